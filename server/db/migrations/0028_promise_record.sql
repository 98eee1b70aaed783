ALTER TABLE "company" ADD COLUMN "promise_record" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "company" ADD COLUMN "promise_record_before" text DEFAULT '' NOT NULL;--> statement-breakpoint
-- What a demo market began with: its misses spread evenly over the last 20, every third of them never answered.
UPDATE "company" SET "promise_record" = "made"."record", "promise_record_before" = "made"."record" FROM (
  SELECT "id", (SELECT string_agg(CASE WHEN i * missed / shown = (i - 1) * missed / shown THEN 'k' WHEN i * missed / shown % 3 = 0 THEN 'n' ELSE 'l' END, '' ORDER BY i) FROM generate_series(1, shown) i) AS "record"
  FROM (SELECT "id", least("promises_due_before", 20) AS shown, least("promises_due_before", 20) - round("promises_kept_before"::numeric / "promises_due_before" * least("promises_due_before", 20))::int AS missed
    FROM "company" WHERE "promises_due_before" > 0) "counted") "made"
WHERE "made"."id" = "company"."id";