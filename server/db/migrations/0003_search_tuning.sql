DROP INDEX "search_word_trgm";--> statement-breakpoint
DROP INDEX "suggestion_folded_trgm";--> statement-breakpoint
CREATE INDEX "search_word_trgm" ON "search_word" USING gin ("country_id","word" gin_trgm_ops);--> statement-breakpoint
CREATE INDEX "suggestion_folded_trgm" ON "suggestion_term" USING gin ("country_id","folded" gin_trgm_ops);--> statement-breakpoint
-- The search chooses its way by a sample of its own; every planning reads all of these, so a thousand of the commonest lexemes are enough.
ALTER TABLE "job" ALTER COLUMN "ttsv" SET STATISTICS 100;--> statement-breakpoint
ALTER TABLE "job" ALTER COLUMN "tsv" SET STATISTICS 100;--> statement-breakpoint
ANALYZE "job";
