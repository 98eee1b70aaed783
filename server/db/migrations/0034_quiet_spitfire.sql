CREATE TABLE "company_picture" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"company_id" integer NOT NULL,
	"alt" text,
	"position" integer NOT NULL,
	"is_cover" boolean DEFAULT false NOT NULL,
	"format" text NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"storage_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"removed_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "company_picture" ADD CONSTRAINT "company_picture_company_id_company_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."company"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "company_picture_company" ON "company_picture" USING btree ("company_id","position");--> statement-breakpoint
CREATE UNIQUE INDEX "company_picture_cover" ON "company_picture" USING btree ("company_id") WHERE "company_picture"."is_cover" and "company_picture"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "company_picture_storage" ON "company_picture" USING btree ("storage_key");--> statement-breakpoint
CREATE INDEX "company_picture_removed" ON "company_picture" USING btree ("removed_at");