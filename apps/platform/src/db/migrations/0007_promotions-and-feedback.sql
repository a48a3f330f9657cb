CREATE TABLE "promotion" (
	"id" text PRIMARY KEY NOT NULL,
	"category" text NOT NULL,
	"picture" text NOT NULL,
	"starts_at" timestamp with time zone,
	"ends_at" timestamp with time zone,
	"position" smallint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "promotion_text" (
	"promotion_id" text NOT NULL,
	"language" text NOT NULL,
	"category_name" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"content" text NOT NULL,
	"terms" text NOT NULL,
	CONSTRAINT "promotion_text_promotion_id_language_pk" PRIMARY KEY("promotion_id","language")
);
--> statement-breakpoint
CREATE TABLE "feedback" (
	"reference" text PRIMARY KEY NOT NULL,
	"request_key" uuid NOT NULL,
	"member_id" integer,
	"question_type" text NOT NULL,
	"content" text NOT NULL,
	"contact" text,
	"language" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "feedback_requestKey_unique" UNIQUE("request_key")
);
--> statement-breakpoint
ALTER TABLE "promotion_text" ADD CONSTRAINT "promotion_text_promotion_id_promotion_id_fk" FOREIGN KEY ("promotion_id") REFERENCES "public"."promotion"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "feedback" ADD CONSTRAINT "feedback_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "feedback_created" ON "feedback" USING btree ("created_at");