import '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { drawResults } from '@playhouse/platform-api/lottery.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { betHistory } from '@playhouse/platform-api/records.ts'
import { login, logout, revokeSession } from '@playhouse/platform-api/session.ts'
import { balance, transferToMainWallet } from '@playhouse/platform-api/wallet.ts'
import { describe, expect, it } from 'vitest'
import { defineDialect, type Dialect, type TheirRequest } from './dialect.ts'
import { createTranslator } from './load.ts'

interface Answer {
  status?: number
  body: unknown
}

async function call(
  dialect: Dialect,
  endpoint: Endpoint,
  input: object,
  answer: Answer | ((request: TheirRequest) => Answer),
  headers: Record<string, string> = {},
) {
  const requests: TheirRequest[] = []
  const translator = createTranslator(dialect, { ACME_KEY: 'k3y' })
  const { status, text } = await translator.exchange(endpoint, input, headers, undefined, async (request) => {
    requests.push(request)
    const { status: code = 200, body } = typeof answer === 'function' ? answer(request) : answer
    return { status: code, text: typeof body === 'string' ? body : JSON.stringify(body) }
  })
  return { requests, request: requests[0], status, json: JSON.parse(text === '' ? 'null' : text) as unknown }
}

const read = async (dialect: Dialect, answer: Answer, endpoint: Endpoint = revokeSession) => {
  const { status, json } = await call(dialect, endpoint, { id: '1' }, answer)
  return { status, json }
}
const accepted = { status: 200, json: { success: true, value: { current: true } } }

describe('an envelope', () => {
  const coded = defineDialect({
    envelope: { success: 'code', when: [0, '0'], data: 'data', code: 'code', message: 'msg' },
    errors: { codes: { 4001: 'login.not.session', E7: 'not.found' } },
  })

  it('is the contract’s own without a declaration', async () => {
    expect(await read({}, { body: { success: true, value: { current: true } } })).toEqual(accepted)
    const refused = { success: false, errorCode: 'not.found', message: 'no', value: { reason: 'why' } }
    expect(await read({}, { status: 404, body: refused })).toEqual({ status: 404, json: refused })
    expect(await call({}, drawResults, {}, { body: [] })).toMatchObject({ status: 200, json: [] })
  })

  it('may say success by a code', async () => {
    expect(await read(coded, { body: { code: 0, data: { current: true } } })).toEqual(accepted)
    expect(await read(coded, { status: 201, body: { code: '0', data: { current: true } } })).toEqual(accepted)
  })

  it('may refuse with HTTP 200', async () => {
    expect(await read(coded, { body: { code: 4001, msg: 'log in' } })).toEqual({
      status: 401,
      json: { success: false, errorCode: 'login.not.session', message: 'log in' },
    })
    expect(await read(coded, { body: { code: 'E7' } })).toMatchObject({ status: 404, json: { errorCode: 'not.found' } })
  })

  it('passes a code that nobody lists on, unless there is one for all others', async () => {
    expect(await read(coded, { body: { code: 77 } })).toMatchObject({ status: 500, json: { errorCode: '77' } })
    const otherwise = { ...coded, errors: { ...coded.errors, otherwise: 'request_param_err' as const } }
    expect(await read(otherwise, { body: { code: 77 } })).toMatchObject({
      status: 400,
      json: { errorCode: 'request_param_err' },
    })
    const own = { ...coded, endpoints: { revokeSession: { errors: { 77: 'not.found' as const } } } }
    expect(await read(own, { body: { code: 77 } })).toMatchObject({ status: 404, json: { errorCode: 'not.found' } })
  })

  it('takes no code for one that objects have by themselves', async () => {
    const named = defineDialect({ envelope: { success: 'ok', code: 'code' } })
    const refused = await read(named, { body: { ok: false, code: 'constructor' } })
    expect(refused).toMatchObject({ status: 500, json: { errorCode: 'constructor' } })
  })

  it('may refuse without a code', async () => {
    const said = defineDialect({ envelope: { success: 'ok', data: 'result', code: 'error.code' } })
    expect(await read(said, { body: { ok: false } })).toMatchObject({
      status: 500,
      json: { success: false, errorCode: '' },
    })
    expect(await read(said, { status: 401, body: { ok: false } })).toMatchObject({
      status: 401,
      json: { errorCode: '' },
    })
  })

  it('may be none: the HTTP status says whether a call succeeded', async () => {
    const bare = defineDialect({ envelope: { code: 'error.type' }, errors: { codes: { missing: 'not.found' } } })
    expect(await read(bare, { body: { current: true } })).toEqual(accepted)
    expect(await read(bare, { status: 422, body: { error: { type: 'missing' } } })).toMatchObject({ status: 404 })
  })

  it('is not needed for the errors whose HTTP status says enough', async () => {
    const dialect = defineDialect({ envelope: { code: 'code' }, errors: { statuses: { 401: 'login.not.session' } } })
    const refused = { status: 401, json: { success: false, errorCode: 'login.not.session' } }
    expect(await read(dialect, { status: 401, body: { message: 'Unauthenticated.' } })).toMatchObject(refused)
    expect(await read(dialect, { status: 401, body: '<html>' })).toMatchObject(refused)
    expect(await read(dialect, { status: 401, body: { code: 'not.found' } })).toMatchObject({ status: 404 })
    expect(await read(dialect, { status: 503, body: {} })).toEqual({ status: 503, json: {} })
  })

  it('is an outage where neither success nor a code is said', async () => {
    const { status, json } = await read(coded, { status: 502, body: { fault: 'bad gateway' } })
    expect([status, json]).toEqual([502, {}])
    const translator = createTranslator(coded, {})
    expect(translator.read(revokeSession, {}, { status: 502, text: '<html>' })).toEqual({ status: 502, text: '<html>' })
    expect(() => translator.read(revokeSession, {}, { status: 200, text: '{}' })).toThrow(
      'revokeSession: code: expected an envelope',
    )
  })

  it('is an outage where it says success with the status of an error', async () => {
    const body = { success: true, value: { current: true } }
    expect(await read({}, { status: 500, body })).toEqual({ status: 500, json: {} })
  })

  it('may have no data where the contract has no fields', async () => {
    expect(await read(coded, { body: { code: 0, data: null } }, logout)).toMatchObject({
      json: { success: true, value: {} },
    })
  })

  it('gives the details that the dialect names, as far as they can be read', async () => {
    const details = { retryAfterSeconds: 'data.wait', remaining: 'data.left' }
    const given = defineDialect({
      ...coded,
      amounts: { amount: 'minor', decimals: 2 },
      errors: { codes: { 9: 'turnover.remaining' }, details },
    })
    expect(await read(given, { body: { code: 9, data: { wait: 5, left: 150 } } })).toMatchObject({
      json: { value: { retryAfterSeconds: 5, remaining: '1.50' } },
    })
    expect(await read(given, { body: { code: 9, data: { left: 'x' } } })).toMatchObject({
      json: { errorCode: 'turnover.remaining' },
    })
    expect(await read(given, { body: { code: 9 } })).toEqual({
      status: 409,
      json: { success: false, errorCode: 'turnover.remaining', message: '' },
    })
  })
})

describe('a request', () => {
  const answer = { body: { success: true, value: {} } }
  const send = async (dialect: Dialect, endpoint: Endpoint, input: object, headers?: Record<string, string>) =>
    (await call(dialect, endpoint, input, answer, headers)).request

  it('is the contract’s own without a declaration', async () => {
    expect(await send({}, revokeSession, { id: '1' }, { [HEADERS.token]: 't' })).toEqual({
      method: 'DELETE',
      path: '/wps/member/sessions?id=1',
      headers: { [HEADERS.token]: 't' },
    })
    expect(await send({}, login, { username: 'lan' })).toMatchObject({
      method: 'POST',
      path: '/wps/session/login',
      body: '{"username":"lan"}',
    })
    expect(await send({}, transferToMainWallet, { amount: '1.00' })).toMatchObject({
      body: 'amount=1.00',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    })
  })

  it('goes to their path with their method, and carries its input as they take it', async () => {
    const rules = defineDialect({
      paths: { '/wps': '/api', '/wps/member': '/api/v2/users' },
      methods: { DELETE: 'POST' },
    })
    expect(await send(rules, revokeSession, { id: '1' })).toEqual({
      method: 'POST',
      path: '/api/v2/users/sessions',
      headers: { 'content-type': 'application/json' },
      body: '{"id":"1"}',
    })
    expect(await send(rules, login, {})).toMatchObject({ path: '/api/session/login' })
    const own = defineDialect({
      endpoints: {
        revokeSession: { method: 'PATCH', path: '/users/{sid}/end', body: 'form', input: { fields: { id: 'sid' } } },
      },
    })
    expect(await send(own, revokeSession, { id: 'a/b' })).toMatchObject({
      method: 'PATCH',
      path: '/users/a%2Fb/end',
      body: '',
    })
    expect(await send({ body: { POST: 'query' } }, login, { username: 'lan' })).toEqual({
      method: 'POST',
      path: '/wps/session/login?username=lan',
      headers: {},
    })
  })

  it('has their headers, with secrets of the environment', async () => {
    const dialect = defineDialect({
      secrets: ['ACME_KEY'],
      headers: {
        token: { name: 'X-Token', prefix: 'Bearer ' },
        merchant: 'X-Brand',
        language: { name: 'Accept-Language', values: { EN: 'en-US' } },
        device: false,
        idempotencyKey: 'X-Request-Key',
      },
      addHeaders: { 'X-Api-Key': { secret: 'ACME_KEY' }, 'X-Channel': 'web' },
    })
    const given = {
      authorization: 't',
      merchant: 'lotus',
      language: 'EN',
      device: 'web',
      'idempotency-key': 'i',
      traceparent: '00',
    }
    expect((await send(dialect, balance, {}, given))?.headers).toEqual({
      'x-token': 'Bearer t',
      'x-brand': 'lotus',
      'accept-language': 'en-US',
      'x-request-key': 'i',
      'x-api-key': 'k3y',
      'x-channel': 'web',
      traceparent: '00',
    })
  })

  it('may exchange the names of two headers', async () => {
    const dialect = defineDialect({ headers: { merchant: 'device', device: 'merchant' } })
    expect((await send(dialect, balance, {}, { merchant: 'm', device: 'd' }))?.headers).toEqual({
      device: 'm',
      merchant: 'd',
    })
  })

  it('may be signed as the last step', async () => {
    const finish: Dialect['finish'] = (request, { ACME_KEY }) => ({
      ...request,
      headers: { ...request.headers, sign: `${ACME_KEY}:${request.body}` },
    })
    expect(await send({ secrets: ['ACME_KEY'], finish }, login, {})).toMatchObject({ headers: { sign: 'k3y:{}' } })
  })

  it('carries a sealed body as it was sealed, and is sealed as theirs', async () => {
    const dialect = defineDialect({
      endpoints: { login: { input: { fields: { username: 'account' } } } },
      headers: { encryption: 'x-cipher' },
    })
    const translator = createTranslator(dialect, {})
    expect(translator.toTheirs(login, { username: 'lan' })).toEqual({ account: 'lan' })
    let sent: TheirRequest | undefined
    const sealed = { value: 'sealed', encryption: 'jwe' }
    await translator
      .exchange(login, { username: 'lan' }, { [HEADERS.encryption]: 'jwe' }, sealed, async (request) => {
        sent = request
        return { status: 200, text: '{}' }
      })
      .catch(() => {})
    expect(sent).toMatchObject({ body: '{"value":"sealed"}', headers: { 'x-cipher': 'jwe' } })
  })

  it('writes amounts that a double does not hold', async () => {
    const dialect = defineDialect({
      amounts: { amount: 'decimal', decimals: 4, json: 'number' },
      body: { POST: 'json' },
    })
    expect((await send(dialect, transferToMainWallet, { amount: '999999999999999.9999' }))?.body).toBe(
      '{"amount":999999999999999.9999}',
    )
    await expect(
      send({ amounts: { amount: 'minor', decimals: 2 } }, transferToMainWallet, { amount: '0.001' }),
    ).rejects.toMatchObject({ side: 'request', path: 'amount' })
  })

  it('and its response may be translated by functions, with the declared translation at hand', async () => {
    const dialect = defineDialect({
      names: 'snake_case',
      moments: { moment: 'seconds' },
      endpoints: {
        login: {
          request: (ours, { translate }) => ({ ...translate(ours), device: 'web' }),
          response: (theirs, { translate, input }) => ({
            ...translate(theirs.session),
            userName: String(input.username),
          }),
        },
      },
    })
    const body = {
      success: true,
      value: { session: { token: 't'.repeat(16), id: 5, first_time_login: false, password_expired: false } },
    }
    const { request, json } = await call(dialect, login, { username: 'lan' }, { body })
    expect(request?.body).toBe('{"username":"lan","device":"web"}')
    expect(json).toEqual({
      success: true,
      value: { token: 't'.repeat(16), id: 5, userName: 'lan', firstTimeLogin: false, passwordExpired: false },
    })
    const thrown = call(dialect, login, {}, { body: { success: true, value: { session: 'secret' } } })
    await expect(thrown).rejects.toThrow(/^login: value: expected an object$/)
    const failing = defineDialect({ endpoints: { login: { response: (theirs) => theirs.a.b } } })
    const failure = call(failing, login, {}, { body: { success: true, value: { secret: 1 } } })
    await expect(failure).rejects.toThrow(
      /^login: value: expected what the dialect's function response takes, which threw TypeError$/,
    )
  })
})

describe('pages', () => {
  const rows = (first: number, count: number) => Array.from({ length: count }, (_, at) => ({ id: first + at }))
  const simple = { value: { defaults: { unread: 0 } } }
  /** A platform with 45 letters, which says how many there are if it is asked to. */
  const letters = (from: number, size: number) => ({ list: rows(from, Math.max(0, Math.min(size, 45 - from))) })

  it('may be counted from 0', async () => {
    const dialect = defineDialect({
      paging: { by: 'page', first: 0, page: 'index', size: 'limit', total: 'meta.count' },
      endpoints: { inbox: simple },
    })
    const { request, json } = await call(
      dialect,
      inbox,
      { page: 2, size: 20 },
      { body: { success: true, value: letters(20, 20), meta: { count: '45' } } },
    )
    expect(request?.path).toMatch(/\?index=1&limit=20$/)
    expect(json).toMatchObject({ value: { total: 45, list: { length: 20 } } })
  })

  it('may be offsets, with the contract’s default size', async () => {
    const dialect = defineDialect({ paging: { by: 'offset', page: 'offset', size: 'limit' } })
    const betRows = (count: number) => ({
      body: { success: true, value: { currency: 'THB', list: Array.from({ length: count }, () => ({})), sums: {} } },
    })
    const range = { from: '2026-11-01', to: '2026-11-02' }
    const second = await call(dialect, betHistory, { ...range, pageNo: 2 }, betRows(20))
    expect(second.request?.path).toContain('limit=20&offset=20')
    expect(second.request?.path).not.toContain('page')
    expect(second.json).toMatchObject({ value: { totalCount: 41, totalPages: 3 } })
    const last = await call(dialect, betHistory, { ...range, pageNo: 3 }, betRows(4))
    expect(last.json).toMatchObject({ value: { totalCount: 44, totalPages: 3 } })
  })

  it('may be sent as the contract has them for one endpoint', async () => {
    const dialect = defineDialect({
      paging: { by: 'offset', page: 'offset', size: 'limit' },
      endpoints: { inbox: { paging: false } },
    })
    const { request } = await call(
      dialect,
      inbox,
      { page: 2 },
      { body: { success: true, value: { total: 0, unread: 0, list: [] } } },
    )
    expect(request?.path).toMatch(/\?page=2$/)
  })

  it('may follow cursors, of which each is asked for once', async () => {
    const dialect = defineDialect({
      paging: { by: 'cursor', page: 'after', size: 'limit', next: 'next' },
      endpoints: { inbox: simple },
    })
    const translator = createTranslator(dialect, {})
    const requests: string[] = []
    const turn = async (page: number, account = 'lan') => {
      requests.length = 0
      const headers = { [HEADERS.token]: account, [HEADERS.requestId]: crypto.randomUUID() }
      const { text } = await translator.exchange(inbox, { page, size: 20 }, headers, undefined, async ({ path }) => {
        requests.push(path.split('?')[1] ?? '')
        const from = Number(/after=c(\d+)/.exec(path)?.[1] ?? 0)
        const next = from + 20 < 45 ? `c${from + 20}` : ''
        return { status: 200, text: JSON.stringify({ success: true, value: letters(from, 20), next }) }
      })
      const { value } = JSON.parse(text) as { value: { total: number; list: { id: number }[] } }
      return [value.total, value.list[0]?.id, value.list.length]
    }
    expect(await turn(2)).toEqual([41, '20', 20])
    expect(requests).toEqual(['limit=20', 'after=c20&limit=20'])
    expect(await turn(3)).toEqual([45, '40', 5])
    expect(requests).toEqual(['after=c40&limit=20'])
    // Another account has cursors of its own.
    expect(await turn(2, 'binh')).toEqual([41, '20', 20])
    expect(requests).toHaveLength(2)
    expect(await turn(9)).toEqual([160, undefined, 0])
    expect(requests).toEqual(['after=c40&limit=20'])
    await expect(turn(500)).rejects.toMatchObject({ side: 'request' })
  })

  it('may not have a total that is no count', async () => {
    const dialect = defineDialect({
      paging: { by: 'page', page: 'p', size: 's', total: 'n' },
      endpoints: { inbox: simple },
    })
    await expect(
      call(dialect, inbox, {}, { body: { success: true, value: letters(0, 5), n: 'many' } }),
    ).rejects.toThrow('inbox: n: expected a count')
  })
})
