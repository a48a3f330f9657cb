ALTER TABLE "lottery_draw" ADD COLUMN "paid_version" smallint DEFAULT 1 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD COLUMN "void_texts" jsonb;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD COLUMN "held_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD COLUMN "hold_texts" jsonb;--> statement-breakpoint
ALTER TABLE "lottery_draw" ADD COLUMN "released_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "lottery_draw_step" ADD COLUMN "texts" jsonb;--> statement-breakpoint
ALTER TABLE "lottery_result" ADD COLUMN "texts" jsonb;