CREATE TABLE "noted_call" (
	"vendor_code" text NOT NULL,
	"transaction_id" text NOT NULL,
	"kind" text NOT NULL,
	"request_hash" "bytea",
	"balance" bigint,
	"transaction" text,
	"noted_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "noted_call_vendor_code_transaction_id_pk" PRIMARY KEY("vendor_code","transaction_id")
);
--> statement-breakpoint
CREATE TABLE "open_round" (
	"vendor_code" text NOT NULL,
	"round_id" text NOT NULL,
	"member_id" integer NOT NULL,
	"node_id" integer NOT NULL,
	"session_id" uuid NOT NULL,
	"stake" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"opened_at" timestamp with time zone NOT NULL,
	"demo" boolean NOT NULL,
	CONSTRAINT "open_round_vendor_code_round_id_pk" PRIMARY KEY("vendor_code","round_id")
);
--> statement-breakpoint
ALTER TABLE "round" ALTER COLUMN "round_key" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "vendor_round_id" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "open_round" ADD CONSTRAINT "open_round_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_round" ADD CONSTRAINT "open_round_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "open_round" ADD CONSTRAINT "open_round_session_id_game_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."game_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "noted_call_noted" ON "noted_call" USING btree ("noted_at");--> statement-breakpoint
CREATE INDEX "open_round_member" ON "open_round" USING btree ("member_id");--> statement-breakpoint
CREATE UNIQUE INDEX "round_of_vendor" ON "round" USING btree ("vendor_round_id","node_id") WHERE "round"."vendor_round_id" is not null;