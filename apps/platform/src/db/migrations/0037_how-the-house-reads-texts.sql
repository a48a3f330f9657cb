CREATE TABLE "lottery_reading" (
	"version" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "lottery_reading_version_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"habits" jsonb NOT NULL,
	"main_stations" text[] NOT NULL,
	"actor" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_reading_habits" CHECK (jsonb_typeof(habits) = 'object')
);
