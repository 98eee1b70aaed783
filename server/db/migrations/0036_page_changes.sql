-- Every node forgets its cached pages once a transaction that changed what they show is committed (server/modules/pages/page-changes.ts).
-- PostgreSQL sends equal notifications of one transaction once.
CREATE FUNCTION page_changed() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	PERFORM pg_notify('pages_changed', '');
	RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER job_page_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "job" FOR EACH STATEMENT EXECUTE FUNCTION page_changed();--> statement-breakpoint
CREATE TRIGGER job_question_page_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "job_question" FOR EACH STATEMENT EXECUTE FUNCTION page_changed();--> statement-breakpoint
CREATE TRIGGER company_page_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company" FOR EACH STATEMENT EXECUTE FUNCTION page_changed();--> statement-breakpoint
CREATE TRIGGER company_picture_page_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_picture" FOR EACH STATEMENT EXECUTE FUNCTION page_changed();--> statement-breakpoint
CREATE TRIGGER company_member_page_changed AFTER INSERT OR UPDATE OR DELETE OR TRUNCATE ON "company_member" FOR EACH STATEMENT EXECUTE FUNCTION page_changed();--> statement-breakpoint
-- Of people, pages name those who hire: by their first name, their photo and unless they are suspended.
CREATE TRIGGER user_page_changed AFTER UPDATE OF "first_name", "image", "suspended_at" ON "user" FOR EACH ROW WHEN (NEW."role" = 'recruiter') EXECUTE FUNCTION page_changed();
