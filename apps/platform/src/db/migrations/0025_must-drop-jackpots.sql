CREATE TABLE "jackpot_pot" (
	"jackpot_id" text NOT NULL,
	"number" integer NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"seed_hash" "bytea" NOT NULL,
	"drop_point" bigint NOT NULL,
	"transaction_id" bigint,
	"bet_id" bigint,
	"fed" bigint,
	CONSTRAINT "jackpot_pot_jackpot_id_number_pk" PRIMARY KEY("jackpot_id","number"),
	CONSTRAINT "jackpot_pot_transactionId_unique" UNIQUE("transaction_id"),
	CONSTRAINT "jackpot_pot_promise" CHECK ("jackpot_pot"."seed_hash" = sha256("jackpot_pot"."server_seed")),
	CONSTRAINT "jackpot_pot_won" CHECK (num_nonnulls("jackpot_pot"."transaction_id", "jackpot_pot"."bet_id", "jackpot_pot"."fed") in (0, 3))
);
--> statement-breakpoint
ALTER TABLE "jackpot" ALTER COLUMN "one_in" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "jackpot" ADD COLUMN "must_drop_by" bigint;--> statement-breakpoint
ALTER TABLE "jackpot_feed" ADD COLUMN "node_id" integer;--> statement-breakpoint
ALTER TABLE "jackpot_pot" ADD CONSTRAINT "jackpot_pot_jackpot_id_jackpot_id_fk" FOREIGN KEY ("jackpot_id") REFERENCES "public"."jackpot"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_pot" ADD CONSTRAINT "jackpot_pot_transaction_id_jackpot_win_transaction_id_fk" FOREIGN KEY ("transaction_id") REFERENCES "public"."jackpot_win"("transaction_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "jackpot_pot" ADD CONSTRAINT "jackpot_pot_bet_id_ledger_transaction_id_fk" FOREIGN KEY ("bet_id") REFERENCES "public"."ledger_transaction"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "jackpot_pot_open" ON "jackpot_pot" USING btree ("jackpot_id") WHERE "jackpot_pot"."transaction_id" is null;--> statement-breakpoint
CREATE INDEX "jackpot_win_day" ON "jackpot_win" USING btree ("won_at");--> statement-breakpoint
CREATE INDEX "jackpot_win_member" ON "jackpot_win" USING btree ("member_id","won_at");--> statement-breakpoint
ALTER TABLE "jackpot" ADD CONSTRAINT "jackpot_must_drop_by" CHECK ("jackpot"."must_drop_by" > "jackpot"."seed_amount");--> statement-breakpoint
ALTER TABLE "jackpot" ADD CONSTRAINT "jackpot_kind" CHECK (num_nonnulls("jackpot"."one_in", "jackpot"."must_drop_by") = 1);