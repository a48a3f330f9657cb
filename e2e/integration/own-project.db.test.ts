import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import type { ScratchDatabase } from '@playhouse/testing/database-server.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { freePort } from '@playhouse/testing/free-port.ts'
import { execFile, spawn, type ChildProcess } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import {
  existsSync,
  globSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { createServer, request, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { parse } from 'yaml'
import { MEMBER } from '../../apps/gateway/test/accounts.ts'
import { untilOk } from '../../apps/gateway/test/gateway-process.ts'
import { RealPlatform, scratchWorld } from '../../apps/gateway/test/real-platform.ts'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { createProject } from '../../scripts/pack/create-project.ts'

// The example from the tarballs, as a stranger has it: outside this repository, in front of a real platform.

/** Installed for this test alone, as nothing else needs them. */
const CHECKERS = ['publint@0.3.25', '@arethetypeswrong/cli@0.18.5']

/** Compiles thirteen packages and installs some 700. */
const PREPARE_MS = 1_800_000

const OWN_ENDPOINT = '/wps/lotus/loyalty'
const CARD = { stamps: 3, needed: 10, treat: 'a pot of lotus tea' }

let folder: string
let world: ScratchDatabase
let platform: RealPlatform
let ownPlatform: Server
let platformUrl: string

beforeAll(async () => {
  if (!IS_NIGHTLY) return
  world = await scratchWorld()
  platform = await RealPlatform.start(world.url)
  ownPlatform = withLoyalty(platform.url)
  await once(ownPlatform.listen(0, '127.0.0.1'), 'listening')
  platformUrl = `http://127.0.0.1:${(ownPlatform.address() as AddressInfo).port}`
  folder = mkdtempSync(join(tmpdir(), 'lotus-'))
  createProject({ target: folder, name: 'Lotus House', platformUrl, merchant: 'playhouse' })
  await run('npm', 'install', '--no-audit', '--no-fund', '--loglevel=error')
}, PREPARE_MS)
afterAll(async () => {
  if (!IS_NIGHTLY) return
  ownPlatform.close()
  await platform.kill()
  await world.drop()
  rmSync(folder, { recursive: true })
})

/** The platform with an endpoint that the operator has added. */
function withLoyalty(behindUrl: string): Server {
  return createServer((incoming, outgoing) => {
    const { url = '/', method, headers } = incoming
    if (url.startsWith(OWN_ENDPOINT)) {
      const body = headers['token'] || headers['authorization'] ? { success: true, value: CARD } : { success: false }
      outgoing.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body))
      return
    }
    const forwarded = request(new URL(url, behindUrl), { method, headers }, (response) => {
      outgoing.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(outgoing)
    })
    forwarded.on('error', () => outgoing.destroy())
    incoming.pipe(forwarded)
  })
}

/** As a stranger has it: with the machine's settings of npm, without those of this test. */
const environment = () => ({
  ...process.env,
  NODE_ENV: undefined,
  VITEST: undefined,
  PATH: `${join(folder, 'node_modules/.bin')}:${dirname(process.execPath)}:${process.env.PATH}`,
})

/** A database of the project's own has the machine's clock, not that of these tests. */
const REAL_CLOCK = { NODE_OPTIONS: undefined }

async function run(command: string, ...args: string[]): Promise<string> {
  const { stdout } = await promisify(execFile)(command, args, {
    cwd: folder,
    env: { ...environment(), ...REAL_CLOCK },
  }).catch((error: { stdout?: string; stderr?: string }) => {
    throw new Error(`${command} ${args.join(' ')}: ${error.stdout ?? ''}${error.stderr ?? ''}`, { cause: error })
  })
  return stdout
}

interface Running {
  url: string
  stop: () => Promise<void>
}

async function start(own: NodeJS.ProcessEnv = {}): Promise<Running> {
  const port = await freePort()
  const child: ChildProcess = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...environment(), PORT: String(port), LOG_LEVEL: 'error', ...own },
    stdio: 'ignore',
    detached: true,
  })
  const url = `http://127.0.0.1:${port}`
  await untilOk(`${url}/readyz`)
  return {
    url,
    stop: async () => {
      process.kill(-(child.pid ?? 0), 'SIGTERM')
      await once(child, 'exit')
    },
  }
}

const getPage = async (url: string, language = 'en'): Promise<string> =>
  (await fetch(url, { headers: { accept: 'text/html', 'accept-language': language } })).text()

describe.runIf(IS_NIGHTLY)('the packed packages', () => {
  test('resolve for Node and bundlers, with types', async () => {
    const checkers = mkdtempSync(join(tmpdir(), 'checkers-'))
    try {
      writeFileSync(join(checkers, 'package.json'), '{ "private": true }')
      await run('npm', 'install', `--prefix=${checkers}`, '--no-audit', '--no-fund', '--loglevel=error', ...CHECKERS)
      const bin = join(checkers, 'node_modules/.bin')
      for (const file of globSync('vendor/*.tgz', { cwd: folder })) {
        await run(join(bin, 'publint'), '--strict', file)
        // Their CommonJS is for graphql-codegen alone, and a stylesheet has no types.
        await run(
          join(bin, 'attw'),
          file,
          '--profile',
          'esm-only',
          '--exclude-entrypoints',
          'package.json',
          'schema.graphql',
        )
      }
    } finally {
      rmSync(checkers, { recursive: true })
    }
    expect(globSync('vendor/*.tgz', { cwd: folder })).toHaveLength(13)
  })
})

describe.runIf(IS_NIGHTLY)('a project made by npm run create', () => {
  test('generates its types, and its own tests pass', async () => {
    await run('npm', 'run', 'codegen')
    expect(await run('npm', 'test')).toContain('Lotus House: the project fits.')
  })

  test('shows its name, texts, slots and screen, and reads its own endpoint for a member', async () => {
    await run('npm', 'run', 'build')
    const site = await start()
    try {
      await expect.poll(() => getPage(site.url)).toContain('Calm water, good company')
      const home = await getPage(site.url)
      expect(home).toContain('In bloom today')
      expect(home).toContain('Take a break whenever you like')
      expect(home).not.toContain('Popular games')
      await expect.poll(() => getPage(site.url, 'vi')).toContain('Mặt nước yên')
      expect(home).toContain('MISSIONS')
      expect(home).not.toContain('RAFFLES')
      expect((await fetch(`${site.url}/member/loyalty`, { headers: { accept: 'text/html' } })).status).toBe(200)

      expect(await readLoyalty(site.url)).toBeNull()
      expect(await readLoyalty(site.url, await logIn(site.url))).toEqual({ __typename: 'Loyalty', ...CARD })
    } finally {
      await site.stop()
    }
  })

  test('starts a platform of its own with its payment provider, outside a demo', async () => {
    const [platformPort, databasePort, operatorPort] = [await freePort(), await freePort(), await freePort()]
    const site = await start({
      ...REAL_CLOCK,
      ...makeSecrets(),
      DEMO: 'false',
      PLATFORM_URL: '',
      PLATFORM_PORT: String(platformPort),
      DATABASE_PORT: String(databasePort),
      OPERATOR_PORT: String(operatorPort),
      PALM_PAY_URL: 'http://127.0.0.1:9',
      PALM_PAY_SHOP: 'LOTUS-7',
    })
    try {
      await expect.poll(() => getPage(site.url)).toContain('Calm water, good company')
      const getStatus = async (provider: string) =>
        (await fetch(`http://127.0.0.1:${platformPort}/callbacks/payments/${provider}`, { method: 'POST' })).status
      expect(await getStatus('palm-pay')).toBe(401)
      expect(await getStatus('pine-pay')).toBe(404)
    } finally {
      await site.stop()
    }
  })

  test('says which provider does not fit, where and why, and starts no platform with it', async () => {
    const file = join(folder, 'providers/palm-pay.ts')
    const source = readFileSync(file, 'utf8')
    writeFileSync(file, source.replace("code: 'palm-pay',\n  name", "code: 'lantern',\n  name"))
    try {
      const reason = /providers\/palm-pay\.ts: there is another provider "lantern"/
      await expect(run('npm', 'test')).rejects.toThrow(reason)
      await expect(run('npx', 'playhouse', 'platform')).rejects.toThrow(reason)
    } finally {
      writeFileSync(file, source)
    }
  })

  test('keeps its pages when a slot throws', async () => {
    const slot = join(folder, 'slots/footer-end.tsx')
    const source = readFileSync(slot, 'utf8')
    writeFileSync(slot, `export function Component(): never { throw new Error('the footer is broken') }`)
    await run('npm', 'run', 'build')
    const site = await start()
    try {
      await expect.poll(() => getPage(site.url)).toContain('Calm water, good company')
      expect(await getPage(site.url)).not.toContain('Take a break')
    } finally {
      await site.stop()
      writeFileSync(slot, source)
    }
  })

  test('stops the build with file and reason when a part does not fit', async () => {
    const [config, texts, module] = ['playhouse.config.ts', 'texts/EN/home.json', 'graphql/loyalty.ts'].map((file) =>
      join(folder, file),
    ) as [string, string, string]
    const sources = [config, texts, module].map((file) => [file, readFileSync(file, 'utf8')] as const)
    const options = readFileSync(config, 'utf8')
    try {
      writeFileSync(config, options.replace('/member/loyalty', '/member/bonus'))
      await expect(run('npm', 'run', 'build')).rejects.toThrow(
        /playhouse\.config\.ts: \/member\/bonus is the address of a screen of ours/,
      )
      writeFileSync(config, options.replace('Flower2', 'Teapot'))
      await expect(run('npm', 'run', 'build')).rejects.toThrow('Lucide has no icon Teapot')
      writeFileSync(config, options)
      writeFileSync(texts, '{ "hotGame": "x" }')
      await expect(run('npm', 'run', 'build')).rejects.toThrow(/texts\/EN\/home\.json: there is no text "hotGame"/)
      writeFileSync(module, readFileSync(module, 'utf8').replace(' @access(to: MEMBER)', ''))
      await expect(run('npm', 'run', 'codegen')).rejects.toThrow(
        'The module "loyalty" is refused: Query.loyalty has no @access',
      )
    } finally {
      for (const [file, source] of sources) writeFileSync(file, source)
    }
  })
})

/** An environment of the project's compose file as `docker-compose` passes it: from variables, with their defaults. */
function readComposeService(name: 'platform' | 'gateway', set: NodeJS.ProcessEnv) {
  const { services } = parse(readFileSync(join(folder, 'compose.yml'), 'utf8'), { merge: true }) as {
    services: Record<string, { command: string[]; environment: Record<string, string> }>
  }
  const { command = [], environment: declared = {} } = services[name] ?? {}
  const filled = Object.entries(declared).map(([key, value]) => [
    key,
    value.replaceAll(/\$\{(\w+)(?::-([^}]*))?\}/g, (_, variable: string, other = '') => set[variable] || other),
  ])
  return { command, environment: Object.fromEntries(filled) as Record<string, string> }
}

describe.runIf(IS_NIGHTLY)('the image of a project', () => {
  test('runs by what is left after its Dockerfile’s last step, with the variables of its compose file', async () => {
    const steps = readFileSync(join(folder, 'Dockerfile'), 'utf8').match(/(?<=^RUN )npx playhouse.*/m)?.[0] ?? ''
    await run('sh', '-c', steps)
    expect(existsSync(join(folder, 'node_modules/vitest'))).toBe(false)
    const own = await scratchDatabase({ template: 'empty' })
    const [platformPort, port, office] = [String(await freePort()), String(await freePort()), String(await freePort())]
    const set = { ...makeSecrets(), PALM_PAY_URL: 'http://127.0.0.1:9', PALM_PAY_SHOP: 'LOTUS-7', LOG_LEVEL: 'error' }
    const children: ChildProcess[] = []
    const startService = (name: 'platform' | 'gateway', changes: Record<string, string>) => {
      const { command, environment: passed } = readComposeService(name, set)
      const [program = '', ...args] = command
      const { PATH, NODE_OPTIONS } = process.env
      const env = { PATH, NODE_OPTIONS, NODE_ENV: 'production', ...passed, ...changes, HOST: '127.0.0.1' }
      children.push(spawn(join(folder, program), args, { cwd: folder, env, stdio: 'ignore', detached: true }))
    }
    renameSync(join(folder, '.env'), join(folder, '.env.aside'))
    try {
      const atDatabase = { DATABASE_URL: own.url, OPERATOR_HOST: '127.0.0.1', OPERATOR_PORT: office }
      startService('platform', { ...atDatabase, PORT: platformPort })
      const platformAt = `http://127.0.0.1:${platformPort}`
      await untilOk(`${platformAt}/readyz`)
      startService('gateway', { PLATFORM_URL: platformAt, PORT: port, COOKIE_KEYS: `k1:${makeSecret()}` })
      await untilOk(`http://127.0.0.1:${port}/readyz`)
      await expect.poll(() => getPage(`http://127.0.0.1:${port}`)).toContain('Calm water, good company')
      expect((await fetch(`${platformAt}/callbacks/payments/palm-pay`, { method: 'POST' })).status).toBe(401)
    } finally {
      renameSync(join(folder, '.env.aside'), join(folder, '.env'))
      const left = children.filter((child) => child.exitCode === null)
      for (const { pid = 0 } of left) process.kill(-pid, 'SIGTERM')
      await Promise.all(left.map((child) => once(child, 'exit')))
      await own.drop()
    }
  })
})

/** Sources of the example project as the last release has it; `npm run public-api -- --release` stores them. */
const RELEASED_PROJECT = join(import.meta.dirname, 'released-project.tgz')

describe.runIf(IS_NIGHTLY)('the project of the last release', () => {
  test('fits the new packages, and shows its parts and its field', async () => {
    // Its package.json names the new packages, as after an upgrade.
    const ofTheFolder = new Set(['node_modules', 'vendor', 'package.json', 'package-lock.json', '.env'])
    for (const name of readdirSync(folder).filter((entry) => !ofTheFolder.has(entry)))
      rmSync(join(folder, name), { recursive: true })
    await run('tar', '-xzf', RELEASED_PROJECT)
    // The image of the project has none of its tools.
    await run('npm', 'install')
    await run('npm', 'run', 'codegen')
    expect(await run('npm', 'test')).toContain('Lotus House: the project fits.')
    await run('npm', 'run', 'build')
    const site = await start()
    try {
      await expect.poll(() => getPage(site.url)).toContain('Calm water, good company')
      const [, path = ''] = /path: '([^']+)'/.exec(readFileSync(join(folder, 'playhouse.config.ts'), 'utf8')) ?? []
      expect((await fetch(`${site.url}${path}`, { headers: { accept: 'text/html' } })).status).toBe(200)
      expect(await readLoyalty(site.url, await logIn(site.url))).toEqual({ __typename: 'Loyalty', ...CARD })
    } finally {
      await site.stop()
    }
  })
})

const makeSecret = () => randomBytes(32).toString('base64url')

function makeSecrets(): Record<string, string> {
  const names = ['SEAMLESS_SECRET', 'PAYMENTS_SECRET', 'PALM_PAY_SECRET', 'LIVE_SECRET']
  return { ...Object.fromEntries(names.map((name) => [name, makeSecret()])), SECRET_KEYS: `k1:${makeSecret()}` }
}

type Documents = Readonly<Record<string, { name: string }>>

/** Sends a registered document by its hash, as pages do. */
function ask(
  url: string,
  documents: Documents,
  operationName: string,
  variables: object,
  cookie = '',
): Promise<Response> {
  const [sha256Hash] = Object.entries(documents).find(([, { name }]) => name === operationName) ?? []
  return fetch(`${url}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url, cookie },
    body: JSON.stringify({ operationName, variables, extensions: { persistedQuery: { version: 1, sha256Hash } } }),
  })
}

async function readLoyalty(url: string, cookie = ''): Promise<unknown> {
  const documents = JSON.parse(readFileSync(join(folder, 'graphql/documents.generated.json'), 'utf8')) as Documents
  const response = await ask(url, documents, 'LotusLoyalty', {}, cookie)
  const { data } = (await response.json()) as { data: { loyalty: unknown } }
  return data.loyalty
}

/** @returns the session's cookies */
async function logIn(url: string): Promise<string> {
  const response = await ask(url, registered, 'LogIn', { input: { ...MEMBER, remember: false } })
  expect(await response.json()).toMatchObject({ data: { logIn: { __typename: 'LogInSuccess' } } })
  return response.headers
    .getSetCookie()
    .map((cookie) => cookie.split(';', 1)[0])
    .join('; ')
}
