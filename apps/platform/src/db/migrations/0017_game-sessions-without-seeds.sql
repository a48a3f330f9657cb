ALTER TABLE "game_session" DROP CONSTRAINT "game_session_playTokenHash_unique";--> statement-breakpoint
ALTER TABLE "game_session" DROP COLUMN "play_token_hash";--> statement-breakpoint
ALTER TABLE "game_session" DROP COLUMN "server_seed";--> statement-breakpoint
ALTER TABLE "game_session" DROP COLUMN "nonce";