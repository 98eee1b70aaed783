ALTER TABLE "job" ADD COLUMN "is_date_known" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "takes_applications" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "double_key" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "text_sketch" integer[];--> statement-breakpoint
CREATE INDEX "job_double" ON "job" USING btree ("double_key") WHERE "job"."double_key" is not null;--> statement-breakpoint
UPDATE "job" SET "takes_applications" = false WHERE "posted_by" IS NULL AND "source" NOT IN ('seed', 'employer');
