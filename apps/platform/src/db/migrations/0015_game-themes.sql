ALTER TABLE "game" ADD COLUMN "names" jsonb;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "theme" text;