CREATE TABLE "vendor_room_hand" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"vendor_code" text NOT NULL,
	"node_id" integer NOT NULL,
	"demo" boolean NOT NULL,
	"room_number" integer NOT NULL,
	"model_id" text NOT NULL,
	"status" text DEFAULT 'waiting' NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"server_seed" "bytea" NOT NULL,
	"hands" jsonb,
	"decide_by" timestamp with time zone,
	"reason" text,
	"unpaid_seat" smallint,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp with time zone
);
--> statement-breakpoint
CREATE TABLE "vendor_room_seat" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hand_id" uuid NOT NULL,
	"seat" smallint NOT NULL,
	"session_id" uuid,
	"vendor_code" text NOT NULL,
	"account" text,
	"node_id" integer NOT NULL,
	"client_seed" text,
	"step" text,
	"attempts" integer DEFAULT 0 NOT NULL,
	"due_at" timestamp with time zone,
	"stake" bigint DEFAULT 0 NOT NULL,
	"decision" text,
	"decided_by" text,
	"payout" bigint,
	"balance_after" text,
	"over" boolean DEFAULT false NOT NULL,
	"sat_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_seen_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "vendor_session" ADD COLUMN "demo" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "vendor_room_seat" ADD CONSTRAINT "vendor_room_seat_hand_id_vendor_room_hand_id_fk" FOREIGN KEY ("hand_id") REFERENCES "public"."vendor_room_hand"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "vendor_room_seat" ADD CONSTRAINT "vendor_room_seat_session_id_vendor_session_id_fk" FOREIGN KEY ("session_id") REFERENCES "public"."vendor_session"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_room_taken" ON "vendor_room_hand" USING btree ("node_id","demo","room_number") WHERE "vendor_room_hand"."status" not in ('settled', 'refunded');--> statement-breakpoint
CREATE INDEX "vendor_room_decide" ON "vendor_room_hand" USING btree ("decide_by") WHERE "vendor_room_hand"."status" = 'going';--> statement-breakpoint
CREATE INDEX "vendor_room_waiting" ON "vendor_room_hand" USING btree ("created_at") WHERE "vendor_room_hand"."status" = 'waiting';--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_room_seat_place" ON "vendor_room_seat" USING btree ("hand_id","seat");--> statement-breakpoint
CREATE UNIQUE INDEX "vendor_room_seat_held" ON "vendor_room_seat" USING btree ("vendor_code","account","node_id") WHERE not "vendor_room_seat"."over";--> statement-breakpoint
CREATE INDEX "vendor_room_seat_due" ON "vendor_room_seat" USING btree ("due_at") WHERE "vendor_room_seat"."step" is not null;--> statement-breakpoint
CREATE INDEX "vendor_room_seat_last" ON "vendor_room_seat" USING btree ("vendor_code","account","node_id","sat_at" DESC NULLS FIRST);