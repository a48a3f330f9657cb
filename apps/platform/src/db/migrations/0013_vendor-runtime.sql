CREATE TABLE "vendor_round" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"session_id" uuid NOT NULL,
	"vendor_code" text NOT NULL,
	"account" text NOT NULL,
	"node_id" integer NOT NULL,
	"round_key" uuid NOT NULL,
	"model_id" text NOT NULL,
	"bet" jsonb NOT NULL,
	"state" jsonb NOT NULL,
	"moves" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"status" text NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint,
	"balance_after" text,
	"server_seed" "bytea" NOT NULL,
	"client_seed" text NOT NULL,
	"nonce" integer NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"opened_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	CONSTRAINT "vendor_round_key" UNIQUE("vendor_code","account","round_key"),
	CONSTRAINT "vendor_round_nonce" UNIQUE("session_id","nonce")
);
--> statement-breakpoint
CREATE TABLE "vendor_session" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_code" text NOT NULL,
	"wallet_session" uuid NOT NULL,
	"account" text NOT NULL,
	"node_id" integer NOT NULL,
	"currency" text NOT NULL,
	"play_token_hash" "bytea" NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"nonce" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "vendor_session_playTokenHash_unique" UNIQUE("play_token_hash")
);
--> statement-breakpoint
ALTER TABLE "vendor_round" ADD CONSTRAINT "vendor_round_session_id_vendor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."vendor_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_round_under_way" ON "vendor_round" USING btree ("vendor_code","account","node_id") WHERE "vendor_round"."status" in ('staking', 'going', 'settling', 'refunding');--> statement-breakpoint
CREATE INDEX "vendor_round_due" ON "vendor_round" USING btree ("due_at") WHERE "vendor_round"."status" in ('staking', 'going', 'settling', 'refunding');--> statement-breakpoint
CREATE INDEX "vendor_round_last" ON "vendor_round" USING btree ("vendor_code","account","node_id","created_at" DESC NULLS FIRST);