import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- platform --name=<what-changes>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: './src/db/tables/all.ts',
  out: './src/db/migrations',
})
