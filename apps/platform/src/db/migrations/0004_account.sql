CREATE TABLE "upload" (
	"member_id" integer NOT NULL,
	"id" uuid NOT NULL,
	"purpose" text NOT NULL,
	"picture" "bytea" NOT NULL,
	"width" integer NOT NULL,
	"height" integer NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"claimed_at" timestamp with time zone,
	CONSTRAINT "upload_member_id_id_pk" PRIMARY KEY("member_id","id")
);
--> statement-breakpoint
CREATE TABLE "upload_link" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	"upload_id" uuid NOT NULL,
	"purpose" text,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	"used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "upload" ADD CONSTRAINT "upload_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "upload_link" ADD CONSTRAINT "upload_link_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "upload_unclaimed" ON "upload" USING btree ("created_at") WHERE "upload"."claimed_at" is null;--> statement-breakpoint
CREATE INDEX "upload_link_member" ON "upload_link" USING btree ("member_id","created_at");