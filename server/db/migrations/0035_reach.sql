ALTER TABLE "outbox" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
-- What was chosen before keeps its meaning: emails about applications, an employer's of applicants and reminders, and push as a whole.
INSERT INTO user_setting (user_id, key, value, updated_at)
  SELECT s.user_id, m.key, s.value, s.updated_at FROM user_setting s
  JOIN (VALUES ('application_news', 'reach.applications.email'), ('applicants', 'reach.applicants.email'), ('reminders', 'reach.reminders.email')) AS m (was, key) ON m.was = s.key
  ON CONFLICT DO NOTHING;--> statement-breakpoint
INSERT INTO user_setting (user_id, key, value, updated_at)
  SELECT s.user_id, 'reach.' || t.topic || '.push', s.value, s.updated_at FROM user_setting s
  CROSS JOIN (VALUES ('applications'), ('applicants'), ('reminders'), ('interviews'), ('chat'), ('followed'), ('company')) AS t (topic)
  WHERE s.key = 'push' ON CONFLICT DO NOTHING;--> statement-breakpoint
DELETE FROM user_setting WHERE key IN ('application_news', 'push', 'applicants', 'reminders');
