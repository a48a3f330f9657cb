DROP INDEX "lottery_bucket_due";--> statement-breakpoint
ALTER TABLE "lottery_bucket" ADD COLUMN "next_action_at" timestamp with time zone DEFAULT now() NOT NULL;--> statement-breakpoint
ALTER TABLE "points_account" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member_rank" ADD COLUMN "retry_at" timestamp with time zone;--> statement-breakpoint
CREATE INDEX "lottery_bucket_due" ON "lottery_bucket" USING btree ("next_action_at") WHERE "lottery_bucket"."state" <> 'DONE';--> statement-breakpoint
ALTER TABLE "service_case" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "points_redemption" DROP COLUMN "version";--> statement-breakpoint
ALTER TABLE "member_rank" DROP COLUMN "version";