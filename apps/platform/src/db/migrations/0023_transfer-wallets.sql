CREATE TABLE "round_feed" (
	"vendor_code" text PRIMARY KEY NOT NULL,
	"position" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
CREATE TABLE "wallet_transfer" (
	"id" uuid PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"vendor_code" text NOT NULL,
	"direction" text NOT NULL,
	"amount" bigint NOT NULL,
	"state" text DEFAULT 'sent' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_account" (
	"vendor_code" text NOT NULL,
	"account" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "vendor_account_vendor_code_account_pk" PRIMARY KEY("vendor_code","account"),
	CONSTRAINT "vendor_account_not_below_zero" CHECK ("vendor_account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor_book_round" (
	"vendor_code" text NOT NULL,
	"round_id" text NOT NULL,
	"account" text NOT NULL,
	"session" uuid NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"details" jsonb,
	"settled_at" timestamp with time zone,
	"position" bigint,
	CONSTRAINT "vendor_book_round_vendor_code_round_id_pk" PRIMARY KEY("vendor_code","round_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_movement" (
	"vendor_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" "bytea",
	"round_id" text,
	"amount" bigint,
	"balance" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_movement_vendor_code_transaction_id_pk" PRIMARY KEY("vendor_code","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "vendor_transfer" (
	"vendor_code" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"request_hash" "bytea",
	"account" text,
	"moved" bigint,
	"balance" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_transfer_vendor_code_transfer_id_pk" PRIMARY KEY("vendor_code","transfer_id")
);
--> statement-breakpoint
ALTER TABLE "round_feed" ADD CONSTRAINT "round_feed_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "wallet_transfer" ADD CONSTRAINT "wallet_transfer_vendor_code_vendor_code_fk" FOREIGN KEY ("vendor_code") REFERENCES "public"."vendor"("code") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "wallet_transfer_under_way" ON "wallet_transfer" USING btree ("member_id","vendor_code") WHERE "wallet_transfer"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE INDEX "wallet_transfer_due" ON "wallet_transfer" USING btree ("due_at") WHERE "wallet_transfer"."state" in ('sent', 'unknown');--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_book_round_position" ON "vendor_book_round" USING btree ("vendor_code","position");--> statement-breakpoint
CREATE INDEX "vendor_book_round_new" ON "vendor_book_round" USING btree ("vendor_code","settled_at") WHERE "vendor_book_round"."position" is null and "vendor_book_round"."settled_at" is not null;--> statement-breakpoint
ALTER TABLE "vendor_session" ADD CONSTRAINT "vendor_session_walletSession_unique" UNIQUE("wallet_session");--> statement-breakpoint
-- What has left main wallets and has not arrived at a vendor; like the house’s other accounts it holds no balance.
INSERT INTO "ledger_account" ("code", "currency") VALUES ('house:transit', 'VND');
