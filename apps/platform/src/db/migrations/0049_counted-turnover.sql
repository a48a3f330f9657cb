ALTER TABLE "line_day" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_line_day" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_change" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_day" ADD COLUMN "team_uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_hour" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "team_hour" ADD COLUMN "team_uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_entry" ADD COLUMN "covered" integer;--> statement-breakpoint
ALTER TABLE "member_day" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "uncounted_reason" text;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "turnover_rule" smallint;--> statement-breakpoint
ALTER TABLE "round" ADD COLUMN "coverage" jsonb;--> statement-breakpoint
ALTER TABLE "member_game_day" ADD COLUMN "uncounted" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "open_round" ADD COLUMN "coverage" jsonb;--> statement-breakpoint
CREATE INDEX "round_event" ON "round" USING btree ("member_id",("coverage" ->> 'event')) WHERE "round"."coverage" is not null;