ALTER TABLE "member_day" ADD COLUMN "bonus_turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "bonus_stake" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_game_day" ADD COLUMN "bonus_rounds" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "member_game_day" ADD COLUMN "bonus_turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_change" ADD COLUMN "bonus_turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "bonus_turnover" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "team_bonus_turnover" bigint DEFAULT 0 NOT NULL;