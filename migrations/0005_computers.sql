ALTER TABLE "deals" ADD COLUMN "dealer_chosen" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deals" ADD COLUMN "undone" smallint DEFAULT 0 NOT NULL;