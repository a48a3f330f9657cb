// npm run dialect -- check: reads recorded responses of a platform through its dialect.
import { loadDialect } from '@playhouse/dialect/load.ts'
import { parseArgs } from 'node:util'
import { checkRecordings, reportLines } from './dialect/check-recordings.ts'
import { tellError } from './lib/run.ts'

const USAGE = `npm run dialect -- check --dialect MODULE --recordings FOLDER
  --dialect MODULE     a package, or the path of a file
  --recordings FOLDER  of JSON files, one per endpoint and case; docs/dialects.md has their format
Secrets that the environment does not set are their own names.`

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({
    allowPositionals: true,
    options: { dialect: { type: 'string' }, recordings: { type: 'string' } },
  })
  const { dialect, recordings } = values
  if (positionals.join() !== 'check' || !dialect || !recordings) throw new Error(USAGE)
  const variables = new Proxy(process.env, { get: (set, name) => set[String(name)] ?? String(name) })
  const checked = await checkRecordings(await loadDialect(dialect, variables), recordings)
  console.log(reportLines(checked).join('\n'))
  if (checked.length === 0 || checked.some(({ problems }) => problems.length > 0)) process.exitCode = 1
}

await main().catch(tellError)
