// Writes the square flags of country-flag-icons, so that nobody installs its 3,800 files to run the site. Part of `npm run codegen`.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

const FLAGS = new URL('1x1/', import.meta.resolve('country-flag-icons'))

const files = readdirSync(FLAGS).filter((name) => /^[A-Z]{2}\.svg$/.test(name))
const flags = Object.fromEntries(
  files.toSorted().map((name) => [name.slice(0, 2), readFileSync(new URL(name, FLAGS), 'utf8')]),
)
writeFileSync(new URL('flags.generated.json', import.meta.url), `${JSON.stringify(flags, null, 1)}\n`)
