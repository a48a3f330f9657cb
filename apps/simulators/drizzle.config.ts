import { defineConfig } from 'drizzle-kit'

/** `npm run migration -- simulators --name=<what-changes>` writes the next migration from the tables. */
export default defineConfig({
  dialect: 'postgresql',
  casing: 'snake_case',
  schema: [
    './src/vendor/tables.ts',
    './src/message-gateway/tables.ts',
    './src/payments/tables.ts',
    './src/mosswater/tables.ts',
    './src/copperleaf/tables.ts',
    './src/identity-checks/tables.ts',
    './src/screening/tables.ts',
  ],
  out: './migrations',
})
