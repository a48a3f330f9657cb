ALTER TABLE "contract_version" ADD COLUMN "notified_state" text;--> statement-breakpoint
-- Contracts of before need no notification.
UPDATE "contract_version" SET "notified_state" = coalesce("end_reason", "state");--> statement-breakpoint
CREATE INDEX "contract_version_unnotified" ON "contract_version" USING btree ("offered_at") WHERE notified_state is distinct from coalesce(end_reason, state);--> statement-breakpoint
CREATE INDEX "ledger_transaction_payment" ON "ledger_transaction" USING btree ("member_id","occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE type in ('DEPOSIT', 'WITHDRAW', 'MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN');--> statement-breakpoint
CREATE INDEX "ledger_transaction_payments" ON "ledger_transaction" USING btree ("occurred_at" DESC NULLS FIRST,"id" DESC NULLS FIRST) WHERE type in ('DEPOSIT', 'WITHDRAW', 'MEMBER_TRANSFER_OUT', 'MEMBER_TRANSFER_IN');