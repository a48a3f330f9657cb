CREATE TABLE "house_day" (
	"day" date PRIMARY KEY NOT NULL,
	"active_players" integer NOT NULL,
	"depositors" integer NOT NULL,
	"rounds" bigint NOT NULL,
	"turnover" bigint NOT NULL,
	"uncounted" bigint NOT NULL,
	"payout" bigint NOT NULL,
	"deposit" bigint NOT NULL,
	"withdrawal" bigint NOT NULL
);
