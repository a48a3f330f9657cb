CREATE TABLE "payment_provider" (
	"code" text PRIMARY KEY NOT NULL,
	"enabled" boolean DEFAULT true NOT NULL,
	"position" smallint NOT NULL,
	"minimum" bigint,
	"maximum" bigint,
	"currency" text,
	"from_minute" smallint,
	"until_minute" smallint
);
