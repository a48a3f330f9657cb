CREATE TABLE "limit_change" (
	"member_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "limit_change_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"old_value" bigint,
	"new_value" bigint,
	"state" text NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ready_at" timestamp with time zone,
	"expires_at" timestamp with time zone,
	"decided_at" timestamp with time zone,
	CONSTRAINT "limit_change_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "member_limit" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"period" text NOT NULL,
	"value" bigint,
	"operator_value" bigint,
	"reached_at" timestamp with time zone,
	"next_action_at" timestamp with time zone,
	CONSTRAINT "member_limit_member_id_kind_period_pk" PRIMARY KEY("member_id","kind","period")
);
--> statement-breakpoint
CREATE TABLE "pending_confirmation" (
	"member_id" integer NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"action" jsonb NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "pending_confirmation_member_id_token_hash_pk" PRIMARY KEY("member_id","token_hash")
);
--> statement-breakpoint
CREATE TABLE "play_exclusion" (
	"member_id" integer NOT NULL,
	"id" integer GENERATED ALWAYS AS IDENTITY (sequence name "play_exclusion_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"kind" text NOT NULL,
	"state" text NOT NULL,
	"starts_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ends_at" timestamp with time zone,
	"next_action_at" timestamp with time zone,
	"closed_at" timestamp with time zone,
	"closed_by" text,
	CONSTRAINT "play_exclusion_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "reality_check" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"every_minutes" smallint NOT NULL,
	"acknowledged_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "play_guarded" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "marketing_allowed" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "closed_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "limit_change" ADD CONSTRAINT "limit_change_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_limit" ADD CONSTRAINT "member_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pending_confirmation" ADD CONSTRAINT "pending_confirmation_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "play_exclusion" ADD CONSTRAINT "play_exclusion_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reality_check" ADD CONSTRAINT "reality_check_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "limit_change_waiting" ON "limit_change" USING btree ("member_id","kind","period") WHERE "limit_change"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "limit_change_due" ON "limit_change" USING btree ("expires_at") WHERE "limit_change"."state" = 'WAITING';--> statement-breakpoint
CREATE INDEX "member_limit_due" ON "member_limit" USING btree ("next_action_at") WHERE "member_limit"."next_action_at" is not null;--> statement-breakpoint
CREATE INDEX "pending_confirmation_expiry" ON "pending_confirmation" USING btree ("expires_at");--> statement-breakpoint
CREATE UNIQUE INDEX "play_exclusion_active" ON "play_exclusion" USING btree ("member_id") WHERE "play_exclusion"."state" = 'ACTIVE';--> statement-breakpoint
CREATE INDEX "play_exclusion_due" ON "play_exclusion" USING btree ("next_action_at") WHERE "play_exclusion"."state" = 'ACTIVE';