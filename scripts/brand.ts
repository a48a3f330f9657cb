// npm run brand -- <create|remove>: brands that are cells, each with a database, a role and secrets of its own.
import { writeSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { parseArgs } from 'node:util'
import * as z from 'zod'
import { CellFolder } from './brand/cell.ts'
import { createBrand, type NewBrand } from './brand/create.ts'
import { removeBrand } from './brand/remove.ts'
import { DATA } from './lib/settings.ts'
import { WEB_ROOT } from './lib/site.ts'

const USAGE = `npm run brand -- <command>, with an administrator's database URL in ADMIN_DATABASE_URL

  create NAME --host HOST --port PORT --agent USERNAME --operator NAME
              make a brand with a database, secrets, its first agent and its first operator, whose password and token are
              printed once, and add it to the brands that gateways serve. NAME is its code. Repeat the command after an interruption
    --title TEXT          shown to visitors; NAME by default
    --site-origin ORIGIN  of its pages; https://HOST by default
    --web-root DIR        of its built web; apps/web/dist by default
    --media-host ORIGIN   of its pictures; https://media.HOST by default
    --platform-url URL    where gateways reach its platform; http://127.0.0.1:PORT by default
    --operator-port PORT  of its back office; the one after PORT by default
  remove NAME --export FILE --confirm NAME [--with-secrets]
              write its rows to FILE and its settings beside it, read them back, and remove the brand. Stop its platform before

  --brands FILE           BRANDS_FILE of the gateways; .data/brands.json by default
  --folder DIR            of the brand's settings and secrets; .data/brands/NAME by default`

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    host: { type: 'string' },
    port: { type: 'string' },
    agent: { type: 'string' },
    operator: { type: 'string' },
    title: { type: 'string' },
    'site-origin': { type: 'string' },
    'web-root': { type: 'string', default: WEB_ROOT },
    'media-host': { type: 'string' },
    'platform-url': { type: 'string' },
    'operator-port': { type: 'string' },
    export: { type: 'string' },
    confirm: { type: 'string' },
    'with-secrets': { type: 'boolean', default: false },
    brands: { type: 'string', default: join(DATA, 'brands.json') },
    folder: { type: 'string' },
  },
})

/** @throws Error with the usage if it is missing */
function required(name: 'host' | 'port' | 'agent' | 'operator' | 'export'): string {
  const value = values[name]
  if (!value) throw new Error(`--${name} is missing.\n\n${USAGE}`)
  return value
}

async function run(): Promise<void> {
  const [command, code] = positionals
  const adminUrl = process.env.ADMIN_DATABASE_URL
  if ((command !== 'create' && command !== 'remove') || code === undefined) throw new Error(USAGE)
  if (!adminUrl || !URL.canParse(adminUrl)) throw new Error('ADMIN_DATABASE_URL is not set, or no address.')
  const brandsFile = resolve(values.brands)
  const folder = new CellFolder(values.folder ?? join(DATA, 'brands', code))
  const brand = { adminUrl, code, brandsFile, folder }
  return command === 'create' ? create(brand) : remove(brand)
}

type Brand = Pick<NewBrand, 'adminUrl' | 'code' | 'brandsFile' | 'folder'>

async function create(brand: Brand): Promise<void> {
  const { folder } = brand
  const [host, port] = [required('host'), required('port')]
  const made = {
    ...brand,
    name: values.title ?? brand.code,
    host,
    siteOrigin: values['site-origin'] ?? `https://${host}`,
    webRoot: resolve(values['web-root']),
    mediaHost: values['media-host'] ?? `https://media.${host}`,
    port: Number(port),
    operatorPort: Number(values['operator-port'] ?? Number(port) + 1),
    platformUrl: values['platform-url'] ?? `http://127.0.0.1:${port}`,
    agent: required('agent'),
    operator: required('operator'),
  }
  await createBrand(made, ({ agent, operator }) =>
    say(
      'These are not shown again:',
      `Agent     ${agent.username}`,
      `Password  ${agent.password}`,
      `Invites with the code  ${agent.affiliateCode}`,
      `Operator  ${operator.name}`,
      `Token     ${operator.token}`,
    ),
  )
  say(
    '',
    'Start the platform with',
    `  node ${[folder.settingsFile, folder.secretsFile].map((file) => `--env-file=${file}`).join(' ')} apps/platform/src/main.ts`,
  )
}

async function remove(brand: Brand): Promise<void> {
  const exportFile = resolve(required('export'))
  if (values.confirm !== brand.code)
    throw new Error(`This deletes the brand with all its members. Confirm it by --confirm ${brand.code}`)
  const files = await removeBrand({ ...brand, exportFile, withSecrets: values['with-secrets'] })
  say(...(files.length > 0 ? ['Removed. The export:', ...files] : ['Removed. There was no database to export.']))
}

/** At once, so that nothing is lost if the process is ended. */
const say = (...lines: string[]) => writeSync(process.stdout.fd, `${lines.join('\n')}\n`)

function getMessage(error: unknown): string {
  if (error instanceof z.ZodError) return z.prettifyError(error)
  if (!(error instanceof Error)) return String(error)
  return error.cause instanceof Error ? `${error.message}: ${error.cause.message}` : error.message
}

try {
  await run()
} catch (error) {
  process.stderr.write(`${getMessage(error)}\n`)
  process.exitCode = 1
}
