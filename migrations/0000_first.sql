CREATE TABLE "bummerls" (
	"table_id" text COLLATE "C" NOT NULL,
	"bummerl" integer NOT NULL,
	"seq" integer NOT NULL,
	"kind" text NOT NULL,
	"value" smallint NOT NULL,
	"how" text NOT NULL,
	"winner_seat" smallint NOT NULL,
	"winner" text COLLATE "C" NOT NULL,
	"winner_name" text NOT NULL,
	"loser" text COLLATE "C" NOT NULL,
	"loser_name" text NOT NULL,
	"ended_at" bigint NOT NULL,
	CONSTRAINT "bummerls_pkey" PRIMARY KEY("table_id","bummerl")
);
--> statement-breakpoint
CREATE TABLE "deals" (
	"table_id" text COLLATE "C" NOT NULL,
	"deal" integer NOT NULL,
	"seq" integer NOT NULL,
	"bummerl" integer NOT NULL,
	"dealer" smallint NOT NULL,
	"winner" smallint,
	"counters" smallint,
	"reason" text,
	"to_go_0" smallint NOT NULL,
	"to_go_1" smallint NOT NULL,
	"ended_at" bigint NOT NULL,
	"player_0" text COLLATE "C" NOT NULL,
	"name_0" text NOT NULL,
	"kind_0" text NOT NULL,
	"player_1" text COLLATE "C" NOT NULL,
	"name_1" text NOT NULL,
	"kind_1" text NOT NULL,
	"secret" text NOT NULL,
	"commitment" text NOT NULL,
	"cut_0" text NOT NULL,
	"cut_1" text NOT NULL,
	"deck" jsonb NOT NULL,
	"actions" jsonb NOT NULL,
	CONSTRAINT "deals_pkey" PRIMARY KEY("table_id","deal")
);
--> statement-breakpoint
CREATE TABLE "open_tables" (
	"table_id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"code" text COLLATE "C" NOT NULL,
	"maker" text COLLATE "C" NOT NULL,
	"maker_name" text NOT NULL,
	"clock" text NOT NULL,
	"visibility" text NOT NULL,
	"made_at" bigint NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"name" text,
	"kind" text DEFAULT 'player' NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "server_life" (
	"id" smallint PRIMARY KEY NOT NULL,
	"beat_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"hash" text COLLATE "C" PRIMARY KEY NOT NULL,
	"player" text COLLATE "C" NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "table_events" (
	"table_id" text COLLATE "C" NOT NULL,
	"seq" integer NOT NULL,
	"seat" smallint NOT NULL,
	"command_id" text COLLATE "C" NOT NULL,
	"at" bigint NOT NULL,
	"events" jsonb NOT NULL,
	CONSTRAINT "table_events_pkey" PRIMARY KEY("table_id","seq"),
	CONSTRAINT "table_events_command" UNIQUE("table_id","seat","command_id")
);
--> statement-breakpoint
CREATE TABLE "tables" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"seq" integer NOT NULL,
	"status" text NOT NULL,
	"visibility" text NOT NULL,
	"clock" text NOT NULL,
	"player_0" text COLLATE "C",
	"name_0" text,
	"kind_0" text,
	"player_1" text COLLATE "C",
	"name_1" text,
	"kind_1" text,
	"deciding_0" boolean NOT NULL,
	"deciding_1" boolean NOT NULL,
	"resume_asked_0" boolean NOT NULL,
	"resume_asked_1" boolean NOT NULL,
	"bummerl" integer NOT NULL,
	"deal" integer NOT NULL,
	"to_go_0" smallint NOT NULL,
	"to_go_1" smallint NOT NULL,
	"deadline" bigint,
	"created_at" bigint NOT NULL,
	"changed_at" bigint NOT NULL,
	"rules" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "transfer_codes" (
	"player" text COLLATE "C" PRIMARY KEY NOT NULL,
	"hash" text COLLATE "C" NOT NULL,
	"expires_at" bigint NOT NULL,
	CONSTRAINT "transfer_codes_hash" UNIQUE("hash")
);
--> statement-breakpoint
CREATE TABLE "wishes" (
	"player" text COLLATE "C" PRIMARY KEY NOT NULL,
	"rules" text NOT NULL,
	"clock" text NOT NULL,
	"at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "transfer_codes" ADD CONSTRAINT "transfer_codes_player_players_id_fk" FOREIGN KEY ("player") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "bummerls_won" ON "bummerls" USING btree ("winner","loser","kind","value");--> statement-breakpoint
CREATE INDEX "bummerls_lost" ON "bummerls" USING btree ("loser","winner","kind","value");--> statement-breakpoint
CREATE INDEX "bummerls_won_at" ON "bummerls" USING btree ("winner","ended_at","table_id","seq");--> statement-breakpoint
CREATE INDEX "bummerls_lost_at" ON "bummerls" USING btree ("loser","ended_at","table_id","seq");--> statement-breakpoint
CREATE INDEX "deals_player_0" ON "deals" USING btree ("player_0","ended_at","table_id","seq");--> statement-breakpoint
CREATE INDEX "deals_player_1" ON "deals" USING btree ("player_1","ended_at","table_id","seq");--> statement-breakpoint
CREATE UNIQUE INDEX "open_tables_code" ON "open_tables" USING btree ("code");--> statement-breakpoint
CREATE INDEX "sessions_player" ON "sessions" USING btree ("player");--> statement-breakpoint
CREATE INDEX "tables_deadline" ON "tables" USING btree ("deadline") WHERE deadline IS NOT NULL;--> statement-breakpoint
CREATE INDEX "tables_player_0" ON "tables" USING btree ("player_0") WHERE status <> 'ended';--> statement-breakpoint
CREATE INDEX "tables_player_1" ON "tables" USING btree ("player_1") WHERE status <> 'ended';