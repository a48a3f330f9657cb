import { dropSchemas, migrate } from '@playhouse/postgres/migrate.ts'
import { fileURLToPath } from 'node:url'

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url))

const SCHEMA = 'drizzle'

/** Tables and data, one file for each release and each change since. */
export const MIGRATIONS = folder('./migrations')

/** SQL functions, one file each. */
export const FUNCTIONS = folder('./functions')

/** Views for other programs, one file each; docs/reporting.md. */
export const VIEWS = { folder: folder('./views'), schema: 'reporting' }

/** Brings tables, SQL functions and views of the database at `url` up to date. */
export const migrateDatabase = (url: string): Promise<void> =>
  migrate(url, { migrations: MIGRATIONS, functions: FUNCTIONS, views: VIEWS, schema: SCHEMA })

export const resetDatabase = (url: string): Promise<void> => dropSchemas(url, ['public', SCHEMA, VIEWS.schema])
