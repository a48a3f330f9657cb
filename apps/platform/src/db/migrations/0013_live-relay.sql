CREATE TABLE "live_relay" (
	"id" smallint PRIMARY KEY DEFAULT 1 NOT NULL,
	"ledger_through" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "live_event" DROP CONSTRAINT "live_event_pkey";--> statement-breakpoint
UPDATE "live_event" SET "member_id" = 0 WHERE "member_id" IS NULL;--> statement-breakpoint
ALTER TABLE "live_event" ALTER COLUMN "member_id" SET DEFAULT 0;--> statement-breakpoint
ALTER TABLE "live_event" ALTER COLUMN "member_id" SET NOT NULL;--> statement-breakpoint
ALTER TABLE "live_event" ADD CONSTRAINT "live_event_member_id_id_pk" PRIMARY KEY("member_id","id");--> statement-breakpoint
CREATE INDEX "ledger_transaction_order" ON "ledger_transaction" USING btree ("id");