CREATE TABLE "operator_filter" (
	"operator_id" integer NOT NULL,
	"path" text NOT NULL,
	"name" text NOT NULL,
	"query" text NOT NULL,
	CONSTRAINT "operator_filter_operator_id_path_name_pk" PRIMARY KEY("operator_id","path","name")
);
--> statement-breakpoint
-- A release before this one leaves acts of the house out of its list, and writes none.
-- squawk-ignore ban-drop-not-null
ALTER TABLE "agent_act" ALTER COLUMN "by_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_filter" ADD CONSTRAINT "operator_filter_operator_id_operator_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator_account"("id") ON DELETE no action ON UPDATE no action;