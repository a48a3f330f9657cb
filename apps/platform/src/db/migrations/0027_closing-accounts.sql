CREATE INDEX "member_closing" ON "member" USING btree ("closing_at") WHERE "member"."closing_at" is not null and "member"."closed_at" is null;--> statement-breakpoint
-- Accounts that were closed while their money was still under way could not be followed by their owners.
UPDATE "member" SET "closing_at" = "closed_at", "closed_at" = NULL
WHERE "closed_at" IS NOT NULL AND "erased_at" IS NULL AND (
  EXISTS (SELECT FROM "withdrawal" WHERE "withdrawal"."member_id" = "member"."id"
    AND "withdrawal"."state" NOT IN ('RECEIVED', 'FORCED_RECEIPT', 'REJECTED', 'FAILED', 'CANCELLED'))
  OR EXISTS (SELECT FROM "ledger_account" "account" WHERE "account"."member_id" = "member"."id" AND "account"."balance" > 0
    AND ("account"."code" IN ('member:' || "member"."id" || ':cash', 'member:' || "member"."id" || ':locked')
      OR starts_with("account"."code", 'member:' || "member"."id" || ':vendor:')))
);
