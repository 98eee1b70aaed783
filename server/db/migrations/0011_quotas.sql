ALTER TABLE "quota_use" ADD COLUMN "used_on" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "resume_arrival" DROP COLUMN "content";