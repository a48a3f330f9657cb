import { solvePuzzle } from '@playhouse/contract-suite/human-proof.ts'
import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { createHmac, randomBytes, randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import pg from 'pg'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { documentHash } from '@playhouse/testing/document-hash.ts'
import { freePort } from '@playhouse/testing/free-port.ts'

/*
 * The first day of docs/operating.md, to the letter: its commands are read from the page. Only the database is another one, and the ports,
 * because others may be taken.
 */

const ROOT = fileURLToPath(new URL('../..', import.meta.url))
const PAGE = readFileSync(join(ROOT, 'docs/operating.md'), 'utf8')
const PASSWORD = 'marble-tide-9-lotus'
const PAYMENT_PASSWORD = 'lantern-river-5'

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
  PATH: `${join(ROOT, 'node_modules/.bin')}:${process.env.PATH}`,
  HOME: process.env.HOME,
  // Which a single file for all programs cannot name.
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

const decoded = (text: string) => text.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

interface Form {
  action: string
  fields: Record<string, string>
  /** Names of checkboxes, which are sent only if somebody ticks them. */
  unticked: ReadonlySet<string>
}

/** An operator's browser, which sends forms with what the page has put into them. */
class Operator {
  #cookie = ''

  async logIn(name: string, token: string): Promise<this> {
    const response = await this.#fetch('/login', { name, token })
    this.#cookie = (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
    if (response.status !== 303) throw new Error(`${name} cannot log in: ${response.status}`)
    return this
  }

  async page(path: string): Promise<string> {
    const response = await this.#fetch(path)
    if (response.status !== 200) throw new Error(`${path}: ${response.status}`)
    return response.text()
  }

  /** Fills in the form of a page whose target is `action`, and sends it. @returns where it leads */
  async submit(path: string, action: string | RegExp, typed: Record<string, string> = {}): Promise<string> {
    const forms = formsOf(await this.page(path))
    const form = forms.find((one) => (typeof action === 'string' ? one.action === action : action.test(one.action)))
    if (!form) throw new Error(`${path} has no form for ${action}, only ${forms.map((one) => one.action).join(', ')}.`)
    const missing = Object.keys(typed).filter((name) => !Object.hasOwn(form.fields, name) && !form.unticked.has(name))
    if (missing.length > 0) throw new Error(`The form ${form.action} has no field ${missing.join(', ')}.`)
    const response = await this.#fetch(form.action, { ...form.fields, ...typed })
    if (response.status !== 303) throw new Error(`${form.action}: ${response.status} ${textOf(await response.text())}`)
    return response.headers.get('location') ?? ''
  }

  #fetch(path: string, form?: Record<string, string>): Promise<Response> {
    return fetch(`${office}${path}`, {
      redirect: 'manual',
      headers: { cookie: this.#cookie, ...(form && { origin: office }) },
      ...(form && { method: 'POST', body: new URLSearchParams(form) }),
    })
  }
}

const textOf = (html: string) => /role="alert">([^<]*)/.exec(html)?.[1] ?? html.slice(0, 400)

function formsOf(html: string): Form[] {
  return [...html.matchAll(/<form method="post" action="([^"]*)">([^]*?)<\/form>/g)].map(
    ([, action = '', inside = '']) => {
      const fields: Record<string, string> = {}
      const unticked = new Set<string>()
      for (const [tag] of inside.matchAll(/<(?:input|textarea)\b[^>]*>(?:[^<]*(?=<\/textarea>))?/g)) {
        const name = /\bname="([^"]*)"/.exec(tag)?.[1]
        const isBox = tag.includes('type="checkbox"')
        const value = tag.startsWith('<textarea')
          ? tag.slice(tag.indexOf('>') + 1)
          : (/\bvalue="([^"]*)"/.exec(tag)?.[1] ?? (isBox ? 'on' : ''))
        if (name === undefined) continue
        if (isBox && !/\schecked\b/.test(tag)) unticked.add(name)
        else fields[name] = decoded(value)
      }
      for (const [, name = '', options = ''] of inside.matchAll(/<select name="([^"]*)">([^]*?)<\/select>/g)) {
        const values = [...options.matchAll(/<option value="([^"]*)"([^>]*)>/g)]
        const [, value = ''] = values.find(([, , rest = '']) => rest.includes('selected')) ?? values[0] ?? []
        fields[name] = decoded(value)
      }
      return { action: decoded(action), fields, unticked }
    },
  )
}

/** The member's browser: the registered operations of the built web. */
const cookies = new Map<string, string>()
async function ask<Data>(operation: string, input: object = {}): Promise<Data> {
  const response = await fetch(`${site}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      origin: site,
      cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    },
    body: JSON.stringify({
      operationName: operation,
      variables: input,
      extensions: { persistedQuery: { version: 1, sha256Hash: documentHash(operation) } },
    }),
  })
  for (const cookie of response.headers.getSetCookie()) {
    const [pair = ''] = cookie.split(';')
    cookies.set(pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1))
  }
  const { data, errors } = (await response.json()) as { data?: Data; errors?: unknown }
  if (errors || !data) throw new Error(`${operation}: ${JSON.stringify(errors)}`)
  return data
}
/** A mutation's payload. @throws Error unless it has succeeded */
async function act<Success>(operation: string, input: object): Promise<Success> {
  const [result] = Object.values(await ask<Record<string, Success & { code?: string | null }>>(operation, { input }))
  if (!result || result.code) throw new Error(`${operation}: ${JSON.stringify(result)}`)
  return result
}
const accountOf = async <Account>(operation: string, more: object = {}) =>
  (await ask<{ viewer: { memberAccount: Account } }>(operation, { withShell: false, ...more })).viewer.memberAccount

/** Time-based code (RFC 6238) of a base32 secret. */
function authenticatorCode(secret: string, at = Date.now()): string {
  const bits = [...secret].map((letter) =>
    'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'.indexOf(letter).toString(2).padStart(5, '0'),
  )
  const key = Buffer.from((bits.join('').match(/.{8}/g) ?? []).map((byte) => Number.parseInt(byte, 2)))
  const counter = Buffer.alloc(8)
  counter.writeBigUInt64BE(BigInt(Math.floor(at / 30_000)))
  const digest = createHmac('sha1', key).update(counter).digest()
  const offset = (digest.at(-1) ?? 0) & 15
  return String((digest.readUInt32BE(offset) & 0x7fff_ffff) % 1_000_000).padStart(6, '0')
}

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
    OPERATOR_TOKEN: expect.stringMatching(/^anna:.{43},binh:.{43}$/),
    PAYMENTS_URL: `http://127.0.0.1:${ports['4207']}`,
  })
  expect(variables()).not.toHaveProperty('DEMO')
})

test('makes tables, brand, first agent and first admin', async () => {
  const said = await run(blockWith('create-agent'))
  expect(said).toMatch(/Username {2}founder1\nPassword {2}\S+/)
  expect(said).toContain('anna is an admin')
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

let anna: Operator
let binh: Operator
/** The second operator confirms the only decision that waits. */
const confirm = async () =>
  expect(await binh.submit('/decisions', /^\/decisions\/\d+\/confirm$/)).toBe('/decisions?done=confirmed')
const reason = { reason: 'first day' }

test('offers no way to deposit before it is configured', async () => {
  const { humanChallenge } = await ask<{ humanChallenge: { challenge: string } }>('HumanChallenge')
  await act('Register', {
    username: 'first01',
    password: PASSWORD,
    confirmPassword: PASSWORD,
    agreement: true,
    requestKey: randomUUID(),
    humanProof: await solvePuzzle(humanChallenge.challenge),
  })
  const account = await accountOf<{ depositOptions: { methods: unknown[] } }>('DepositScreen')
  expect(account.depositOptions.methods).toEqual([])
})

test('gives the operators their roles', async () => {
  const tokens = new Map(
    (variables()['OPERATOR_TOKEN'] ?? '').split(',').map((pair) => pair.split(':') as [string, string]),
  )
  anna = await new Operator().logIn('anna', tokens.get('anna') ?? '')
  binh = await new Operator().logIn('binh', tokens.get('binh') ?? '')
  // Without a role there is nothing for them.
  await expect(binh.page('/')).rejects.toThrow('403')
  await expect(anna.page('/payments')).rejects.toThrow('403')
  const overview = await anna.page('/operators')
  const pathOf = (name: string) => new RegExp(`href="(/operators/\\d+)"\\s*>${name}<`).exec(overview)?.[1] ?? ''
  const give = (name: string, ...roles: readonly string[]) =>
    anna.submit(pathOf(name), `${pathOf(name)}/roles`, {
      ...reason,
      ...Object.fromEntries(roles.map((role) => [`role_${role}`, 'on'])),
    })
  expect(await give('anna', 'payments', 'risk')).toContain('done=done')
  expect(await give('binh', 'payments-second')).toContain('done=done')
})

test('configures payments in the back office', async () => {
  expect(await anna.page('/setup')).toMatch(/Deposits<\/td>\s*<td>off/)

  await anna.submit('/payments/methods/QR', '/payments/methods', {
    ...reason,
    enabled: 'on',
    minimum: '50000',
    maximum: '5000000',
  })
  await anna.submit('/payments/deposit-banks/new', '/payments/deposit-banks', {
    ...reason,
    code: 'VCB',
    name: 'Vietcombank',
  })
  await anna.submit('/payments/withdrawal-banks/new', '/payments/withdrawal-banks', {
    ...reason,
    code: 'VCB',
    name: 'Vietcombank',
    minimum: '50000',
    maximum: '50000000',
  })
  await anna.submit('/payments', '/payments/withdrawal-rules', {
    ...reason,
    turnoverPercent: '0',
    reviewFrom: '100000',
    cardRestHours: '0',
    firstCardRestHours: '0',
  })
  await confirm()
  const setup = await anna.page('/setup')
  expect(setup).toMatch(/Deposits<\/td>\s*<td>on/)
  expect(setup).toMatch(/Withdrawals<\/td>\s*<td>on/)
})

let secret = ''
test('credits a deposit that the provider has taken', async () => {
  await act('UpdateProfile', { realName: 'Nguyen Thi Lan', birthday: '1990-05-17', nationality: 'VN' })
  const setUp = await act<{ secret: string }>('BeginAuthenticatorSetup', { password: PASSWORD })
  ;({ secret } = setUp)
  await act('ConfirmAuthenticatorSetup', { code: authenticatorCode(secret) })
  const { deposit } = await act<{ deposit: { id: string } }>('CreateDeposit', {
    requestKey: randomUUID(),
    payment: { method: 'QR' },
    amount: '200000',
  })
  const stateOf = async () =>
    (await accountOf<{ deposit: { state: string } }>('DepositDetailScreen', { id: deposit.id })).deposit.state
  await expect.poll(stateOf, { interval: 500 }).toBe('CREDITED')
})

test('credits the member by two operators, and the member reads it', async () => {
  const [, path = ''] = /href="(\/credits\/\d+)"/.exec(await anna.page('/credits?username=first01')) ?? []
  await anna.submit(path, path, { ...reason, type: 'ADMIN_CREDIT', amount: '50,000' })
  await confirm()
  const day = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
  const { accountRecord } = await accountOf<{ accountRecord: { nodes: unknown[] } }>('AccountRecordScreen', {
    from: day,
    to: day,
    page: 1,
    wallet: 'MAIN',
    types: ['ADMIN_CREDIT'],
    transactionId: '',
    withTransaction: false,
  })
  expect(accountRecord.nodes).toMatchObject([{ type: 'ADMIN_CREDIT', amount: { amount: '50000.00' } }])
})

test('verifies the identity', async () => {
  const picture = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#aa8' } })
    .png()
    .toBuffer()
  const documents = await Promise.all(
    ['ID_FRONT', 'ID_BACK'].map(async (kind) => {
      const { id, url } = await act<{ id: string; url: string }>('CreateUpload', { purpose: 'IDENTITY_DOCUMENT' })
      const stored = await fetch(url, {
        method: 'PUT',
        headers: { origin: site, 'content-type': 'image/png' },
        body: new Uint8Array(picture),
      })
      expect(stored.ok, `${stored.status} ${await stored.text()}`).toBe(true)
      return { kind, uploadId: id }
    }),
  )
  await act('SubmitIdentityDocuments', { documents })
  const [, path = ''] = /href="(\/identity\/\d+\/\d+)"/.exec(await anna.page('/identity')) ?? []
  await anna.submit(path, `${path}/approve`, reason)
})

test('reviews the first withdrawal, and it is paid out', async () => {
  await act('SetPaymentPassword', {
    password: PASSWORD,
    paymentPassword: PAYMENT_PASSWORD,
    confirmPaymentPassword: PAYMENT_PASSWORD,
  })
  const added = await act<{ bankCards: { cards: { id: string }[] } }>('AddBankCard', {
    bankCode: 'VCB',
    accountNumber: '0071000123456',
    accountName: 'NGUYEN THI LAN',
    paymentPassword: PAYMENT_PASSWORD,
    // The code of the set-up is used; the platform accepts the next one half a minute ahead.
    stepUp: { authenticator: authenticatorCode(secret, Date.now() + 30_000) },
  })
  const { withdrawal } = await act<{ withdrawal: { id: string } }>('RequestWithdrawal', {
    amount: '150000',
    bankCardId: added.bankCards.cards[0]?.id,
    paymentPassword: PAYMENT_PASSWORD,
    requestKey: randomUUID(),
  })
  const stateOf = async () =>
    (await accountOf<{ withdrawal: { state: string } }>('WithdrawalDetailScreen', { id: withdrawal.id })).withdrawal
      .state
  await expect.poll(stateOf, { interval: 300 }).toBe('REVIEW')
  const [, path = ''] = /href="(\/withdrawals\/\d+\/\d+)"/.exec(await anna.page('/withdrawals')) ?? []
  await anna.submit(path, `${path}/approve`, reason)
  await expect.poll(stateOf, { interval: 300 }).toBe('DISBURSED')
})

test('the ledger agrees', async () => {
  // The command fails if a sum differs.
  expect(await run(blockWith('cli.ts check'))).toMatch(/payout at the provider/)
})
