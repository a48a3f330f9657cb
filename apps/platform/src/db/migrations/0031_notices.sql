CREATE TABLE "message_notice" (
	"member_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"message_id" bigint NOT NULL,
	"channel" text NOT NULL,
	"device_id" uuid,
	"state" text DEFAULT 'WAITING' NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"attempts" smallint DEFAULT 0 NOT NULL,
	"reason" text,
	"created_at" timestamp with time zone DEFAULT clock_timestamp() NOT NULL,
	"next_action_at" timestamp with time zone DEFAULT now(),
	"ended_at" timestamp with time zone,
	CONSTRAINT "message_notice_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "message_notice_once" UNIQUE NULLS NOT DISTINCT("member_id","message_id","channel","device_id")
);
--> statement-breakpoint
CREATE TABLE "notice_preference" (
	"member_id" integer NOT NULL,
	"kind" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	"changed_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "notice_preference_member_id_kind_channel_pk" PRIMARY KEY("member_id","kind","channel")
);
--> statement-breakpoint
CREATE TABLE "push_device" (
	"member_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"endpoint" text NOT NULL,
	"endpoint_hash" "bytea" NOT NULL,
	"p256dh" text NOT NULL,
	"auth" text NOT NULL,
	"device" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_sent_at" timestamp with time zone,
	CONSTRAINT "push_device_member_id_id_pk" PRIMARY KEY("member_id","id"),
	CONSTRAINT "push_device_endpoint" UNIQUE("member_id","endpoint_hash")
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"from_minute" smallint NOT NULL,
	"to_minute" smallint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "log_in_history" ADD COLUMN "device_hash" "bytea";--> statement-breakpoint
ALTER TABLE "message_notice" ADD CONSTRAINT "message_notice_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "notice_preference" ADD CONSTRAINT "notice_preference_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "push_device" ADD CONSTRAINT "push_device_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "message_notice_due" ON "message_notice" USING btree ("next_action_at") WHERE "message_notice"."next_action_at" is not null;--> statement-breakpoint
CREATE INDEX "message_notice_ended" ON "message_notice" USING btree ("ended_at") WHERE "message_notice"."ended_at" is not null;--> statement-breakpoint
CREATE INDEX "push_device_hash" ON "push_device" USING btree ("endpoint_hash");