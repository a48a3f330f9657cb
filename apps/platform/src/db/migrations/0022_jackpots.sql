CREATE TABLE "jackpot" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"vendor_code" text NOT NULL,
	"account_id" integer NOT NULL,
	"seed_amount" bigint NOT NULL,
	"contribution_ppm" integer NOT NULL,
	"one_in" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "jackpot_accountId_unique" UNIQUE("account_id"),
	CONSTRAINT "jackpot_seed" CHECK ("jackpot"."seed_amount" > 0),
	CONSTRAINT "jackpot_contribution" CHECK ("jackpot"."contribution_ppm" between 1 and 100000),
	CONSTRAINT "jackpot_one_in" CHECK ("jackpot"."one_in" between 1 and 4294967296)
);
--> statement-breakpoint
CREATE TABLE "jackpot_feed" (
	"jackpot_id" text NOT NULL,
	"transaction_id" bigint NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "jackpot_feed_jackpot_id_transaction_id_pk" PRIMARY KEY("jackpot_id","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "jackpot_game" (
	"node_id" integer PRIMARY KEY NOT NULL,
	"jackpot_id" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "jackpot_win" (
	"transaction_id" bigint PRIMARY KEY NOT NULL,
	"jackpot_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"amount" bigint NOT NULL,
	"won_at" timestamp with time zone NOT NULL,
	CONSTRAINT "jackpot_win_pays" CHECK ("jackpot_win"."amount" > 0)
);
--> statement-breakpoint
ALTER TABLE "vendor_round" ADD COLUMN "jackpot" jsonb;--> statement-breakpoint
ALTER TABLE "vendor_round" ADD COLUMN "jackpot_paid" bigint;--> statement-breakpoint
ALTER TABLE "jackpot" ADD CONSTRAINT "jackpot_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot" ADD CONSTRAINT "jackpot_account_id_ledger_account_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."ledger_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_game" ADD CONSTRAINT "jackpot_game_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_game" ADD CONSTRAINT "jackpot_game_jackpot_id_jackpot_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_transaction_id_ledger_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_jackpot_id_jackpot_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "jackpot_game_jackpot" ON "jackpot_game" USING btree ("jackpot_id");--> statement-breakpoint
CREATE INDEX "jackpot_win_last" ON "jackpot_win" USING btree ("jackpot_id","transaction_id" DESC NULLS FIRST);