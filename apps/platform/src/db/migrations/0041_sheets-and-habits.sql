CREATE TABLE "lottery_habit" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"habits" jsonb NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_habit_habits" CHECK (jsonb_typeof(habits) = 'object')
);
--> statement-breakpoint
CREATE TABLE "lottery_sheet" (
	"member_id" integer NOT NULL,
	"id" bigint GENERATED ALWAYS AS IDENTITY (sequence name "lottery_sheet_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"name" text NOT NULL,
	"lottery_code" text NOT NULL,
	"text" text NOT NULL,
	"saved_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_sheet_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "lottery_sheet_name" UNIQUE("member_id","name")
);
--> statement-breakpoint
ALTER TABLE "lottery_reading" ADD COLUMN "price_unit" integer DEFAULT 1000 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_reading" ADD COLUMN "cut_off_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "lottery_ticket" ADD COLUMN "reading_version" integer;--> statement-breakpoint
ALTER TABLE "lottery_habit" ADD CONSTRAINT "lottery_habit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_sheet" ADD CONSTRAINT "lottery_sheet_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "lottery_reading" ADD CONSTRAINT "lottery_reading_price_unit" CHECK (price_unit > 0) NOT VALID;--> statement-breakpoint
ALTER TABLE "lottery_reading" ADD CONSTRAINT "lottery_reading_cut_off" CHECK (cut_off_minutes between 0 and 120) NOT VALID;