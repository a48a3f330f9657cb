CREATE TABLE "vendor_event" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"model_id" text NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"opens_at" timestamp with time zone NOT NULL,
	"starts_at" timestamp with time zone NOT NULL,
	"ends_at" timestamp with time zone NOT NULL,
	CONSTRAINT "vendor_event_start" UNIQUE("model_id","starts_at")
);
--> statement-breakpoint
ALTER TABLE "vendor_round" DROP CONSTRAINT "vendor_round_nonce";--> statement-breakpoint
DROP INDEX "vendor_round_under_way";--> statement-breakpoint
ALTER TABLE "vendor_round" ADD COLUMN "event_id" uuid;--> statement-breakpoint
CREATE INDEX "vendor_event_ended" ON "vendor_event" USING btree ("ends_at");--> statement-breakpoint
ALTER TABLE "vendor_round" ADD CONSTRAINT "vendor_round_event_id_vendor_event_id_fk" FOREIGN KEY ("event_id") REFERENCES "public"."vendor_event"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_round_seed" ON "vendor_round" USING btree ("session_id","nonce") WHERE "vendor_round"."event_id" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_round_one_open" ON "vendor_round" USING btree ("vendor_code","account","node_id") WHERE "vendor_round"."status" in ('staking', 'going', 'settling', 'refunding') and "vendor_round"."event_id" is null;--> statement-breakpoint
CREATE INDEX "vendor_round_event" ON "vendor_round" USING btree ("event_id");