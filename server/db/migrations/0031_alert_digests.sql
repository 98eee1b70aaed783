CREATE TABLE "alert_digest" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"email" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sent_job" (
	"user_id" uuid NOT NULL,
	"job_id" integer NOT NULL,
	"digest_id" uuid NOT NULL,
	"sent_at" timestamp with time zone NOT NULL,
	CONSTRAINT "sent_job_user_id_job_id_pk" PRIMARY KEY("user_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "due_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "looked_until" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "quiet_since" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "job_alert" ADD COLUMN "widened_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "job" ADD COLUMN "listed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "alert_digest" ADD CONSTRAINT "alert_digest_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sent_job" ADD CONSTRAINT "sent_job_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alert_digest_user" ON "alert_digest" USING btree ("user_id","sent_at");--> statement-breakpoint
CREATE INDEX "alert_digest_sent" ON "alert_digest" USING btree ("sent_at");--> statement-breakpoint
CREATE INDEX "job_alert_email" ON "job_alert" USING btree ("email");--> statement-breakpoint
CREATE INDEX "job_alert_due" ON "job_alert" USING btree ("country_id","due_at") WHERE "job_alert"."due_at" is not null;--> statement-breakpoint
CREATE INDEX "job_alert_snoozed" ON "job_alert" USING btree ("snoozed_until") WHERE "job_alert"."snoozed_until" is not null;
--> statement-breakpoint
-- Alerts that were on already: the next day at seven in the morning, by the clocks of their country.
UPDATE "job_alert" a SET "due_at" = (date_trunc('day', now() at time zone z.zone) + interval '1 day 7 hours') at time zone z.zone
FROM (VALUES (167, 'Asia/Manila'), (193, 'Asia/Singapore'), (98, 'Asia/Jakarta'), (126, 'Asia/Kuala_Lumpur'), (105, 'Asia/Tokyo'), (211, 'Asia/Taipei'), (95, 'Asia/Hong_Kong'), (122, 'Asia/Macau'), (227, 'America/New_York'), (36, 'America/Toronto'), (226, 'Europe/London'), (200, 'Europe/Madrid'), (218, 'Europe/Istanbul'), (187, 'Europe/Belgrade'), (225, 'Asia/Dubai'), (184, 'Asia/Riyadh'), (201, 'Asia/Colombo'), (153, 'Africa/Lagos'), (29, 'America/Sao_Paulo')) AS z(country_id, zone) WHERE z.country_id = a.country_id AND a.status = 'active';
