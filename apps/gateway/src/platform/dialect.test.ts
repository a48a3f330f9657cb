import { type Dialect as Declared, defineDialect } from '@playhouse/dialect'
import { createTranslator } from '@playhouse/dialect/load.ts'
import { openBody } from '@playhouse/platform-api/sealing.ts'
import { login, touchSession } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { checkUsername } from '@playhouse/platform-api/registration.ts'
import { balance, transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import { exportJWK, generateKeyPair } from 'jose'
import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterEach, describe, expect, test } from 'vitest'
import { DEADLINES } from './call-context.ts'
import { Dialect } from './dialect.ts'
import { PublicCache } from './public-cache.ts'
import { PublicPlatform } from './public-platform.ts'
import { SessionPlatform } from './session-platform.ts'
import { troubleClient } from './trouble-client.fixture.ts'
import { json } from './trouble-server.fixture.ts'

const closing: (() => Promise<void>)[] = []
afterEach(async () => {
  for (const close of closing.splice(0)) await close()
})

const ACME = defineDialect({
  envelope: { success: 'code', when: [0], data: 'data', code: 'code', message: 'msg' },
  paths: { '/wps': '/api' },
  names: 'snake_case',
  amounts: { amount: 'minor', decimals: 2, json: 'number' },
  moments: { moment: 'seconds' },
  flags: { yes: 'Y', no: 'N' },
  headers: { token: { name: 'x-token', prefix: 'Bearer ' }, encryption: 'x-cipher' },
  errors: { codes: { 4001: 'login.not.session', 4002: 'insufficient_balance' } },
  body: { POST: 'json' },
})

type Answer = (request: IncomingMessage, count: number) => { body: unknown; status?: number }

async function createClient(answer: Answer, declared: Declared = ACME) {
  const trouble = await troubleClient(
    (request, response, count) => {
      const { body, status } = answer(request, count)
      json(response, body, status)
    },
    { ...DEADLINES, attemptMs: 60_000, callMs: 60_000 },
    undefined,
    undefined,
    new Dialect(createTranslator(declared, {})),
  )
  closing.push(trouble.close)
  return { ...trouble, session: () => new SessionPlatform(trouble.client, trouble.facts, 'token') }
}

const BALANCE = { sum_balance: 1_250, bonus: 0, currency: 'THB', currency_symbol: '฿', balance: [] }

describe('a platform of another make', () => {
  test('is asked and understood in its dialect', async () => {
    let received: IncomingMessage | undefined
    const { session } = await createClient((request) => {
      received = request
      return { body: { code: 0, data: BALANCE } }
    })
    expect(await session().read(balance, {})).toMatchObject({ sumBalance: '12.50', bonus: '0.00', currency: 'THB' })
    expect(received?.url).toBe('/api/v2/wallets/balance')
    expect(received?.headers).toMatchObject({ 'x-token': 'Bearer token', merchant: 'playhouse' })
    expect(received?.headers.authorization).toBeUndefined()
  })

  test('is read again after an outage, and never written to twice', async () => {
    const { session, server, reports } = await createClient((_request, count) =>
      count < 3 ? { status: 502, body: { fault: 'x' } } : { body: { code: 0, data: BALANCE } },
    )
    expect(await session().read(balance, {})).toMatchObject({ sumBalance: '12.50' })
    expect(reports).toMatchObject([{ endpoint: 'balance', outcome: 'ok', attempts: 3 }])
    const broken = await createClient(() => ({ status: 502, body: {} }))
    await expect(broken.session().write(touchSession, {})).rejects.toMatchObject({ outage: 'server_error' })
    expect([server.count, broken.server.count]).toEqual([3, 1])
  })

  test('refuses by its own codes, also with HTTP 200', async () => {
    const refused = async (code: number) => (await createClient(() => ({ body: { code, msg: 'no' } }))).session()
    await expect((await refused(4002)).read(balance, {})).rejects.toMatchObject({ code: 'insufficient_balance' })
    await expect((await refused(4001)).read(balance, {})).rejects.toMatchObject({ code: 'login.not.session' })
    const unknown = await createClient(() => ({ body: { code: 77 } }))
    await expect(unknown.session().read(balance, {})).rejects.toMatchObject({ code: 'system_busy' })
    expect(unknown.degradations.counts.get('errorCode')).toBe(1)
  })

  test.each([
    [{ ...BALANCE, sum_balance: 12.5 }, 'balance: sumBalance: expected whole minor units'],
    [{ ...BALANCE, balance: [{ account_type_id: 'x' }] }, 'balance: balance.0.accountTypeId: expected a number'],
    [{ ...BALANCE, currency: {} }, 'balance: currency: expected string'],
    [{ ...BALANCE, sum_balance: undefined }, 'balance: sumBalance'],
  ])('answers badly with %j: the failure names endpoint and field, and no value', async (data, problem) => {
    const { session } = await createClient(() => ({ body: { code: 0, data } }))
    const failed = session().read(balance, {})
    await expect(failed).rejects.toMatchObject({ outage: 'bad_answer', message: expect.stringContaining(problem) })
    await expect(failed).rejects.not.toMatchObject({ message: expect.stringContaining('12.5') })
  })

  test('is not asked for an amount that it has no form for', async () => {
    const { session, server } = await createClient(() => ({ body: {} }))
    await expect(session().write(transferToMainWallet, { amount: '0.001' })).rejects.toMatchObject({
      code: 'request_param_err',
      details: { fields: { amount: 'pattern' } },
    })
    expect(server.count).toBe(0)
  })

  test('gets bodies that were sealed in its own form', async () => {
    const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true })
    const keys = [{ ...(await exportJWK(pair.publicKey)), kid: 'k1', use: 'enc', alg: 'RSA-OAEP-256' }]
    const privateKey = { ...(await exportJWK(pair.privateKey)), kid: 'k1' }
    const opened: Promise<unknown>[] = []
    const session = { token: 't'.repeat(16), id: 5, user_name: 'lan', first_time_login: 'N', password_expired: 'N' }
    const { client, facts } = await createClient((request) => {
      if (request.url === sealingKeys.path.replace('/wps', '/api')) return { body: { code: 0, data: { keys } } }
      const open = async () => {
        const { value } = JSON.parse(await text(request)) as { value: string }
        const encryption = String(request.headers['x-cipher'])
        return (await openBody({ value, encryption }, [privateKey], { allowed: ['jwe'] })).body
      }
      opened.push(open())
      return { body: { code: 0, data: session } }
    })
    const platform = new PublicPlatform(client, new PublicCache(), facts)
    const input = { username: 'lan', password: 'p', humanProof: 'h' }
    expect(await platform.write(login, input)).toMatchObject({ userName: 'lan', firstTimeLogin: false })
    expect(await opened[0]).toEqual({ username: 'lan', password: 'p', human_proof: 'h' })
  })

  test('is stored as the contract’s JSON, and an unchanged response keeps its identity', async () => {
    let available = 'Y'
    const { client, facts } = await createClient(() => ({ body: { code: 0, data: { available } } }))
    const ask = () => client.send(checkUsername, { username: 'lan' }, facts, { retry: true, memoKey: 'lan' })
    const [first, second] = [await ask(), await ask()]
    expect(JSON.parse(first.text)).toEqual({ success: true, value: { available: true } })
    expect(client.parse(checkUsername, first.text)).toEqual({ available: true })
    expect(second.value).toBe(first.value)
    available = 'N'
    expect((await ask()).value).toEqual({ available: false })
  })
})
