-- The log is only ever added to. An insert pays nothing for this.
CREATE FUNCTION "refuse_change" () RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'object_not_in_prerequisite_state';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "table_events_append_only" BEFORE UPDATE OR DELETE ON "table_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change" ();
--> statement-breakpoint
-- A row of "tables" is written again with every move: room beside it keeps the new version on the same page.
ALTER TABLE "tables" SET (fillfactor = 70);
