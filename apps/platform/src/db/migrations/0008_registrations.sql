CREATE TABLE "deposit_limit" (
	"id" integer PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "deposit_limit_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 2147483647 START WITH 1 CACHE 1),
	"member_id" integer NOT NULL,
	"period" text NOT NULL,
	"amount" bigint NOT NULL,
	"set_at" timestamp with time zone NOT NULL,
	"effective_at" timestamp with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "member_detail" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"sealed_id_number" text,
	"qq_num" text,
	"line" text,
	"whatsapp" text,
	"zalo" text,
	"facebook" text,
	"wechat" text
);
--> statement-breakpoint
CREATE TABLE "referral_code" (
	"code" text PRIMARY KEY NOT NULL,
	"member_id" integer NOT NULL,
	CONSTRAINT "referral_code_memberId_unique" UNIQUE("member_id")
);
--> statement-breakpoint
CREATE TABLE "registration" (
	"member_id" integer PRIMARY KEY NOT NULL,
	"kind" text NOT NULL,
	"method" text NOT NULL,
	"register_url" text,
	"domain" text,
	"address" text NOT NULL,
	"affiliate_code" text,
	"referral_code" text,
	"recommender_id" text,
	"invited_by_id" integer,
	"agreed_at" timestamp with time zone NOT NULL,
	"registered_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "registration_attempt" (
	"key_hash" "bytea" PRIMARY KEY NOT NULL,
	"request_hash" "bytea" NOT NULL,
	"started_at" timestamp with time zone NOT NULL,
	"member_id" integer
);
--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "mobile_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "email_verified_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "member" ADD COLUMN "payee_name" text;--> statement-breakpoint
ALTER TABLE "deposit_limit" ADD CONSTRAINT "deposit_limit_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "member_detail" ADD CONSTRAINT "member_detail_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "referral_code" ADD CONSTRAINT "referral_code_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration" ADD CONSTRAINT "registration_invited_by_id_member_id_fk" FOREIGN KEY ("invited_by_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "registration_attempt" ADD CONSTRAINT "registration_attempt_member_id_member_id_fk" FOREIGN KEY ("member_id") REFERENCES "public"."member"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "deposit_limit_member" ON "deposit_limit" USING btree ("member_id","period","effective_at");--> statement-breakpoint
CREATE INDEX "registration_invited_by" ON "registration" USING btree ("invited_by_id");--> statement-breakpoint
CREATE UNIQUE INDEX "member_verified_mobile" ON "member" USING btree ("mobile") WHERE "member"."mobile_verified_at" is not null;