// npm run partner -- <create|limits|documents|rotate|revoke|list>: partners in PARTNERS_FILE, by default .data/partners.json.
import { fileURLToPath } from 'node:url'
import * as z from 'zod'
import { partnerCommand } from './command.ts'

const file = process.env.PARTNERS_FILE || fileURLToPath(new URL('../../../../.data/partners.json', import.meta.url))

try {
  process.stdout.write(`${(await partnerCommand(process.argv.slice(2), file)).join('\n')}\n`)
} catch (error) {
  process.stderr.write(`${error instanceof z.ZodError ? z.prettifyError(error) : (error as Error).message}\n`)
  process.exitCode = 1
}
