ALTER TABLE "verification" DISABLE ROW LEVEL SECURITY;--> statement-breakpoint
DROP TABLE "verification" CASCADE;--> statement-breakpoint
DROP INDEX "user_email";--> statement-breakpoint
DROP INDEX "user_phone";--> statement-breakpoint
CREATE UNIQUE INDEX "user_email" ON "user" USING btree ("email","role");--> statement-breakpoint
CREATE UNIQUE INDEX "user_phone" ON "user" USING btree ("phone_number","role");--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "access_token";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "refresh_token";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "id_token";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "access_token_expires_at";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "refresh_token_expires_at";--> statement-breakpoint
ALTER TABLE "account" DROP COLUMN "scope";