ALTER TABLE "withdrawal_setting" ALTER COLUMN "receipt_minutes" SET DEFAULT 4320;--> statement-breakpoint
-- The former default, which no operator has chosen.
UPDATE "withdrawal_setting" SET "receipt_minutes" = 4320 WHERE "receipt_minutes" = 30;
