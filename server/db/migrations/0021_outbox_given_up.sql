ALTER TABLE "outbox" ADD COLUMN "user_id" uuid;--> statement-breakpoint
ALTER TABLE "outbox" ADD COLUMN "given_up_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "outbox_user" ON "outbox" USING btree ("user_id");--> statement-breakpoint
UPDATE "outbox" SET "given_up_at" = "run_at" WHERE "done_at" IS NULL AND "tries" >= 10;--> statement-breakpoint
UPDATE "outbox" SET "user_id" = "user"."id" FROM "user" WHERE "user"."email" = "outbox"."payload" ->> 'to';
