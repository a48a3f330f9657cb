CREATE TABLE "deposit_bank" (
	"code" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_block" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"reason" text NOT NULL,
	"blocked_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"lifted_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "deposit_method" (
	"method" text PRIMARY KEY NOT NULL,
	"enabled" boolean NOT NULL,
	"position" smallint NOT NULL,
	"minimum" bigint NOT NULL,
	"maximum" bigint NOT NULL,
	"fee_fixed" bigint DEFAULT 0 NOT NULL,
	"fee_basis_points" integer DEFAULT 0 NOT NULL,
	"times_per_day" integer,
	"pay_minutes" integer NOT NULL,
	"usual_minutes" integer NOT NULL,
	"quick_amounts" bigint[] NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_reference" (
	"reference" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"deposit_id" integer NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deposit_step" (
	"member_id" integer NOT NULL,
	"deposit_id" integer NOT NULL,
	"version" integer NOT NULL,
	"state" text NOT NULL,
	"reason" text,
	"at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	CONSTRAINT "deposit_step_member_id_deposit_id_version_pk" PRIMARY KEY("member_id","deposit_id","version")
);
--> statement-breakpoint
CREATE TABLE "payment_arrival" (
	"id" text PRIMARY KEY NOT NULL,
	"reference" text,
	"amount" bigint NOT NULL,
	"currency" text NOT NULL,
	"text" text NOT NULL,
	"payer_name" text NOT NULL,
	"received_at" timestamp with time zone NOT NULL,
	"state" text NOT NULL,
	"member_id" integer,
	"deposit_id" integer,
	"note" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "payment_event" (
	"id" text PRIMARY KEY NOT NULL,
	"body" text NOT NULL,
	"received_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"state" text DEFAULT 'RECEIVED' NOT NULL,
	"attempts" integer DEFAULT 0 NOT NULL,
	"next_action_at" timestamp with time zone DEFAULT clock_timestamp(),
	"error" text
);
--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "requested_amount" bigint;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "fee" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "reference" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "request_key" uuid;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "version" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "next_action_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "attempts" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "expires_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "reason" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "details" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "instructions" jsonb;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "page_url" text;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "proof" text[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit" ADD COLUMN "parent_id" integer;--> statement-breakpoint
ALTER TABLE "promotion" ADD COLUMN "with_deposit" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "deposit_block" ADD CONSTRAINT "deposit_block_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_reference" ADD CONSTRAINT "deposit_reference_deposit" FOREIGN KEY ("member_id","deposit_id") REFERENCES "public"."deposit"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_step" ADD CONSTRAINT "deposit_step_deposit" FOREIGN KEY ("member_id","deposit_id") REFERENCES "public"."deposit"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "payment_arrival_unmatched" ON "payment_arrival" USING btree ("received_at") WHERE "payment_arrival"."state" = 'UNMATCHED';--> statement-breakpoint
CREATE INDEX "payment_arrival_deposit" ON "payment_arrival" USING btree ("member_id","deposit_id");--> statement-breakpoint
CREATE INDEX "payment_event_due" ON "payment_event" USING btree ("next_action_at") WHERE "payment_event"."next_action_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "deposit_request" ON "deposit" USING btree ("member_id","request_key");--> statement-breakpoint
CREATE INDEX "deposit_due" ON "deposit" USING btree ("next_action_at") WHERE "deposit"."next_action_at" is not null;--> statement-breakpoint
INSERT INTO "deposit_method" ("method", "enabled", "position", "minimum", "maximum", "fee_fixed", "fee_basis_points", "times_per_day", "pay_minutes", "usual_minutes", "quick_amounts") VALUES
  ('QR', true, 1, 500000000, 3000000000000, 0, 0, NULL, 15, 1, '{1000000000,2000000000,5000000000,10000000000,20000000000,50000000000}'),
  ('E_WALLET', true, 2, 200000000, 500000000000, 0, 100, 20, 15, 1, '{500000000,1000000000,2000000000,5000000000,10000000000,20000000000}'),
  ('REDIRECT', true, 3, 500000000, 2000000000000, 20000000, 50, 20, 15, 2, '{1000000000,2000000000,5000000000,10000000000,20000000000,50000000000}'),
  ('MANUAL', true, 4, 1000000000, 5000000000000, 0, 0, 10, 30, 15, '{2000000000,5000000000,10000000000,20000000000,50000000000,100000000000}'),
  ('USDT', true, 5, 2500000000, 5000000000000, 0, 0, NULL, 60, 10, '{2500000000,5000000000,12500000000,25000000000,50000000000,125000000000}');
--> statement-breakpoint
INSERT INTO "deposit_bank" ("code", "name", "position") VALUES
  ('LANTERN', 'Lantern Bank', 1), ('LOTUS', 'Lotus Bank', 2), ('BAMBOO', 'Bamboo Commercial Bank', 3),
  ('REDRIVER', 'Red River Bank', 4), ('JADE', 'Jade Savings Bank', 5), ('CRANE', 'Crane Bank', 6);
