ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_code_unique";
--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_key";
--> statement-breakpoint
ALTER TABLE "passkey" DROP CONSTRAINT "passkey_id_unique";
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "member_holds_balance";
--> statement-breakpoint
ALTER TABLE "deposit" DROP CONSTRAINT "deposit_transaction_id_ledger_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawal" DROP CONSTRAINT "withdrawal_lock_transaction_id_ledger_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "withdrawal" DROP CONSTRAINT "withdrawal_transaction_id_ledger_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "jackpot" DROP CONSTRAINT "jackpot_account_id_ledger_account_id_fk";
--> statement-breakpoint
ALTER TABLE "jackpot_pot" DROP CONSTRAINT "jackpot_pot_transaction_id_jackpot_win_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "jackpot_pot" DROP CONSTRAINT "jackpot_pot_bet_id_ledger_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "jackpot_win" DROP CONSTRAINT "jackpot_win_transaction_id_ledger_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_member_id_member_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_transaction_id_ledger_transaction_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_account_id_ledger_account_id_fk";
--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_member_id_member_id_fk";
--> statement-breakpoint
DROP INDEX "ledger_account_member";
--> statement-breakpoint
DROP INDEX "ledger_entry_account";
--> statement-breakpoint
DROP INDEX "ledger_transaction_member";
--> statement-breakpoint
DROP INDEX "open_round_member";
--> statement-breakpoint
DROP INDEX "passkey_member";
--> statement-breakpoint
DROP INDEX "recovery_code_member";
--> statement-breakpoint
DROP INDEX "round_of_vendor";
--> statement-breakpoint
ALTER TABLE "jackpot_feed" DROP CONSTRAINT "jackpot_feed_jackpot_id_transaction_id_pk";
--> statement-breakpoint
ALTER TABLE "ledger_entry" DROP CONSTRAINT "ledger_entry_transaction_id_line_pk";
--> statement-breakpoint
ALTER TABLE "noted_call" DROP CONSTRAINT "noted_call_vendor_code_transaction_id_pk";
--> statement-breakpoint
ALTER TABLE "open_round" DROP CONSTRAINT "open_round_vendor_code_round_id_pk";
--> statement-breakpoint
ALTER TABLE "deposit" DROP CONSTRAINT "deposit_pkey";
--> statement-breakpoint
ALTER TABLE "withdrawal" DROP CONSTRAINT "withdrawal_pkey";
--> statement-breakpoint
ALTER TABLE "jackpot_win" DROP CONSTRAINT "jackpot_win_pkey";
--> statement-breakpoint
ALTER TABLE "ledger_account" DROP CONSTRAINT "ledger_account_pkey";
--> statement-breakpoint
ALTER TABLE "ledger_transaction" DROP CONSTRAINT "ledger_transaction_pkey";
--> statement-breakpoint
ALTER TABLE "round" DROP CONSTRAINT "round_pkey";
--> statement-breakpoint
ALTER TABLE "deposit_limit" DROP CONSTRAINT "deposit_limit_pkey";
--> statement-breakpoint
ALTER TABLE "log_in_history" DROP CONSTRAINT "log_in_history_pkey";
--> statement-breakpoint
ALTER TABLE "recovery_code" DROP CONSTRAINT "recovery_code_pkey";
--> statement-breakpoint
ALTER TABLE "social_identity" DROP CONSTRAINT "social_identity_pkey";
--> statement-breakpoint
ALTER TABLE "wallet_transfer" DROP CONSTRAINT "wallet_transfer_pkey";
--> statement-breakpoint
CREATE TABLE "credited_payment" (
	"reference" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "credited_payment" ADD CONSTRAINT "credited_payment_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
INSERT INTO "credited_payment" ("reference", "member_id")
  SELECT "reference", "member_id" FROM "ledger_transaction" WHERE "type" = 'DEPOSIT';
--> statement-breakpoint
-- Rows of the house belong to 0. The book is append-only, so its guards rest while owners are filled in.
ALTER TABLE "ledger_transaction" DISABLE TRIGGER append_only;
ALTER TABLE "ledger_entry" DISABLE TRIGGER append_only;
ALTER TABLE "ledger_entry" ADD COLUMN "member_id" integer DEFAULT 0 NOT NULL;
ALTER TABLE "ledger_transaction" ADD COLUMN "reverses" bigint;
UPDATE "ledger_account" SET "member_id" = 0 WHERE "member_id" IS NULL;
UPDATE "ledger_transaction" SET "member_id" = 0 WHERE "member_id" IS NULL;
UPDATE "ledger_entry" SET "member_id" = head."member_id"
  FROM "ledger_transaction" head WHERE head."id" = "transaction_id" AND head."member_id" <> 0;
UPDATE "ledger_transaction" refund SET "reverses" = bet."id" FROM "ledger_transaction" bet
  WHERE refund."type" = 'BET_REFUND' AND refund."idempotency_key" = bet."idempotency_key" || ':refund';
ALTER TABLE "ledger_transaction" ENABLE TRIGGER append_only;
ALTER TABLE "ledger_entry" ENABLE TRIGGER append_only;
--> statement-breakpoint
ALTER TABLE "jackpot_feed" ADD COLUMN "member_id" integer;
UPDATE "jackpot_feed" SET "member_id" = head."member_id" FROM "ledger_transaction" head WHERE head."id" = "transaction_id";
ALTER TABLE "jackpot_feed" ALTER COLUMN "member_id" SET NOT NULL;
--> statement-breakpoint
-- A call that moved money names its member by its transaction. Of the others, which are forgotten after 31 days, nobody knows.
ALTER TABLE "noted_call" ALTER COLUMN "transaction" SET DATA TYPE bigint USING "transaction"::bigint;
ALTER TABLE "noted_call" ADD COLUMN "member_id" integer;
UPDATE "noted_call" SET "member_id" = head."member_id" FROM "ledger_transaction" head WHERE head."id" = "transaction";
UPDATE "noted_call" SET "member_id" = head."member_id" FROM "ledger_transaction" head
  WHERE head."idempotency_key" = 'vendor:' || "vendor_code" || ':' || "transaction_id";
DELETE FROM "noted_call" WHERE "member_id" IS NULL;
ALTER TABLE "noted_call" ALTER COLUMN "member_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_account" ALTER COLUMN "member_id" SET DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "ledger_account" ALTER COLUMN "member_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "member_id" SET DEFAULT 0;
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ALTER COLUMN "member_id" SET NOT NULL;
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "jackpot_feed" ADD CONSTRAINT "jackpot_feed_jackpot_id_member_id_transaction_id_pk" PRIMARY KEY("jackpot_id","member_id","transaction_id");
--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_member_id_transaction_id_pk" PRIMARY KEY("member_id","transaction_id");
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "ledger_entry" ADD CONSTRAINT "ledger_entry_member_id_transaction_id_line_pk" PRIMARY KEY("member_id","transaction_id","line");
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "round" ADD CONSTRAINT "round_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "deposit_limit" ADD CONSTRAINT "deposit_limit_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "noted_call" ADD CONSTRAINT "noted_call_member_id_vendor_code_transaction_id_pk" PRIMARY KEY("member_id","vendor_code","transaction_id");
--> statement-breakpoint
ALTER TABLE "open_round" ADD CONSTRAINT "open_round_member_id_vendor_code_round_id_pk" PRIMARY KEY("member_id","vendor_code","round_id");
--> statement-breakpoint
ALTER TABLE "log_in_history" ADD CONSTRAINT "log_in_history_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "recovery_code" ADD CONSTRAINT "recovery_code_member_id_code_hash_pk" PRIMARY KEY("member_id","code_hash");
--> statement-breakpoint
ALTER TABLE "social_identity" ADD CONSTRAINT "social_identity_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_member_id_id_pk" PRIMARY KEY("member_id","id");
--> statement-breakpoint
ALTER TABLE "deposit" ADD CONSTRAINT "deposit_transaction" FOREIGN KEY ("member_id","transaction_id") REFERENCES "public"."ledger_transaction"("member_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_hold" FOREIGN KEY ("member_id","lock_transaction_id") REFERENCES "public"."ledger_transaction"("member_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD CONSTRAINT "withdrawal_settlement" FOREIGN KEY ("member_id","transaction_id") REFERENCES "public"."ledger_transaction"("member_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "jackpot_win" ADD CONSTRAINT "jackpot_win_transaction" FOREIGN KEY ("member_id","transaction_id") REFERENCES "public"."ledger_transaction"("member_id","id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
ALTER TABLE "noted_call" ADD CONSTRAINT "noted_call_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_transaction_reversed_once" ON "ledger_transaction" USING btree ("member_id","reverses") WHERE "ledger_transaction"."reverses" is not null;
--> statement-breakpoint
CREATE UNIQUE INDEX "round_of_vendor" ON "round" USING btree ("member_id","vendor_round_id","node_id") WHERE "round"."vendor_round_id" is not null;
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "ledger_account_code" UNIQUE("member_id","code");
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_key" UNIQUE("member_id","idempotency_key");
--> statement-breakpoint
ALTER TABLE "passkey" ADD CONSTRAINT "passkey_id" UNIQUE("member_id","id");
--> statement-breakpoint
ALTER TABLE "ledger_account" ADD CONSTRAINT "member_holds_balance" CHECK (("ledger_account"."member_id" = 0) = ("ledger_account"."balance" is null));
--> statement-breakpoint
ALTER TABLE "ledger_transaction" ADD CONSTRAINT "ledger_transaction_type" CHECK (type in ('DEPOSIT', 'WITHDRAW_LOCK', 'WITHDRAW', 'WITHDRAW_RETURN', 'BET', 'PAYOUT', 'BET_REFUND', 'JACKPOT', 'JACKPOT_SEED', 'TRANSFER_OUT', 'TRANSFER_ARRIVED', 'TRANSFER_RETURNED', 'TRANSFER_IN', 'MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN', 'REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'PROMOTION', 'BONUS_GRANT', 'BONUS_CONVERT', 'BONUS_FORFEIT', 'POINTS_EARN', 'POINTS_SPEND', 'POINTS_RETURN', 'POINTS_CONVERT', 'DEMO_CREDIT', 'REVERSAL'));
