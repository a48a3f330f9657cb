ALTER TABLE "game" ADD COLUMN "lines" smallint;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "min_stake" bigint;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "max_stake" bigint;--> statement-breakpoint
ALTER TABLE "game" ADD COLUMN "game_class" text;--> statement-breakpoint
ALTER TABLE "vendor" ADD COLUMN "wallet_mode" text DEFAULT 'seamless' NOT NULL;--> statement-breakpoint
UPDATE "game" SET "lines" = 10, "min_stake" = 10000000, "max_stake" = 2000000000, "game_class" = 'SM' WHERE "model_id" IS NOT NULL;--> statement-breakpoint
UPDATE "vendor" SET "wallet_mode" = 'transfer' WHERE "code" IN ('AMB', 'VLV', 'WHL');
