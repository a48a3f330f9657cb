CREATE TABLE "lottery" (
	"code" text PRIMARY KEY NOT NULL,
	"node_id" integer NOT NULL,
	"is_paused" boolean DEFAULT false NOT NULL,
	"next_action_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_nodeId_unique" UNIQUE("node_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_bucket" (
	"draw_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"bucket" smallint NOT NULL,
	"first_member" integer NOT NULL,
	"last_member" integer NOT NULL,
	"state" text DEFAULT 'OPEN' NOT NULL,
	CONSTRAINT "lottery_bucket_draw_id_version_bucket_pk" PRIMARY KEY("draw_id","version","bucket")
);
--> statement-breakpoint
CREATE TABLE "lottery_chain" (
	"lottery_code" text NOT NULL,
	"day" date NOT NULL,
	"anchor" "bytea" NOT NULL,
	"sealed_secret" text NOT NULL,
	"length" integer NOT NULL,
	CONSTRAINT "lottery_chain_lottery_code_day_pk" PRIMARY KEY("lottery_code","day")
);
--> statement-breakpoint
CREATE TABLE "lottery_correction" (
	"member_id" integer NOT NULL,
	"draw_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"difference" bigint NOT NULL,
	"posted" bigint NOT NULL,
	CONSTRAINT "lottery_correction_member_id_draw_id_version_pk" PRIMARY KEY("member_id","draw_id","version")
);
--> statement-breakpoint
CREATE TABLE "lottery_draw" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_draw_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lottery_code" text NOT NULL,
	"issue" text NOT NULL,
	"day" date NOT NULL,
	"sequence" integer NOT NULL,
	"sales_open_at" timestamp with time zone NOT NULL,
	"close_at" timestamp with time zone NOT NULL,
	"draw_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'SCHEDULED' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"next_action_at" timestamp with time zone,
	"seed_hash" "bytea" NOT NULL,
	"sealed_seed" text NOT NULL,
	"seed" "bytea",
	"beacon" "bytea",
	"ticket_count" integer,
	"line_count" integer,
	"stake_sum" bigint,
	"sales_hash" "bytea",
	"sealed_at" timestamp with time zone,
	"drawn_at" timestamp with time zone,
	"revealed" smallint DEFAULT 0 NOT NULL,
	"prizes" smallint DEFAULT 0 NOT NULL,
	"result_version" smallint DEFAULT 0 NOT NULL,
	"settled_at" timestamp with time zone,
	"void_reason" text,
	CONSTRAINT "lottery_draw_issue" UNIQUE("lottery_code","issue")
);
--> statement-breakpoint
CREATE TABLE "lottery_draw_step" (
	"draw_id" bigint NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text DEFAULT 'SYSTEM' NOT NULL,
	"reason" text,
	CONSTRAINT "lottery_draw_step_draw_id_version_pk" PRIMARY KEY("draw_id","version")
);
--> statement-breakpoint
CREATE TABLE "lottery_entry" (
	"member_id" integer NOT NULL,
	"ticket_id" bigint NOT NULL,
	"draw_id" bigint NOT NULL,
	"stake" bigint NOT NULL,
	"terms" text NOT NULL,
	"stop_when_won" boolean NOT NULL,
	"demo" boolean NOT NULL,
	"cancelled_at" timestamp with time zone,
	"cancel_reason" text,
	CONSTRAINT "lottery_entry_member_id_ticket_id_draw_id_pk" PRIMARY KEY("member_id","ticket_id","draw_id")
);
--> statement-breakpoint
CREATE TABLE "lottery_exposure" (
	"draw_id" bigint NOT NULL,
	"selection" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "lottery_exposure_draw_id_selection_pk" PRIMARY KEY("draw_id","selection")
);
--> statement-breakpoint
CREATE TABLE "lottery_hit" (
	"draw_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"terms" text NOT NULL,
	"selection" text NOT NULL,
	"hits" integer NOT NULL,
	"factor" bigint NOT NULL,
	CONSTRAINT "lottery_hit_draw_id_version_terms_selection_pk" PRIMARY KEY("draw_id","version","terms","selection")
);
--> statement-breakpoint
CREATE TABLE "lottery_line" (
	"member_id" integer NOT NULL,
	"ticket_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"selection" text NOT NULL,
	"amount" bigint NOT NULL,
	"cost" bigint NOT NULL,
	CONSTRAINT "lottery_line_member_id_ticket_id_line_pk" PRIMARY KEY("member_id","ticket_id","line")
);
--> statement-breakpoint
CREATE TABLE "lottery_result" (
	"draw_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"numbers" text[] NOT NULL,
	"actor" text DEFAULT 'SYSTEM' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_result_draw_id_version_pk" PRIMARY KEY("draw_id","version")
);
--> statement-breakpoint
CREATE TABLE "lottery_ticket" (
	"member_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lottery_ticket_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"lottery_code" text NOT NULL,
	"node_id" integer NOT NULL,
	"request_key" text NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"terms" text NOT NULL,
	"line_count" integer NOT NULL,
	"draw_count" smallint NOT NULL,
	"stake" bigint NOT NULL,
	"stop_when_won" boolean NOT NULL,
	"digest" "bytea" NOT NULL,
	"demo" boolean NOT NULL,
	"transaction_id" bigint NOT NULL,
	"balance_after" bigint NOT NULL,
	"placed_at" timestamp with time zone NOT NULL,
	CONSTRAINT "lottery_ticket_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "lottery_ticket_key" UNIQUE("member_id","request_key")
);
--> statement-breakpoint
CREATE TABLE "lottery_win" (
	"member_id" integer NOT NULL,
	"draw_id" bigint NOT NULL,
	"version" smallint NOT NULL,
	"ticket_id" bigint NOT NULL,
	"line" integer NOT NULL,
	"hits" integer NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "lottery_win_member_id_draw_id_version_ticket_id_line_pk" PRIMARY KEY("member_id","draw_id","version","ticket_id","line")
);
--> statement-breakpoint
ALTER TABLE "lottery" ADD CONSTRAINT "lottery_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_correction" ADD CONSTRAINT "lottery_correction_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD CONSTRAINT "lottery_draw_lottery_code_lottery_code_fk" FOREIGN KEY ("lottery_code") REFERENCES "public"."lottery"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_entry" ADD CONSTRAINT "lottery_entry_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD CONSTRAINT "lottery_ticket_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lottery_due" ON "lottery" USING btree ("next_action_at");--> statement-breakpoint
CREATE INDEX "lottery_bucket_due" ON "lottery_bucket" USING btree ("draw_id","version","bucket") WHERE "lottery_bucket"."state" <> 'DONE';--> statement-breakpoint
CREATE INDEX "lottery_draw_time" ON "lottery_draw" USING btree ("lottery_code","draw_at");--> statement-breakpoint
CREATE INDEX "lottery_draw_due" ON "lottery_draw" USING btree ("next_action_at") WHERE "lottery_draw"."next_action_at" is not null;--> statement-breakpoint
CREATE INDEX "lottery_draw_results" ON "lottery_draw" USING btree ("draw_at" DESC NULLS FIRST) WHERE "lottery_draw"."result_version" > 0;--> statement-breakpoint
CREATE INDEX "lottery_entry_draw" ON "lottery_entry" USING btree ("draw_id","member_id");--> statement-breakpoint
CREATE INDEX "lottery_entry_stop" ON "lottery_entry" USING btree ("draw_id","member_id") WHERE "lottery_entry"."stop_when_won";