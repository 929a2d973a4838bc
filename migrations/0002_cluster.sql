-- Who runs, who is connected where, what is used up of limits: unlogged, for it is worth nothing after a crash.
CREATE UNLOGGED TABLE "addresses" (
	"process" text COLLATE "C" NOT NULL,
	"address" text COLLATE "C" NOT NULL,
	"sockets" integer NOT NULL,
	CONSTRAINT "addresses_pkey" PRIMARY KEY("process","address")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "attendance" (
	"process" text COLLATE "C" NOT NULL,
	"player" text COLLATE "C" NOT NULL,
	"sockets" integer NOT NULL,
	CONSTRAINT "attendance_pkey" PRIMARY KEY("process","player")
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "budgets" (
	"key" varchar(255) PRIMARY KEY NOT NULL,
	"points" integer DEFAULT 0 NOT NULL,
	"expire" bigint
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "processes" (
	"id" text COLLATE "C" PRIMARY KEY NOT NULL,
	"beat_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE UNLOGGED TABLE "table_pages" (
	"process" text COLLATE "C" NOT NULL,
	"table_id" text COLLATE "C" NOT NULL,
	"seat" smallint NOT NULL,
	CONSTRAINT "table_pages_pkey" PRIMARY KEY("process","table_id","seat")
);
--> statement-breakpoint
ALTER TABLE "wishes" ADD COLUMN "message_id" text COLLATE "C" DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "addresses" ADD CONSTRAINT "addresses_process_processes_id_fk" FOREIGN KEY ("process") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "attendance" ADD CONSTRAINT "attendance_process_processes_id_fk" FOREIGN KEY ("process") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "table_pages" ADD CONSTRAINT "table_pages_process_processes_id_fk" FOREIGN KEY ("process") REFERENCES "public"."processes"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "addresses_address" ON "addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "attendance_player" ON "attendance" USING btree ("player");--> statement-breakpoint
CREATE INDEX "table_pages_table" ON "table_pages" USING btree ("table_id");--> statement-breakpoint
CREATE INDEX "open_tables_maker" ON "open_tables" USING btree ("maker");--> statement-breakpoint
CREATE INDEX "tables_resuming" ON "tables" USING btree ("id") WHERE status = 'saved' AND (resume_asked_0 OR resume_asked_1);
