CREATE TABLE "leaderboard" (
	"id" text PRIMARY KEY NOT NULL,
	"metric" text NOT NULL,
	"products" text[] NOT NULL,
	"min_stake" bigint NOT NULL,
	"prizes" jsonb NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "leaderboard_result" (
	"member_id" integer NOT NULL,
	"board_id" text NOT NULL,
	"week" date NOT NULL,
	"rank" smallint NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"amount" bigint NOT NULL,
	"state" text NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"next_action_at" timestamp with time zone,
	"paid_at" timestamp with time zone,
	CONSTRAINT "leaderboard_result_member_id_board_id_week_pk" PRIMARY KEY("member_id","board_id","week")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_score" (
	"member_id" integer NOT NULL,
	"board_id" text NOT NULL,
	"week" date NOT NULL,
	"score" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	CONSTRAINT "leaderboard_score_member_id_board_id_week_pk" PRIMARY KEY("member_id","board_id","week")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_text" (
	"board_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "leaderboard_text_board_id_language_pk" PRIMARY KEY("board_id","language")
);
--> statement-breakpoint
CREATE TABLE "leaderboard_week" (
	"board_id" text NOT NULL,
	"week" date NOT NULL,
	"state" text NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"prizes" jsonb NOT NULL,
	"next_action_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	CONSTRAINT "leaderboard_week_board_id_week_pk" PRIMARY KEY("board_id","week")
);
--> statement-breakpoint
CREATE TABLE "member_mission" (
	"member_id" integer NOT NULL,
	"mission_id" text NOT NULL,
	"period" text NOT NULL,
	"state" text NOT NULL,
	"version" smallint DEFAULT 0 NOT NULL,
	"target" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"points" bigint NOT NULL,
	"reached_at" timestamp with time zone NOT NULL,
	"next_action_at" timestamp with time zone,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "member_mission_member_id_mission_id_period_pk" PRIMARY KEY("member_id","mission_id","period")
);
--> statement-breakpoint
CREATE TABLE "mission" (
	"id" text PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"cycle" text NOT NULL,
	"products" text[] NOT NULL,
	"target" bigint NOT NULL,
	"amount" bigint NOT NULL,
	"points" bigint NOT NULL,
	"starts_on" date NOT NULL,
	"ends_on" date,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "mission_text" (
	"mission_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	CONSTRAINT "mission_text_mission_id_language_pk" PRIMARY KEY("mission_id","language")
);
--> statement-breakpoint
CREATE TABLE "mission_watch" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"seen_day" date,
	"seen_rounds" integer DEFAULT 0 NOT NULL,
	"retry_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "leaderboard_result" ADD CONSTRAINT "leaderboard_result_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_score" ADD CONSTRAINT "leaderboard_score_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_text" ADD CONSTRAINT "leaderboard_text_board_id_leaderboard_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."leaderboard"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "leaderboard_week" ADD CONSTRAINT "leaderboard_week_board_id_leaderboard_id_fk" FOREIGN KEY ("board_id") REFERENCES "public"."leaderboard"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mission" ADD CONSTRAINT "member_mission_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_mission" ADD CONSTRAINT "member_mission_mission_id_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_text" ADD CONSTRAINT "mission_text_mission_id_mission_id_fk" FOREIGN KEY ("mission_id") REFERENCES "public"."mission"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mission_watch" ADD CONSTRAINT "mission_watch_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "leaderboard_result_order" ON "leaderboard_result" USING btree ("board_id","week","rank");--> statement-breakpoint
CREATE INDEX "leaderboard_result_due" ON "leaderboard_result" USING btree ("next_action_at") WHERE "leaderboard_result"."state" = 'DUE';--> statement-breakpoint
CREATE INDEX "leaderboard_score_order" ON "leaderboard_score" USING btree ("board_id","week","score" DESC NULLS FIRST,"reached_at","member_id");--> statement-breakpoint
CREATE INDEX "leaderboard_week_due" ON "leaderboard_week" USING btree ("next_action_at") WHERE "leaderboard_week"."state" = 'RUNNING';--> statement-breakpoint
CREATE INDEX "member_mission_due" ON "member_mission" USING btree ("next_action_at") WHERE "member_mission"."state" = 'REACHED';