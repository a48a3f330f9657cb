ALTER TABLE "brand" ADD COLUMN "payment_multiple" smallint DEFAULT 10 NOT NULL;--> statement-breakpoint
ALTER TABLE "brand" ADD COLUMN "payment_maximum" bigint;--> statement-breakpoint
ALTER TABLE "payment_arrival" ADD CONSTRAINT "payment_arrival_amount" CHECK ("payment_arrival"."amount" > 0) NOT VALID;