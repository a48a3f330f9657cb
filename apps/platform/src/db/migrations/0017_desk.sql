DROP INDEX "bank_card_account";--> statement-breakpoint
ALTER TABLE "member_block" ADD COLUMN "shown_text" text;--> statement-breakpoint
CREATE INDEX "bank_card_account" ON "bank_card" USING btree ("account_number","bank_code");