DROP INDEX "payment_event_reference";--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "provider" text DEFAULT 'lantern' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_arrival" ADD COLUMN "provider" text DEFAULT 'lantern' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "provider" text DEFAULT 'lantern' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_event" ADD COLUMN "reference" text;--> statement-breakpoint
UPDATE "payment_event" SET "reference" = substring("body" from '"reference"\s*:\s*"([\w-]+)"');--> statement-breakpoint
ALTER TABLE "payout_attempt" ADD COLUMN "provider" text DEFAULT 'lantern' NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation" ADD COLUMN "provider" text DEFAULT 'lantern' NOT NULL;--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD COLUMN "provider" text DEFAULT 'lantern' NOT NULL;--> statement-breakpoint
-- These two have a row a day: their keys are built at once.
ALTER TABLE "reconciliation_difference" DROP CONSTRAINT "reconciliation_difference_day_reconciliation_day_fk";--> statement-breakpoint
ALTER TABLE "reconciliation_difference" DROP CONSTRAINT "reconciliation_difference_day_number_pk";--> statement-breakpoint
ALTER TABLE "reconciliation" DROP CONSTRAINT "reconciliation_pkey";--> statement-breakpoint
-- squawk-ignore adding-serial-primary-key-field, constraint-missing-not-valid
ALTER TABLE "reconciliation" ADD CONSTRAINT "reconciliation_day_provider_pk" PRIMARY KEY("day","provider");--> statement-breakpoint
-- squawk-ignore adding-serial-primary-key-field, constraint-missing-not-valid
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_day_provider_number_pk" PRIMARY KEY("day","provider","number");--> statement-breakpoint
ALTER TABLE "reconciliation_difference" ADD CONSTRAINT "reconciliation_difference_reconciliation" FOREIGN KEY ("day","provider") REFERENCES "public"."reconciliation"("day","provider") ON DELETE no action ON UPDATE no action NOT VALID;--> statement-breakpoint
CREATE INDEX "payment_event_deposit" ON "payment_event" USING btree ("reference");
