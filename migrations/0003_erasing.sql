-- The log is only ever added to, with two exceptions that must be asked for by name and for one transaction only:
-- SET LOCAL bummerl.erasing = 'table' lets whole tables be deleted, = 'player' lets a name be taken out of rows.
-- This keeps off slips and faults, not somebody who has the password of the database.
CREATE OR REPLACE FUNCTION "refuse_change" () RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
	erasing text := current_setting('bummerl.erasing', true);
BEGIN
	IF (TG_OP = 'DELETE' AND erasing = 'table') OR (TG_OP = 'UPDATE' AND erasing = 'player') THEN
		RETURN NULL;
	END IF;
	RAISE EXCEPTION 'table % is append-only', TG_TABLE_NAME USING ERRCODE = 'object_not_in_prerequisite_state';
END
$$;
--> statement-breakpoint
CREATE TRIGGER "table_events_no_truncate" BEFORE TRUNCATE ON "table_events"
	FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change" ();
