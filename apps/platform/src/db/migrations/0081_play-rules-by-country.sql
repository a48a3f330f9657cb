ALTER TABLE "game_session" ADD COLUMN "stake_maximum" bigint;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "allows_autoplay" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "allows_turbo" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "game_session" ADD COLUMN "allows_return_celebrations" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member_profile" ADD COLUMN "identity_days" smallint;