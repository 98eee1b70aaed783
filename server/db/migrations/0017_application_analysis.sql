CREATE TABLE "analysis_use" (
	"company_id" integer NOT NULL,
	"day" date NOT NULL,
	"used" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "analysis_use_company_id_day_pk" PRIMARY KEY("company_id","day")
);
--> statement-breakpoint
CREATE TABLE "application_analysis" (
	"application_id" uuid PRIMARY KEY NOT NULL,
	"requirements" jsonb,
	"writer" text,
	"resume" text,
	"digest" text,
	"asked_by" uuid,
	"asked_at" timestamp with time zone,
	"run_id" uuid,
	"run_by" uuid,
	"run_at" timestamp with time zone,
	"run_until" timestamp with time zone,
	"failure" text
);
--> statement-breakpoint
ALTER TABLE "analysis_use" ADD CONSTRAINT "analysis_use_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_analysis" ADD CONSTRAINT "application_analysis_application_id_application_id_fk" FOREIGN KEY ("application_id") REFERENCES "public"."application"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_analysis" ADD CONSTRAINT "application_analysis_asked_by_user_id_fk" FOREIGN KEY ("asked_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "application_analysis" ADD CONSTRAINT "application_analysis_run_by_user_id_fk" FOREIGN KEY ("run_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;