ALTER TABLE "company" ADD COLUMN "promises_due_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "promises_kept_before" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "job_posted_by" ON "job" USING btree ("posted_by") WHERE "job"."posted_by" is not null;--> statement-breakpoint
UPDATE "company" SET "promises_due_before" = "promises_due", "promises_kept_before" = "promises_kept" WHERE "website" LIKE '%.example' AND NOT EXISTS (SELECT FROM "application" a JOIN "job" j ON j."id" = a."job_id" WHERE j."company_id" = "company"."id");
