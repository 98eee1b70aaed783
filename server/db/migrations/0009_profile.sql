CREATE TABLE "education" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"school_name" text NOT NULL,
	"education_level_id" integer NOT NULL,
	"field_of_study" text DEFAULT '' NOT NULL,
	"start_date" text NOT NULL,
	"end_date" text,
	"is_attending" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "job_preference" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"industry_id" integer NOT NULL,
	"job_type_ids" integer[] NOT NULL,
	"work_arrangement" text NOT NULL,
	"work_language" text NOT NULL,
	"timezone" text NOT NULL,
	"location_id" integer NOT NULL,
	"is_overseas" boolean DEFAULT false NOT NULL,
	"country_id" smallint,
	"currency" text NOT NULL,
	"salary_type" text NOT NULL,
	"min_salary" bigint,
	"max_salary" bigint,
	"notice_period_id" smallint,
	"is_open_to_work" boolean DEFAULT true NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "license_certification" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"name" text NOT NULL,
	"issuing_organisation" text NOT NULL,
	"credential_id" text DEFAULT '' NOT NULL,
	"credential_url" text DEFAULT '' NOT NULL,
	"issue_date" text NOT NULL,
	"expiry_date" text,
	"does_not_expire" boolean DEFAULT false NOT NULL,
	"attachment" jsonb,
	"attachment_key" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"date_of_birth" text,
	"nationality" text,
	"current_location" text DEFAULT '' NOT NULL,
	"home_address" text DEFAULT '' NOT NULL,
	"working_since" text,
	"job_seeker_type" text,
	"jobseeking_status" text,
	"career_summary" text DEFAULT '' NOT NULL,
	"skills" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"avatar_key" text,
	"avatar_format" text,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "profile_draft" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"form" smallint NOT NULL,
	"version" integer NOT NULL,
	"fields" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "spoken_language" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"language" text NOT NULL,
	"proficiency" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "website" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"url" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "work_experience" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" uuid NOT NULL,
	"job_title" text NOT NULL,
	"company_name" text NOT NULL,
	"industry_id" integer,
	"job_function_ids" integer[] DEFAULT '{}' NOT NULL,
	"monthly_salary" bigint,
	"currency" text,
	"start_date" text NOT NULL,
	"end_date" text,
	"is_present" boolean DEFAULT false NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_hidden_from_company" boolean DEFAULT false NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "education" ADD CONSTRAINT "education_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "job_preference" ADD CONSTRAINT "job_preference_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "license_certification" ADD CONSTRAINT "license_certification_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile" ADD CONSTRAINT "profile_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_draft" ADD CONSTRAINT "profile_draft_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "spoken_language" ADD CONSTRAINT "spoken_language_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "website" ADD CONSTRAINT "website_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "work_experience" ADD CONSTRAINT "work_experience_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "education_user" ON "education" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "job_preference_user" ON "job_preference" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "license_certification_user" ON "license_certification" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "spoken_language_once" ON "spoken_language" USING btree ("user_id","language");--> statement-breakpoint
CREATE INDEX "website_user" ON "website" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "work_experience_user" ON "work_experience" USING btree ("user_id");