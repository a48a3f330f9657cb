CREATE TABLE "address_calls" (
	"action" text NOT NULL,
	"network" text NOT NULL,
	"times" timestamp with time zone[] NOT NULL,
	CONSTRAINT "address_calls_action_network_pk" PRIMARY KEY("action","network")
);
