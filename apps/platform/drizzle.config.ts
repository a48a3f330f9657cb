import { defineConfig } from 'drizzle-kit'

/** `npx drizzle-kit generate --name=<what changes>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/tables/all.ts',
  out: './src/db/migrations',
})
