CREATE TABLE "answered_request" (
	"name" "bytea" PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"method" text NOT NULL,
	"password_hash" text NOT NULL,
	"password_due" text,
	"first_time" boolean NOT NULL,
	"answered_at" timestamp with time zone NOT NULL,
	"repeats" smallint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "answered_request" ADD CONSTRAINT "answered_request_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "answered_request_at" ON "answered_request" USING btree ("answered_at");