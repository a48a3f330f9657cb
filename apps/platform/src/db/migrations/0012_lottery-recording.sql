CREATE TABLE "lottery_recording" (
	"draw_id" bigint NOT NULL,
	"bucket" smallint NOT NULL,
	"tickets" bigint[] NOT NULL,
	"uncounted" bigint[] NOT NULL,
	"next_action_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "lottery_recording_draw_id_bucket_pk" PRIMARY KEY("draw_id","bucket")
);
--> statement-breakpoint
CREATE INDEX "lottery_recording_due" ON "lottery_recording" USING btree ("next_action_at");