CREATE TABLE "ranking_weights" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ranking_weights_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"learned_at" timestamp with time zone NOT NULL,
	"weights" jsonb NOT NULL,
	"preferences" integer NOT NULL,
	"searches" integer NOT NULL,
	"loss_before" real NOT NULL,
	"loss_after" real NOT NULL
);
--> statement-breakpoint
CREATE TABLE "recorded_search" (
	"id" uuid PRIMARY KEY NOT NULL,
	"country_id" smallint NOT NULL,
	"at" timestamp with time zone NOT NULL,
	"jobs" jsonb NOT NULL,
	"pairs" smallint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "search_outcome" (
	"search_id" uuid NOT NULL,
	"job_id" integer NOT NULL,
	"grade" smallint NOT NULL,
	CONSTRAINT "search_outcome_search_id_job_id_pk" PRIMARY KEY("search_id","job_id")
);
--> statement-breakpoint
ALTER TABLE "search_outcome" ADD CONSTRAINT "search_outcome_search_id_recorded_search_id_fk" FOREIGN KEY ("search_id") REFERENCES "public"."recorded_search"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "recorded_search_at" ON "recorded_search" USING btree ("at");