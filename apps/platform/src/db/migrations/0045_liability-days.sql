CREATE TABLE "liability_day" (
	"day" date NOT NULL,
	"kind" text NOT NULL,
	"amount" bigint NOT NULL,
	CONSTRAINT "liability_day_day_kind_pk" PRIMARY KEY("day","kind")
);
--> statement-breakpoint
CREATE INDEX "ledger_transaction_time" ON "ledger_transaction" USING brin ("occurred_at");