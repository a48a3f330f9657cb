CREATE TABLE "screening" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"reason" text,
	"due_since" timestamp with time zone,
	"next_action_at" timestamp with time zone,
	"question" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"error" text,
	"answered_at" timestamp with time zone,
	"version" text
);
--> statement-breakpoint
CREATE TABLE "screening_hit" (
	"member_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "screening_hit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"provider" text NOT NULL,
	"entry" text NOT NULL,
	"revision" text NOT NULL,
	"kind" text NOT NULL,
	"list" text NOT NULL,
	"name" text NOT NULL,
	"birthday" text,
	"country" text,
	"score" smallint NOT NULL,
	"person" "bytea" NOT NULL,
	"state" text DEFAULT 'POSSIBLE' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"found_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"gone_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	"decided_by" text,
	CONSTRAINT "screening_hit_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "screening_list" (
	"provider" text PRIMARY KEY NOT NULL,
	"version" text,
	"ask_at" timestamp with time zone DEFAULT now() NOT NULL,
	"swept_until" integer,
	"failures" smallint DEFAULT 0 NOT NULL,
	"paused_until" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "screening" ADD CONSTRAINT "screening_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "screening_hit" ADD CONSTRAINT "screening_hit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "screening_due" ON "screening" USING btree (("reason" = 'LISTS'),"next_action_at") WHERE "screening"."next_action_at" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "screening_hit_entry" ON "screening_hit" USING btree ("member_id","provider","entry");