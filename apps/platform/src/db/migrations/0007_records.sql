CREATE TABLE "download_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"request" text NOT NULL,
	"language" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "member_game_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"node_id" integer NOT NULL,
	"outcome" smallint NOT NULL,
	"rounds" integer NOT NULL,
	"turnover" bigint NOT NULL,
	"payout" bigint NOT NULL,
	CONSTRAINT "member_game_day_member_id_day_node_id_outcome_pk" PRIMARY KEY("member_id","day","node_id","outcome")
);
--> statement-breakpoint
CREATE TABLE "member_movement_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"account_id" integer NOT NULL,
	"type" text NOT NULL,
	"entries" integer NOT NULL,
	"money_in" bigint NOT NULL,
	"money_out" bigint NOT NULL,
	CONSTRAINT "member_movement_day_member_id_day_account_id_type_pk" PRIMARY KEY("member_id","day","account_id","type")
);
--> statement-breakpoint
CREATE TABLE "member_transfer" (
	"member_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"direction" text NOT NULL,
	"relation" text NOT NULL,
	"counterparty_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"remark" text,
	"transaction_id" bigint NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	CONSTRAINT "member_transfer_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "record_rollup" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"until" date NOT NULL
);
--> statement-breakpoint
ALTER TABLE "download_link" ADD CONSTRAINT "download_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_game_day" ADD CONSTRAINT "member_game_day_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_counterparty_id_member_id_fk" FOREIGN KEY ("counterparty_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_transfer" ADD CONSTRAINT "member_transfer_transaction" FOREIGN KEY ("member_id","transaction_id") REFERENCES "public"."ledger_transaction"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "record_rollup" ADD CONSTRAINT "record_rollup_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "download_link_expiry" ON "download_link" USING btree ("expires_at") WHERE "download_link"."used_at" is null;--> statement-breakpoint
CREATE INDEX "member_transfer_member" ON "member_transfer" USING btree ("member_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "ledger_transaction_member" ON "ledger_transaction" USING btree ("member_id","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST);