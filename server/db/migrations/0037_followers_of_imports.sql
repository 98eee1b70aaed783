CREATE TABLE "unannounced_jobs" (
	"company_id" integer PRIMARY KEY NOT NULL,
	"job_id" integer NOT NULL,
	"title" text NOT NULL,
	"jobs" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "unannounced_jobs" ADD CONSTRAINT "unannounced_jobs_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unannounced_jobs" ADD CONSTRAINT "unannounced_jobs_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;