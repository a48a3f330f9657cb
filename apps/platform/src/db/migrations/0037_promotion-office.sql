ALTER TABLE "promotion_claim" ADD COLUMN "offer" jsonb;--> statement-breakpoint
ALTER TABLE "promotion_claim" ADD COLUMN "terms" jsonb;--> statement-breakpoint
ALTER TABLE "raffle" ADD COLUMN "called_off" boolean DEFAULT false NOT NULL;