-- Trigrams for the game search, and paths for the agent tree.
CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS ltree;
