ALTER TABLE "member_mission" ADD COLUMN "free_rounds" jsonb;--> statement-breakpoint
ALTER TABLE "mission" ADD COLUMN "free_rounds" jsonb;--> statement-breakpoint
ALTER TABLE "mission" ADD COLUMN "free_rounds_offer" jsonb;