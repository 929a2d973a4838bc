DROP INDEX "tables_deadline";--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "deadline_slot" integer GENERATED ALWAYS AS ((deadline >> 17)::integer) STORED;--> statement-breakpoint
CREATE INDEX "tables_deadline" ON "tables" USING btree ("deadline_slot") WHERE deadline_slot IS NOT NULL;