// Writes the variables of our providers into the compose file, and their addresses in a demo into the entry script of the platform's image. Part
// of `npm run codegen`.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { getProviderVariables } from '../apps/platform/src/lib/provider-config.ts'
import { getProviderAddresses, SIMULATED_PROVIDERS } from '../apps/simulators/src/provider-addresses.ts'
import { ROOT } from './lib/settings.ts'

const MARKED = /( *# providers: npm run codegen\n)[^]*?( *# \/providers\n)/

const composeLines = (): string[] =>
  Object.keys(getProviderVariables(SIMULATED_PROVIDERS)).map((name) => `  ${name}: \${${name}:-}`)

function entryLines(): string[] {
  const addresses = Object.entries(
    getProviderAddresses({ payments: 'http://simulators:4207', messageGateway: 'http://simulators:4206' }),
  )
  const isOfMessages = (name: string) =>
    SIMULATED_PROVIDERS.some(({ kind, prefix }) => kind === 'message' && name === `${prefix}_URL`)
  const messages = addresses.filter(([name]) => isOfMessages(name))
  return [
    ...addresses
      .filter(([name]) => !isOfMessages(name))
      .map(([name, address]) => `  export ${name}="\${${name}:-${address}}"`),
    "  # A message service of the operator's own takes the place of all of these.",
    `  if [ -z "${messages.map(([name]) => `$${name}`).join('')}" ]; then`,
    ...messages.map(([name, address]) => `    export ${name}=${address}`),
    '  fi',
  ]
}

for (const [file, lines] of [
  ['docker-compose.yml', composeLines()],
  ['deploy/platform-entry.sh', entryLines()],
] as const) {
  const path = join(ROOT, file)
  const text = readFileSync(path, 'utf8')
  if (!MARKED.test(text)) throw new Error(`${file} has no place for providers.`)
  writeFileSync(
    path,
    text.replace(
      MARKED,
      (_, start: string, end: string) => `${start}${lines.map((line) => `${line}\n`).join('')}${end}`,
    ),
  )
}
