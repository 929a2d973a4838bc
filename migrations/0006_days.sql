-- The deal of the day: the one secret that all packs follow from, what is known of a day for good, and whose tables they are.
CREATE TABLE "day_secret" (
	"id" smallint PRIMARY KEY NOT NULL,
	"secret" text NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "days" (
	"day" text COLLATE "C" PRIMARY KEY NOT NULL,
	"figures" jsonb,
	"master" smallint
);
--> statement-breakpoint
ALTER TABLE "tables" ADD COLUMN "day" text;--> statement-breakpoint
CREATE INDEX "tables_day" ON "tables" USING btree ("day") WHERE day IS NOT NULL;