ALTER TABLE "company" ADD COLUMN "look_key" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "known_website" text;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "confirmed_domain" text;--> statement-breakpoint
CREATE INDEX "company_look" ON "company" USING btree ("look_key");--> statement-breakpoint
-- A website counts as known where the company came from a feed and nobody who hires for it could have typed it since.
UPDATE "company" SET "known_website" = "website" WHERE "website" IS NOT NULL
  AND EXISTS (SELECT 1 FROM "job" WHERE "job"."company_id" = "company"."id" AND "job"."source" <> 'employer')
  AND ("company"."is_verified" OR NOT EXISTS (SELECT 1 FROM "company_member" WHERE "company_member"."company_id" = "company"."id" AND "joined_at" IS NOT NULL));
