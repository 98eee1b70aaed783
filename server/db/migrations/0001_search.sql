CREATE TABLE "search_word" (
	"country_id" smallint NOT NULL,
	"word" text NOT NULL,
	"jobs" integer NOT NULL
);
--> statement-breakpoint
DROP INDEX "job_country_salary";--> statement-breakpoint
CREATE UNIQUE INDEX "search_word_key" ON "search_word" USING btree ("country_id","word");--> statement-breakpoint
CREATE INDEX "search_word_trgm" ON "search_word" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suggestion_prefix" ON "suggestion_term" USING btree ("country_id","folded" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "job_country_salary" ON "job" USING btree ("country_id","salary_month_to" DESC NULLS LAST,"id" DESC NULLS LAST);--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "title" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "location_ids" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "location_text" SET STORAGE MAIN;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "ttsv" SET STORAGE MAIN;
