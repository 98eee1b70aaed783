ALTER TABLE "job" ADD COLUMN "locality" text;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "postal_code" text;