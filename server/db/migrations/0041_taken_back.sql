ALTER TABLE "chat" ADD COLUMN "company_since_offset" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "recovery_code" ADD COLUMN "created_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "talent_interest" ADD COLUMN "withdrawn_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "is_closed_by_employer" boolean DEFAULT false NOT NULL;--> statement-breakpoint
UPDATE "recovery_code" c SET "created_at" = coalesce(f."confirmed_at", f."created_at") FROM "two_factor" f WHERE f."user_id" = c."user_id";--> statement-breakpoint
-- What recruiters took along to another company stays hidden from whoever succeeds them there.
UPDATE "chat" SET "company_since_offset" = "chat_member"."cleared_offset" FROM "chat_member" WHERE "chat_member"."chat_id" = "chat"."id" AND "chat_member"."user_id" = "chat"."recruiter_id";
