CREATE TABLE "automatic_reply" (
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"is_on" boolean NOT NULL,
	"text" text NOT NULL,
	"time_zone" text,
	"first_day" date,
	"last_day" date,
	"days" jsonb,
	"saved_at" timestamp with time zone NOT NULL,
	CONSTRAINT "automatic_reply_user_id_kind_pk" PRIMARY KEY("user_id","kind")
);
--> statement-breakpoint
ALTER TABLE "automatic_reply" ADD CONSTRAINT "automatic_reply_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;