CREATE TABLE "former_address" (
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"replaced_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "otp_challenge" ADD COLUMN "device_uuid" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "session" ADD COLUMN "heard_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "phone_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "revoked_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "qr_login" ADD COLUMN "approved_by" uuid;--> statement-breakpoint
ALTER TABLE "former_address" ADD CONSTRAINT "former_address_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "former_address_email" ON "former_address" USING btree ("email");--> statement-breakpoint
CREATE INDEX "former_address_user" ON "former_address" USING btree ("user_id");--> statement-breakpoint
UPDATE "session" SET "heard_at" = "updated_at";
