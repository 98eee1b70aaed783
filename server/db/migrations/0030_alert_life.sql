ALTER TABLE "job_alert" ALTER COLUMN "status" DROP DEFAULT;--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "snoozed_until" timestamp with time zone;
--> statement-breakpoint
-- Snoozing had no end until now: what was snoozed stays off until its owner resumes it.
UPDATE "job_alert" SET "status" = 'paused' WHERE "status" = 'snoozed';
