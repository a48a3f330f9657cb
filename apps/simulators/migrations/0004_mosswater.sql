CREATE SCHEMA "mosswater";
--> statement-breakpoint
CREATE TABLE "mosswater"."callback" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "mosswater"."callback_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"fields" jsonb NOT NULL,
	"send_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"copies_left" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mosswater"."order" (
	"order_no" text PRIMARY KEY NOT NULL,
	"trade_no" text NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"amount" bigint NOT NULL,
	"paid_amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"return_url" text NOT NULL,
	"remark" text NOT NULL,
	"reason" text DEFAULT '' NOT NULL,
	"created_at" timestamp with time zone NOT NULL,
	"expires_at" timestamp with time zone,
	"finished_at" timestamp with time zone,
	"finish_at" timestamp with time zone,
	CONSTRAINT "order_trade_no" UNIQUE("trade_no")
);
--> statement-breakpoint
CREATE TABLE "mosswater"."receipt" (
	"receipt_no" text PRIMARY KEY NOT NULL,
	"order_no" text NOT NULL,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"payer" text NOT NULL,
	"paid_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE INDEX "order_due" ON "mosswater"."order" USING btree ("finish_at") WHERE "mosswater"."order"."finish_at" is not null;--> statement-breakpoint
CREATE INDEX "receipt_order" ON "mosswater"."receipt" USING btree ("order_no");