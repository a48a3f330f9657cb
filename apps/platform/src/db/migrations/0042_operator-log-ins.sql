CREATE TABLE "operator_invitation" (
	"operator_id" integer PRIMARY KEY NOT NULL,
	"code_hash" "bytea" NOT NULL,
	"sealed_secret" text,
	"created_by" text NOT NULL,
	"expires_at" timestamp with time zone NOT NULL,
	CONSTRAINT "operator_invitation_codeHash_unique" UNIQUE("code_hash")
);
--> statement-breakpoint
CREATE TABLE "operator_passkey" (
	"credential_id" text PRIMARY KEY NOT NULL,
	"operator_id" integer NOT NULL,
	"public_key" "bytea" NOT NULL,
	"sign_count" bigint NOT NULL,
	"transports" text[] NOT NULL,
	"name" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"last_used_at" timestamp with time zone
);
--> statement-breakpoint
ALTER TABLE "operator_account" ADD COLUMN "password_hash" text;--> statement-breakpoint
ALTER TABLE "operator_account" ADD COLUMN "sealed_secret" text;--> statement-breakpoint
ALTER TABLE "operator_account" ADD COLUMN "used_step" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "operator_account" ADD COLUMN "holder" "bytea";--> statement-breakpoint
ALTER TABLE "operator_account" ADD COLUMN "last_seen_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "method" text;--> statement-breakpoint
ALTER TABLE "operator_session" ADD COLUMN "address" text;--> statement-breakpoint
ALTER TABLE "operator_invitation" ADD CONSTRAINT "operator_invitation_operator_id_operator_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "operator_passkey" ADD CONSTRAINT "operator_passkey_operator_id_operator_account_id_fk" FOREIGN KEY ("operator_id") REFERENCES "public"."operator_account"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "operator_passkey_operator" ON "operator_passkey" USING btree ("operator_id");