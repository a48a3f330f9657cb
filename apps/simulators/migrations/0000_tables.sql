CREATE SCHEMA "vendor";
--> statement-breakpoint
CREATE SCHEMA "message_gateway";
--> statement-breakpoint
CREATE TABLE "vendor"."account_round" (
	"vendor_code" text NOT NULL,
	"round_id" text NOT NULL,
	"account" text NOT NULL,
	"session" uuid NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"details" jsonb,
	"settled_at" timestamp with time zone,
	"position" bigint,
	CONSTRAINT "account_round_vendor_code_round_id_pk" PRIMARY KEY("vendor_code","round_id")
);
--> statement-breakpoint
CREATE TABLE "vendor"."account" (
	"vendor_code" text NOT NULL,
	"account" text NOT NULL,
	"balance" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "account_vendor_code_account_pk" PRIMARY KEY("vendor_code","account"),
	CONSTRAINT "account_not_below_zero" CHECK ("vendor"."account"."balance" >= 0)
);
--> statement-breakpoint
CREATE TABLE "vendor"."event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"model_id" text NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "event_start" UNIQUE("model_id","starts_at")
);
--> statement-breakpoint
CREATE TABLE "vendor"."room_hand" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_code" text NOT NULL,
	"node_id" integer NOT NULL,
	"demo" boolean NOT NULL,
	"room_number" integer NOT NULL,
	"model_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"hands" jsonb,
	"decide_by" timestamp with time zone,
	"reason" text,
	"unpaid_seat" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor"."movement" (
	"vendor_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" "bytea",
	"round_id" text,
	"amount" bigint,
	"balance" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "movement_vendor_code_transaction_id_pk" PRIMARY KEY("vendor_code","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "vendor"."round" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"vendor_code" text NOT NULL,
	"account" text NOT NULL,
	"node_id" integer NOT NULL,
	"event_id" uuid,
	"round_key" uuid NOT NULL,
	"model_id" text NOT NULL,
	"bet" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"moves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"jackpot" jsonb,
	"jackpot_paid" bigint,
	"balance_after" text,
	"server_seed" "bytea" NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "round_key" UNIQUE("vendor_code","account","round_key")
);
--> statement-breakpoint
CREATE TABLE "vendor"."room_seat" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hand_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"session_id" uuid,
	"vendor_code" text NOT NULL,
	"account" text,
	"node_id" integer NOT NULL,
	"client_seed" text,
	"step" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"stake" bigint DEFAULT 0 NOT NULL,
	"decision" text,
	"decided_by" text,
	"payout" bigint,
	"balance_after" text,
	"over" boolean DEFAULT false NOT NULL,
	"sat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "vendor"."session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_code" text NOT NULL,
	"wallet_session" uuid NOT NULL,
	"account" text NOT NULL,
	"node_id" integer NOT NULL,
	"game_code" text NOT NULL,
	"wallet_mode" text NOT NULL,
	"jackpot" jsonb,
	"currency" text NOT NULL,
	"demo" boolean DEFAULT false NOT NULL,
	"play_token_hash" "bytea" NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_walletSession_unique" UNIQUE("wallet_session"),
	CONSTRAINT "session_playTokenHash_unique" UNIQUE("play_token_hash")
);
--> statement-breakpoint
CREATE TABLE "vendor"."transfer" (
	"vendor_code" text NOT NULL,
	"transfer_id" uuid NOT NULL,
	"request_hash" "bytea",
	"account" text,
	"moved" bigint,
	"balance" bigint,
	"at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "transfer_vendor_code_transfer_id_pk" PRIMARY KEY("vendor_code","transfer_id")
);
--> statement-breakpoint
CREATE TABLE "message_gateway"."message" (
	"id" uuid PRIMARY KEY NOT NULL,
	"channel" text NOT NULL,
	"address" text NOT NULL,
	"subject" text,
	"text" text NOT NULL,
	"sent_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor"."round" ADD CONSTRAINT "round_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "vendor"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor"."round" ADD CONSTRAINT "round_event_id_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "vendor"."event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor"."room_seat" ADD CONSTRAINT "room_seat_hand_id_room_hand_id_fk" FOREIGN KEY ("hand_id") REFERENCES "vendor"."room_hand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor"."room_seat" ADD CONSTRAINT "room_seat_session_id_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "vendor"."session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_round_open" ON "vendor"."account_round" USING btree ("vendor_code","account") WHERE "vendor"."account_round"."settled_at" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "account_round_position" ON "vendor"."account_round" USING btree ("vendor_code","position");--> statement-breakpoint
CREATE INDEX "account_round_new" ON "vendor"."account_round" USING btree ("vendor_code","settled_at") WHERE "vendor"."account_round"."position" is null and "vendor"."account_round"."settled_at" is not null;--> statement-breakpoint
CREATE INDEX "event_ended" ON "vendor"."event" USING btree ("ends_at");--> statement-breakpoint
CREATE UNIQUE INDEX "room_taken" ON "vendor"."room_hand" USING btree ("node_id","demo","room_number") WHERE "vendor"."room_hand"."status" not in ('settled', 'refunded');--> statement-breakpoint
CREATE INDEX "room_decide" ON "vendor"."room_hand" USING btree ("decide_by") WHERE "vendor"."room_hand"."status" = 'going';--> statement-breakpoint
CREATE INDEX "room_waiting" ON "vendor"."room_hand" USING btree ("created_at") WHERE "vendor"."room_hand"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "round_seed" ON "vendor"."round" USING btree ("session_id","nonce") WHERE "vendor"."round"."event_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "round_one_open" ON "vendor"."round" USING btree ("vendor_code","account","node_id") WHERE "vendor"."round"."status" in ('staking', 'going', 'settling', 'refunding') and "vendor"."round"."event_id" is null;--> statement-breakpoint
CREATE INDEX "round_due" ON "vendor"."round" USING btree ("due_at") WHERE "vendor"."round"."status" in ('staking', 'going', 'settling', 'refunding');--> statement-breakpoint
CREATE INDEX "round_event" ON "vendor"."round" USING btree ("event_id");--> statement-breakpoint
CREATE INDEX "round_last" ON "vendor"."round" USING btree ("vendor_code","account","node_id","created_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE UNIQUE INDEX "room_seat_place" ON "vendor"."room_seat" USING btree ("hand_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "room_seat_held" ON "vendor"."room_seat" USING btree ("vendor_code","account","node_id") WHERE not "vendor"."room_seat"."over";--> statement-breakpoint
CREATE INDEX "room_seat_due" ON "vendor"."room_seat" USING btree ("due_at") WHERE "vendor"."room_seat"."step" is not null;--> statement-breakpoint
CREATE INDEX "room_seat_last" ON "vendor"."room_seat" USING btree ("vendor_code","account","node_id","sat_at" DESC NULLS FIRST);--> statement-breakpoint
CREATE INDEX "message_address" ON "message_gateway"."message" USING btree ("address");--> statement-breakpoint
CREATE INDEX "message_sent" ON "message_gateway"."message" USING btree ("sent_at");