CREATE SCHEMA "payments";
--> statement-breakpoint
CREATE TABLE "payments"."controls" (
	"id" integer PRIMARY KEY NOT NULL,
	"controls" jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."pay_in" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"request_hash" text NOT NULL,
	"method" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"fee" bigint NOT NULL,
	"transfer_text" text NOT NULL,
	"return_url" text NOT NULL,
	"instructions" jsonb NOT NULL,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"pay_at" timestamp with time zone,
	CONSTRAINT "pay_in_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payments"."payment" (
	"id" text PRIMARY KEY NOT NULL,
	"pay_in_id" text,
	"reference" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"text" text NOT NULL,
	"payer_name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"in_provider" boolean DEFAULT true NOT NULL,
	"in_bank" boolean DEFAULT true NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payments"."payout" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text NOT NULL,
	"request_hash" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"destination" jsonb NOT NULL,
	"transfer_text" text NOT NULL,
	"state" text DEFAULT 'ACCEPTED' NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone NOT NULL,
	"finished_at" timestamp with time zone,
	"finish_at" timestamp with time zone,
	CONSTRAINT "payout_reference" UNIQUE("reference")
);
--> statement-breakpoint
CREATE TABLE "payments"."webhook" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"send_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"copies_left" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "pay_in_due" ON "payments"."pay_in" USING btree ("pay_at") WHERE "payments"."pay_in"."pay_at" is not null;--> statement-breakpoint
CREATE INDEX "pay_in_created" ON "payments"."pay_in" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "payment_pay_in" ON "payments"."payment" USING btree ("pay_in_id");--> statement-breakpoint
CREATE INDEX "payment_received" ON "payments"."payment" USING btree ("received_at");--> statement-breakpoint
CREATE INDEX "payout_due" ON "payments"."payout" USING btree ("finish_at") WHERE "payments"."payout"."finish_at" is not null;--> statement-breakpoint
CREATE INDEX "payout_created" ON "payments"."payout" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "webhook_due" ON "payments"."webhook" USING btree ("send_at") WHERE "payments"."webhook"."send_at" is not null;