CREATE TABLE "intervention" (
	"member_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "intervention_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"reason" text NOT NULL,
	"kind" text NOT NULL,
	"moment" text NOT NULL,
	"limit_kind" text,
	"limit_period" text,
	"limit_value" bigint,
	"break_days" smallint,
	"state" text DEFAULT 'OPEN' NOT NULL,
	"opened_at" timestamp with time zone DEFAULT now() NOT NULL,
	"shown_at" timestamp with time zone,
	"letter_at" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"measured_days" smallint DEFAULT 0 NOT NULL,
	CONSTRAINT "intervention_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "intervention_effect" (
	"member_id" integer NOT NULL,
	"intervention_id" integer NOT NULL,
	"days" smallint NOT NULL,
	"deposits" bigint NOT NULL,
	"stakes" bigint NOT NULL,
	"minutes" integer NOT NULL,
	"has_limit" boolean,
	"has_break" boolean,
	CONSTRAINT "intervention_effect_member_id_intervention_id_days_pk" PRIMARY KEY("member_id","intervention_id","days")
);
--> statement-breakpoint
ALTER TABLE "risk_day" ADD COLUMN "played_minutes" smallint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "intervention" ADD CONSTRAINT "intervention_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "intervention_effect" ADD CONSTRAINT "intervention_effect_intervention" FOREIGN KEY ("member_id","intervention_id") REFERENCES "public"."intervention"("member_id","id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "intervention_open" ON "intervention" USING btree ("member_id") WHERE "intervention"."state" = 'OPEN';--> statement-breakpoint
CREATE INDEX "intervention_opened" ON "intervention" USING btree ("opened_at");--> statement-breakpoint
CREATE INDEX "intervention_unmeasured" ON "intervention" USING btree (coalesce("shown_at", "letter_at")) WHERE "intervention"."measured_days" < 30;--> statement-breakpoint
-- Sums the time played of the days that are summed already.
UPDATE "risk_progress" SET "swept_until" = 0;
