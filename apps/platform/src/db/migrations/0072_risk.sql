CREATE TABLE "risk_day" (
	"member_id" integer NOT NULL,
	"day" date NOT NULL,
	"night_rounds" integer NOT NULL,
	"longest_minutes" smallint NOT NULL,
	"largest_win" bigint NOT NULL,
	"opposed_rounds" integer NOT NULL,
	"summed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "risk_day_member_id_day_pk" PRIMARY KEY("member_id","day")
);
--> statement-breakpoint
CREATE TABLE "risk_progress" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"payments_until" timestamp with time zone NOT NULL,
	"done_until" date NOT NULL,
	"day_reached" integer DEFAULT 0 NOT NULL,
	"swept_until" integer
);
--> statement-breakpoint
CREATE TABLE "risk_score" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"score" smallint NOT NULL,
	"raised_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "risk_signal" (
	"member_id" integer NOT NULL,
	"signal" text NOT NULL,
	"value" bigint NOT NULL,
	"weight" smallint NOT NULL,
	"since" timestamp with time zone NOT NULL,
	"evidence" jsonb NOT NULL,
	"found_at" timestamp with time zone DEFAULT now() NOT NULL,
	"checked_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone,
	CONSTRAINT "risk_signal_member_id_signal_pk" PRIMARY KEY("member_id","signal")
);
--> statement-breakpoint
CREATE TABLE "risk_threshold" (
	"signal" text NOT NULL,
	"name" text NOT NULL,
	"value" bigint NOT NULL,
	CONSTRAINT "risk_threshold_signal_name_pk" PRIMARY KEY("signal","name")
);
--> statement-breakpoint
ALTER TABLE "risk_day" ADD CONSTRAINT "risk_day_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_score" ADD CONSTRAINT "risk_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "risk_signal" ADD CONSTRAINT "risk_signal_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "risk_day_opposed" ON "risk_day" USING btree ("member_id","day") WHERE "risk_day"."opposed_rounds" > 0;--> statement-breakpoint
CREATE INDEX "risk_score_highest" ON "risk_score" USING btree ("score" DESC NULLS LAST,"member_id");--> statement-breakpoint
CREATE INDEX "risk_signal_open" ON "risk_signal" USING btree ("signal","member_id") WHERE "risk_signal"."ended_at" is null;--> statement-breakpoint
CREATE INDEX "log_in_history_time" ON "log_in_history" USING brin ("at");--> statement-breakpoint
INSERT INTO "risk_progress" ("payments_until", "done_until", "swept_until") VALUES (now(), (now() AT TIME ZONE 'Asia/Ho_Chi_Minh')::date - 1, 0);
