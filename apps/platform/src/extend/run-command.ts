// Runs a command of the platform (../cli.ts) on the database of a project: that of DATABASE_URL, or its own, which runs with the site.
import { join } from 'node:path'
import { runningEmbeddedPostgres } from '../db/embedded.ts'

const { PLAYHOUSE_SITE: folder = process.cwd(), DATABASE_URL: given } = process.env
const url = given || (await runningEmbeddedPostgres(join(folder, '.data/postgres'), 'playhouse'))
if (url === undefined) {
  process.stderr.write('The platform’s database does not run. Start the site, or set DATABASE_URL.\n')
  process.exit(1)
}
process.env.DATABASE_URL = url
await import('../cli.ts')
