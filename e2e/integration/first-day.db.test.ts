import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { bareEnvironment } from '@playhouse/testing/bare-environment.ts'
import pg from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { freePort } from '@playhouse/testing/free-port.ts'
import { testFirstDay } from './first-day.fixture.ts'

/*
 * The first day of docs/install.md, to the letter: its commands are read from the page. Only the database is another one, and the ports,
 * because others may be taken.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = readFileSync(join(ROOT, 'docs/install.md'), 'utf8')

/** The shell commands of the section, without their indentation. */
const blocks = [
  ...(/^### The first day\n([^]*?)^### /m.exec(PAGE)?.[1] ?? '').matchAll(/^( *)```sh\n([^]*?)^ *```$/gm),
].map(([, indent = '', text = '']) => text.replaceAll(new RegExp(`^${indent}`, 'gm'), ''))
const blockWith = (text: string): string => {
  const found = blocks.filter((block) => block.includes(text))
  if (found.length !== 1) throw new Error(`The page has ${found.length} blocks with ${text}.`)
  return found[0] ?? ''
}

let folder: string
let database: string
let ports: Readonly<Record<'4200' | '4202' | '4207' | '4208', number>>
let site: string
let office: string
const children: ChildProcess[] = []
const logs: string[] = []

/** With this test's ports. */
const ported = (text: string) => text.replaceAll(/\b42(?:00|02|07|08)\b/g, (port) => String(ports[port as '4200']))
const baseEnvironment = () => ({
  ...bareEnvironment(),
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  HOME: process.env.HOME,
  // A single environment file for all programs cannot name these ports.
  OPERATOR_PORT: String(ports['4208']),
  PAYMENTS_PORT: String(ports['4207']),
  PAYMENTS_HOST: `http://localhost:${ports['4207']}`,
  PAYMENTS_SECONDS: '1',
  // Every command is a process that would compile the same files again.
  NODE_COMPILE_CACHE: join(ROOT, 'node_modules/.cache/compiled'),
  SEAMLESS_URL: `http://127.0.0.1:${ports['4202']}`,
})
const run = async (command: string) =>
  (await promisify(execFile)('sh', ['-ec', command], { cwd: folder, env: baseEnvironment() })).stdout

async function withAdmin(statement: string): Promise<void> {
  const admin = new pg.Client({ connectionString: process.env.TEST_POSTGRES_URL })
  await admin.connect()
  await admin.query(statement).finally(() => admin.end())
}

beforeAll(async () => {
  const [web, platform, payments, backOffice] = [await freePort(), await freePort(), await freePort(), await freePort()]
  ports = { 4200: web, 4202: platform, 4207: payments, 4208: backOffice }
  site = `http://localhost:${web}`
  office = `http://127.0.0.1:${backOffice}`
  folder = mkdtempSync(join(tmpdir(), 'playhouse-first-day-'))
  for (const name of ['apps', 'packages', 'node_modules', 'package.json'])
    symlinkSync(join(ROOT, name), join(folder, name))
  database = `first_day_${randomBytes(6).toString('hex')}`
  await withAdmin(`CREATE DATABASE ${database}`)
})
afterAll(async () => {
  for (const child of children) {
    if (child.exitCode !== null || child.signalCode !== null) continue
    child.kill('SIGKILL')
    await once(child, 'exit')
  }
  await withAdmin(`DROP DATABASE IF EXISTS ${database} WITH (FORCE)`)
  rmSync(folder, { recursive: true })
})

const variables = (): Record<string, string> =>
  Object.fromEntries(
    readFileSync(join(folder, '.env'), 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  )

// Each test is a step of the page and builds on those before it.
test('makes the secrets, and says where everything is', async () => {
  await run(blockWith('OPERATOR_TOKEN'))
  await run(ported(blockWith('DATABASE_URL')))
  const url = new URL(process.env.TEST_POSTGRES_URL ?? '')
  url.pathname = `/${database}`
  const written = readFileSync(join(folder, '.env'), 'utf8').replace(/^DATABASE_URL=.*$/m, `DATABASE_URL=${url.href}`)
  // The web is not built where only the servers are tested.
  const hasWeb = existsSync(join(ROOT, 'apps/web/dist/client/index.html'))
  writeFileSync(join(folder, '.env'), hasWeb ? written : written.replace(/^WEB_ROOT=.*\n/m, ''))
  expect(variables()).toMatchObject({
    OPERATOR_TOKEN: expect.stringMatching(/^anna:.{43}$/),
    PAYMENTS_URL: `http://127.0.0.1:${ports['4207']}`,
  })
  expect(variables()).not.toHaveProperty('DEMO')
})

test('makes tables, brand and first agent', async () => {
  const said = await run(blockWith('create-agent'))
  expect(said).toMatch(/Username {2}founder1\nPassword {2}\S+/)
})

test('starts platform, payment provider and gateway, and the log says what is off', async () => {
  const commands = blockWith('apps/gateway/src/main.ts').trim().split('\n')
  expect(commands).toHaveLength(3)
  for (const command of commands) {
    const port = command.includes('gateway') ? ports['4200'] : ports['4202']
    const child = spawn('sh', ['-ec', `exec env ${command}`], {
      cwd: folder,
      env: { ...baseEnvironment(), PORT: String(port) },
    })
    const index = logs.push('') - 1
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (logs[index] += String(chunk)))
    children.push(child)
  }
  const ready = [
    `http://127.0.0.1:${ports['4202']}/readyz`,
    `http://127.0.0.1:${ports['4207']}/readyz`,
    `${site}/readyz`,
  ]
  for (const url of ready) {
    while (!(await fetch(url).catch(() => undefined))?.ok) {
      const ended = children.findIndex(({ exitCode }) => exitCode !== null)
      if (ended >= 0) throw new Error(`${commands[ended]}: ${logs[ended]}`)
      await sleep(50)
    }
  }
  for (const part of ['SMS and e-mails', 'Deposits', 'Withdrawals', 'Module MOBILENUMREG3'])
    expect(logs[0]).toContain(`off: ${part}`)
})

testFirstDay(() => ({
  method: 'QR',
  site,
  office,
  operatorToken: variables()['OPERATOR_TOKEN'] ?? '',
  vouchForBinh: () => run(blockWith('vouch-for')),
}))

test('the ledger agrees', async () => {
  // The command fails if a sum differs.
  expect(await run(blockWith('cli.ts check'))).toMatch(/payout at the provider/)
})
