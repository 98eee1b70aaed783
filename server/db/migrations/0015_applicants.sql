CREATE TABLE "applicant_digest" (
	"job_id" integer PRIMARY KEY NOT NULL,
	"due_at" timestamp with time zone,
	"sent_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "application" ADD COLUMN "reminders" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "applicant_digest" ADD CONSTRAINT "applicant_digest_job_id_job_id_fk" FOREIGN KEY ("job_id") REFERENCES "public"."job"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "applicant_digest_due" ON "applicant_digest" USING btree ("due_at");