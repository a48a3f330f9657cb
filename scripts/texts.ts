// npm run texts: lists what is missing in each language, what is wrong and what is unused. Missing texts are an error with --complete,
// as in the nightly run.
import { TEXT_APPS } from './texts/packs.ts'
import { comparePacks } from './texts/report.ts'
import { unusedKeys } from './texts/unused.ts'

const { missing, faults } = comparePacks()
const unused = TEXT_APPS.flatMap((app) => unusedKeys(app).map((key) => `${app} ${key}`))
const list = (title: string, found: readonly string[]) =>
  console.log([title, ...found.map((one) => `  ${one}`)].join('\n'))

for (const [language, keys] of Object.entries(missing))
  list(`${language}: ${keys.length === 0 ? 'complete' : `${keys.length} missing, shown in English`}`, keys)
if (faults.length > 0) list('Wrong:', faults)
if (unused.length > 0) list('Unused; remove them from every language:', unused)

const isIncomplete = Object.values(missing).some((keys) => keys.length > 0)
if (faults.length > 0 || unused.length > 0 || (isIncomplete && process.argv.includes('--complete')))
  process.exitCode = 1
