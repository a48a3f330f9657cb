CREATE TABLE "free_rounds" (
	"member_id" integer NOT NULL,
	"id" uuid DEFAULT gen_random_uuid() NOT NULL,
	"node_id" integer NOT NULL,
	"promotion_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"rounds" smallint NOT NULL,
	"stake" bigint NOT NULL,
	"played" smallint DEFAULT 0 NOT NULL,
	"won" bigint DEFAULT 0 NOT NULL,
	"state" text NOT NULL,
	"cause" text,
	"operator" text NOT NULL,
	"granted_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"ended_at" timestamp with time zone,
	"claim_id" bigint,
	"next_action_at" timestamp with time zone,
	CONSTRAINT "free_rounds_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_node_id_game_node_id_fk" FOREIGN KEY ("node_id") REFERENCES "public"."game"("node_id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "free_rounds" ADD CONSTRAINT "free_rounds_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "free_rounds_due" ON "free_rounds" USING btree ("next_action_at") WHERE "free_rounds"."next_action_at" is not null;