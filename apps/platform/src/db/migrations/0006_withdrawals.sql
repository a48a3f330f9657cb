CREATE TABLE "bank_card" (
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"member_id" integer NOT NULL,
	"bank_code" text NOT NULL,
	"account_number" text NOT NULL,
	"account_name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"added_at" timestamp with time zone DEFAULT now() NOT NULL,
	"usable_at" timestamp with time zone NOT NULL,
	"removed_at" timestamp with time zone,
	CONSTRAINT "bank_card_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "payout_attempt" (
	"member_id" integer NOT NULL,
	"withdrawal_id" integer NOT NULL,
	"attempt" smallint NOT NULL,
	"state" text DEFAULT 'SENT' NOT NULL,
	"queries" integer DEFAULT 0 NOT NULL,
	"provider_id" text,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "payout_attempt_member_id_withdrawal_id_attempt_pk" PRIMARY KEY("member_id","withdrawal_id","attempt")
);
--> statement-breakpoint
CREATE TABLE "withdrawal_bank" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"kind" text NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"fee_fixed" bigint DEFAULT 0 NOT NULL,
	"fee_basis_points" integer DEFAULT 0 NOT NULL,
	"expected_minutes" integer NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_setting" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"turnover_percent" integer DEFAULT 100 NOT NULL,
	"per_day" smallint DEFAULT 10 NOT NULL,
	"review_from" bigint DEFAULT 500000000000 NOT NULL,
	"step_up_from" bigint DEFAULT 50000000000 NOT NULL,
	"review_above_per_day" smallint DEFAULT 3 NOT NULL,
	"card_rest_hours" smallint DEFAULT 24 NOT NULL,
	"cards_max" smallint DEFAULT 5 NOT NULL,
	"receipt_minutes" integer DEFAULT 30 NOT NULL,
	"member_cancels" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
CREATE TABLE "withdrawal_step" (
	"member_id" integer NOT NULL,
	"withdrawal_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"actor" text NOT NULL,
	"by" text,
	"reason" text,
	CONSTRAINT "withdrawal_step_member_id_withdrawal_id_version_pk" PRIMARY KEY("member_id","withdrawal_id","version")
);
--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "next_action_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "request_key" text;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "bank_card_id" uuid;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "destination" jsonb;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "review_reasons" text[] DEFAULT '{}'::text[] NOT NULL;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "received_amount" bigint;--> statement-breakpoint
ALTER TABLE "withdrawal" ADD COLUMN "proofs" uuid[] DEFAULT '{}'::uuid[] NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "payment_password_changed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "bank_card" ADD CONSTRAINT "bank_card_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "bank_card" ADD CONSTRAINT "bank_card_bank_code_withdrawal_bank_code_fk" FOREIGN KEY ("bank_code") REFERENCES "public"."withdrawal_bank"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payout_attempt" ADD CONSTRAINT "payout_attempt_withdrawal" FOREIGN KEY ("member_id","withdrawal_id") REFERENCES "public"."withdrawal"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "withdrawal_step" ADD CONSTRAINT "withdrawal_step_withdrawal" FOREIGN KEY ("member_id","withdrawal_id") REFERENCES "public"."withdrawal"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_card_number" ON "bank_card" USING btree ("member_id","bank_code","account_number") WHERE "bank_card"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "bank_card_default" ON "bank_card" USING btree ("member_id") WHERE "bank_card"."is_default" and "bank_card"."removed_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "payout_attempt_open" ON "payout_attempt" USING btree ("member_id","withdrawal_id") WHERE "payout_attempt"."state" in ('SENT', 'ACCEPTED');--> statement-breakpoint
CREATE UNIQUE INDEX "withdrawal_request" ON "withdrawal" USING btree ("member_id","request_key") WHERE "withdrawal"."request_key" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_due" ON "withdrawal" USING btree ("next_action_at") WHERE "withdrawal"."next_action_at" is not null;--> statement-breakpoint
CREATE INDEX "withdrawal_review" ON "withdrawal" USING btree ("requested_at") WHERE "withdrawal"."state" in ('REVIEW', 'NEEDS_INFO', 'NOT_RECEIVED', 'PARTLY_RECEIVED');
--> statement-breakpoint
INSERT INTO withdrawal_setting DEFAULT VALUES;
--> statement-breakpoint
-- Banks of the demo, which exist nowhere; an operator replaces them. Amounts in minor units.
INSERT INTO withdrawal_bank (code, name, kind, minimum, maximum, fee_fixed, fee_basis_points, expected_minutes, position) VALUES
  ('HOASEN', 'Ngân hàng Hoa Sen', 'BANK', 1000000000, 3000000000000, 0, 0, 30, 1),
  ('SONGHONG', 'Ngân hàng Sông Hồng', 'BANK', 1000000000, 3000000000000, 0, 0, 30, 2),
  ('TRUCXANH', 'Ngân hàng Trúc Xanh', 'BANK', 1000000000, 3000000000000, 0, 0, 30, 3),
  ('DONGHO', 'Ngân hàng Đông Hồ', 'BANK', 1000000000, 3000000000000, 0, 0, 60, 4),
  ('TRC20', 'USDT TRC20 (Nile testnet)', 'CRYPTO', 5000000000, 3000000000000, 250000000, 0, 60, 5),
  ('ERC20', 'USDT ERC20 (Sepolia testnet)', 'CRYPTO', 10000000000, 3000000000000, 500000000, 50, 60, 6);
--> statement-breakpoint
-- Paid out before members could say what arrived.
UPDATE withdrawal SET state = 'RECEIVED' WHERE state = 'DISBURSED';
--> statement-breakpoint
INSERT INTO ledger_account (code, member_id, currency)
SELECT 'house:fees', 0, currency FROM ledger_account WHERE member_id = 0 AND code = 'house:bets';
--> statement-breakpoint
DROP FUNCTION post_withdrawal_settlement(integer, positive_amount, text, bytea, text, timestamptz);
--> statement-breakpoint
-- Locked to bank, less p_fee, which the house keeps. Counts towards the day it is paid, not the day it was requested.
CREATE FUNCTION post_withdrawal_settlement(
  p_member_id integer, p_amount positive_amount, p_key text, p_request_hash bytea, p_reference text,
  p_fee bigint DEFAULT 0, p_occurred_at timestamptz DEFAULT NULL
) RETURNS posted LANGUAGE plpgsql AS $$
DECLARE
  v_locked integer := account_id(p_member_id, 'member:' || p_member_id || ':locked');
  v_bank integer := account_id(0, 'bank:withdrawals');
  v_posted posted;
BEGIN
  IF p_fee = 0 THEN
    v_posted := post_transaction(p_member_id, 'WITHDRAW', p_key, p_request_hash, p_reference,
      ARRAY[v_locked, v_bank], ARRAY[-p_amount, p_amount], p_occurred_at);
  ELSE
    v_posted := post_transaction(p_member_id, 'WITHDRAW', p_key, p_request_hash, p_reference,
      ARRAY[v_locked, v_bank, account_id(0, 'house:fees')], ARRAY[-p_amount, p_amount - p_fee, p_fee], p_occurred_at);
  END IF;
  IF NOT v_posted.replayed THEN
    PERFORM add_to_member_day(p_member_id, v_posted.occurred_at, p_withdrawal => p_amount);
  END IF;
  RETURN v_posted;
END
$$;
