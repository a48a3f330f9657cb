ALTER TABLE "deposit" ADD COLUMN "tried_providers" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "payment_provider" ADD COLUMN "uses" text[];