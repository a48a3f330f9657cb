CREATE TABLE "deposit_bonus" (
	"member_id" integer NOT NULL,
	"deposit_id" integer NOT NULL,
	"promotion_id" text NOT NULL,
	"offer" jsonb NOT NULL,
	"terms" jsonb NOT NULL,
	"chosen_at" timestamp with time zone NOT NULL,
	"state" text DEFAULT 'CHOSEN' NOT NULL,
	"amount" bigint,
	"obstacle" text,
	"next_action_at" timestamp with time zone,
	CONSTRAINT "deposit_bonus_member_id_deposit_id_pk" PRIMARY KEY("member_id","deposit_id")
);
--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "deposit_bonus" ADD CONSTRAINT "deposit_bonus_deposit" FOREIGN KEY ("member_id","deposit_id") REFERENCES "public"."deposit"("member_id","id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_bonus_due" ON "deposit_bonus" USING btree ("next_action_at") WHERE "deposit_bonus"."next_action_at" is not null;