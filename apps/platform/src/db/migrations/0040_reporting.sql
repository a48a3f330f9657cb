-- What the views of the schema `reporting` read (apps/platform/src/db/views).
CREATE TABLE "game_day" (
	"day" date NOT NULL,
	"node_id" integer NOT NULL,
	"rounds" integer NOT NULL,
	"players" integer NOT NULL,
	"stake" bigint NOT NULL,
	"uncounted" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"stake_squares" double precision NOT NULL,
	"stake_payouts" double precision NOT NULL,
	"payout_squares" double precision NOT NULL,
	CONSTRAINT "game_day_day_node_id_pk" PRIMARY KEY("day","node_id")
);
--> statement-breakpoint
CREATE INDEX "deposit_created_day" ON "deposit" USING btree ((("created_at" at time zone 'Asia/Ho_Chi_Minh')::date));--> statement-breakpoint
CREATE INDEX "deposit_confirmed_day" ON "deposit" USING btree ((("confirmed_at" at time zone 'Asia/Ho_Chi_Minh')::date)) WHERE "deposit"."state" = 'CONFIRMED';--> statement-breakpoint
CREATE INDEX "withdrawal_requested_day" ON "withdrawal" USING btree ((("requested_at" at time zone 'Asia/Ho_Chi_Minh')::date));--> statement-breakpoint
CREATE INDEX "withdrawal_disbursed_day" ON "withdrawal" USING btree ((("disbursed_at" at time zone 'Asia/Ho_Chi_Minh')::date)) WHERE "withdrawal"."disbursed_at" is not null;--> statement-breakpoint
CREATE INDEX "ledger_transaction_cost" ON "ledger_transaction" USING btree ((("occurred_at" at time zone 'Asia/Ho_Chi_Minh')::date)) WHERE type in ('JACKPOT', 'REBATE', 'COMMISSION', 'DIVIDEND', 'SALARY', 'PROMOTION', 'BONUS_GRANT', 'BONUS_FORFEIT', 'POINTS_CONVERT', 'ADMIN_CREDIT', 'ADMIN_DEBIT', 'REVERSAL');