ALTER TABLE "job" ADD COLUMN "urgent_until" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "featured_until" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "job_urgent_until" ON "job" USING btree ("urgent_until") WHERE "job"."urgent_until" is not null;--> statement-breakpoint
CREATE INDEX "job_featured_until" ON "job" USING btree ("featured_until") WHERE "job"."featured_until" is not null;--> statement-breakpoint
UPDATE "job" SET "urgent_until" = now() + interval '7 days' WHERE "is_urgent" AND "status" <> 'draft';