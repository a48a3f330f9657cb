import { randomBytes } from 'node:crypto'
import { and, eq, gt, sql } from 'drizzle-orm'
import { decodeQR } from 'qr/decode.js'
import { afterAll, beforeAll, beforeEach, describe, expect, it, test } from 'vitest'
import {
  auditEntry,
  operatorAccount,
  operatorInvitation,
  operatorPasskey,
  operatorSession,
} from '../../../db/tables/office.ts'
import { SoftKey } from '../../../domains/people/session/passkeys/soft-key.fixture.ts'
import { createTotp } from '../../../domains/people/session/second-factor/authenticator.ts'
import { HOST, openTestOffice, operatorTokens, type OperatorBrowser, type TestOffice } from '../../office.fixture.ts'
import { makeAdmin, removeOperator, vouchFor } from '../../kit/operator-accounts.ts'

const NAMED = 'office.localhost:4208'
const AT_NAME = { host: NAMED, origin: `http://${NAMED}` }
const PASSWORD = 'three blue herons'
/** Pixels of a square of a QR code. */
const SCALE = 4
const TOKENS = { anna: randomBytes(32).toString('base64url'), binh: randomBytes(32).toString('base64url') }

let office: TestOffice
let auditedBefore = 0n
beforeAll(async () => {
  office = await openTestOffice({
    demo: false,
    environment: { OPERATOR_TOKEN: `anna:${TOKENS.anna},binh:${TOKENS.binh}` },
  })
})
beforeEach(async () => {
  await office.database.execute(sql`truncate operator_account, address_calls, log_in_guard cascade`)
  const { rows } = await office.database.execute<{ seq: string }>(
    sql`select coalesce(max(seq), 0) as seq from audit_entry`,
  )
  auditedBefore = BigInt(rows[0]?.seq ?? 0)
})
afterAll(() => office.close())

type Sent = Awaited<ReturnType<TestOffice['send']>>
const post = (path: string, fields: Record<string, string>, headers: Record<string, string> = AT_NAME) =>
  office.send('POST', path, { fields, headers })
const codeIn = ({ html }: Sent) => /name="code" value="([\w-]+)"/.exec(html)?.[1] ?? ''
const linkIn = ({ html }: Sent) => /\/join#([\w-]{43})</.exec(html)?.[1] ?? ''
const optionsIn = ({ html }: Sent) =>
  (/data-passkey="create" data-options="([^"]+)"/.exec(html)?.[1] ?? '').replaceAll('&#34;', '"')
const secretIn = ({ html }: Sent) => /<code>([A-Z2-7]{32})<\/code>/.exec(html)?.[1] ?? ''
const totpIn = (page: Sent, ahead = 0) =>
  createTotp(secretIn(page)).generate({ timestamp: Date.now() + ahead * 30_000 })
const getCode = (secret: string, ahead: number) =>
  createTotp(secret).generate({ timestamp: Date.now() + ahead * 30_000 })

function readCode(page: string): string {
  const [, side = '0', path = ''] = /<svg[^>]* viewBox="0 0 (\d+) \1"[^]*?<path d="([^"]+)"/.exec(page) ?? []
  const size = Number(side)
  const data = new Uint8Array(size * size * 4 * SCALE * SCALE).fill(255)
  let [x, y] = [0, 0]
  for (const [, kind, dx = '0', dy = '0'] of path.matchAll(/([Mm])(-?\d+) (-?\d+)/g)) {
    ;[x, y] = kind === 'M' ? [Number(dx), Number(dy)] : [x + Number(dx), y + Number(dy)]
    for (let row = 0; row < SCALE; row += 1) {
      const start = ((y * SCALE + row) * size + x) * SCALE * 4
      data.fill(0, start, start + SCALE * 4)
    }
  }
  return decodeQR({ width: size * SCALE, height: size * SCALE, data })
}

async function entered(reply: Sent): Promise<OperatorBrowser> {
  expect([reply.status, reply.html]).toEqual([303, ''])
  const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? ''
  const get = (path: string) => office.send('GET', path, { headers: { ...AT_NAME, cookie } })
  const csrf = /name="csrf" value="([^"]+)"/.exec((await get('/')).html)?.[1] ?? ''
  return {
    cookie,
    get,
    post: (path, fields = {}) =>
      office.send('POST', path, { headers: { ...AT_NAME, cookie }, fields: { csrf, ...fields } }),
  }
}

async function setUpKey(code: string, key = new SoftKey()) {
  const page = await post('/join', { code })
  const response = key.create(optionsIn(page), { origin: `http://${NAMED}` })
  return { key, browser: await entered(await post('/join/passkey', { code, keyName: 'Laptop', response })) }
}
const logInByKey = async (key: SoftKey, count?: number) => {
  const options = (await office.send('GET', '/login/passkey', { headers: AT_NAME })).html
  const response = key.get(options, { origin: `http://${NAMED}`, ...(count !== undefined && { count }) })
  return post('/login/passkey', { response })
}
const firstAdmin = async () => setUpKey(codeIn(await post('/login', { name: 'anna', token: TOKENS.anna })))
const getId = async (name: string) =>
  (await office.database.select().from(operatorAccount).where(eq(operatorAccount.name, name)))[0]?.id ?? 0
const inviteAs = async (admin: OperatorBrowser, name: string) => linkIn(await admin.post('/operators', { name }))
const acts = async (name: string) =>
  (
    await office.database
      .select({ action: auditEntry.action })
      .from(auditEntry)
      .where(and(eq(auditEntry.subject, `operator:${name}`), gt(auditEntry.seq, auditedBefore)))
      .orderBy(auditEntry.seq)
  ).map(({ action }) => action)

it('uses a __Host- cookie and https alone outside a demo', async () => {
  const { key } = await firstAdmin()
  const { headers } = await logInByKey(key)
  expect(headers['set-cookie']).toMatch(/^__Host-office=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Secure$/)
  expect(headers['strict-transport-security']).toBe('max-age=31536000')
})

describe('the first operator', () => {
  it('sets the log-in up with the token of OPERATOR_TOKEN, which opens nothing afterwards', async () => {
    expect((await office.send('GET', '/login', { headers: AT_NAME })).html).toContain('No admin can log in yet.')
    const page = await post('/login', { name: 'anna', token: TOKENS.anna })
    expect(page).toMatchObject({ status: 200, html: expect.stringContaining('Set up your log-in, anna') })
    expect(page.headers['set-cookie']).toBeUndefined()
    const { browser } = await setUpKey(codeIn(page))
    expect((await browser.get('/operators')).status).toBe(200)
    for (const name of ['anna', 'binh'] as const) {
      const refused = await post('/login', { name, token: TOKENS[name] })
      expect(refused).toMatchObject({ status: 401, html: expect.not.stringContaining(TOKENS[name]) })
    }
    expect((await office.send('GET', '/login', { headers: AT_NAME })).html).not.toContain('name="token"')
  })

  it('is one of two whose tokens are sent at once', async () => {
    const pages = await Promise.all(
      (['anna', 'binh'] as const).map((name) => post('/login', { name, token: TOKENS[name] })),
    )
    expect(pages.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  it('is none but an admin where there are admins without a log-in', async () => {
    await makeAdmin(office.database, 'binh')
    expect((await post('/login', { name: 'anna', token: TOKENS.anna })).status).toBe(401)
    expect((await post('/login', { name: 'binh', token: TOKENS.binh })).status).toBe(200)
  })

  it.each([
    ['a wrong token', { name: 'anna', token: TOKENS.binh }],
    ['a name that is not listed', { name: 'clara', token: TOKENS.anna }],
    ['no token', { name: 'anna' }],
  ])('is not made by %s', async (_what, fields: Record<string, string>) => {
    expect((await post('/login', fields)).status).toBe(401)
    expect(await office.database.$count(operatorAccount)).toBe(0)
  })
})

describe('an invitation', () => {
  it('is shown once, stored as a hash, opens once and is audited', async () => {
    const { browser: anna } = await firstAdmin()
    const code = await inviteAs(anna, 'clara')
    expect(code).toHaveLength(43)
    const stored = await office.database.select().from(operatorInvitation)
    expect(JSON.stringify(stored)).not.toContain(code)
    expect((await anna.get(`/operators/${await getId('clara')}`)).html).not.toContain(code)
    const { browser: clara } = await setUpKey(code)
    // Without a role there is nothing to see.
    expect((await clara.get('/')).html).toContain('You have no role yet')
    expect(await post('/join', { code })).toMatchObject({
      status: 403,
      html: expect.stringContaining('This link does not work any more'),
    })
    expect(await acts('clara')).toEqual(['operator.invited', 'operator.log_in_set_up', 'operator.logged_in'])
    expect(office.logged()).not.toContain(code)
  })

  it('opens for one of two uses at once', async () => {
    const { browser: anna } = await firstAdmin()
    const code = await inviteAs(anna, 'clara')
    const keys = [new SoftKey(), new SoftKey()]
    const pages = await Promise.all(keys.map(() => post('/join', { code })))
    expect(secretIn(pages[0] as Sent)).toBe(secretIn(pages[1] as Sent))
    const used = await Promise.all([
      ...keys.map((key, index) =>
        post('/join/passkey', {
          code,
          keyName: 'Key',
          response: key.create(optionsIn(pages[index] as Sent), { origin: `http://${NAMED}` }),
        }),
      ),
      post('/join/password', { code, password: PASSWORD, totp: totpIn(pages[0] as Sent) }),
    ])
    expect(used.map(({ status }) => status).toSorted()).toEqual([303, 403, 403])
    const [account] = await office.database.select().from(operatorAccount).where(eq(operatorAccount.name, 'clara'))
    const keysOfClara = await office.database.$count(operatorPasskey, eq(operatorPasskey.operatorId, account?.id ?? 0))
    expect(keysOfClara + (account?.passwordHash ? 1 : 0)).toBe(1)
  })

  it('ends after three days, with a newer one and when the account is disabled', async () => {
    const { browser: anna } = await firstAdmin()
    const first = await inviteAs(anna, 'clara')
    const id = await getId('clara')
    const second = linkIn(await anna.post(`/operators/${id}/invite`))
    expect((await post('/join', { code: first })).status).toBe(403)
    expect((await post('/join', { code: second })).status).toBe(200)
    await office.database.update(operatorInvitation).set({ expiresAt: sql`now() - interval '1 second'` })
    expect((await post('/join', { code: second })).status).toBe(403)
    const third = linkIn(await anna.post(`/operators/${id}/invite`))
    await anna.post(`/operators/${id}/disable`, { reason: 'does not come' })
    expect((await post('/join', { code: third })).status).toBe(403)
    expect((await anna.post(`/operators/${id}/invite`)).status).toBe(409)
    await anna.post(`/operators/${id}/enable`, { reason: 'does come' })
    expect((await post('/join', { code: third })).status).toBe(403)
  })

  it('refuses a name that is taken or cannot be one, and two of one name at once', async () => {
    const { browser: anna } = await firstAdmin()
    expect((await anna.post('/operators', { name: 'anna' })).html).toContain('an operator has it already')
    expect((await anna.post('/operators', { name: 'Anna Nguyen' })).status).toBe(400)
    const both = await Promise.all([1, 2].map(() => anna.post('/operators', { name: 'clara' })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  it('is made by admins only, and for nobody who has a log-in', async () => {
    const { browser: anna } = await firstAdmin()
    const { browser: clara } = await setUpKey(await inviteAs(anna, 'clara'))
    await office.giveRoles('clara', ['view', 'payments', 'risk'])
    expect((await clara.post('/operators', { name: 'dung' })).status).toBe(403)
    expect((await clara.post(`/operators/${await getId('clara')}/invite`)).status).toBe(403)
    expect((await anna.post(`/operators/${await getId('clara')}/invite`)).html).toContain('Take it away first')
  })
})

describe('a passkey', () => {
  it('logs its operator in, and not where the address is a number', async () => {
    const { key } = await firstAdmin()
    const anna = await entered(await logInByKey(key))
    expect((await anna.get('/account')).html).toContain('passkey, this one')
    const numbered = await office.send('GET', '/login')
    expect(numbered.html).toContain('Passkeys need a host name')
    expect(numbered.html).not.toContain('data-passkey')
    const options = (await office.send('GET', '/login/passkey', { headers: AT_NAME })).html
    const response = key.get(options, { origin: `http://${NAMED}` })
    expect((await post('/login/passkey', { response }, { origin: `http://${HOST}` })).status).toBe(400)
  })

  it('is refused from another site, with a used challenge, without its user, as a copy and of nobody', async () => {
    const { key } = await firstAdmin()
    const options = async () => (await office.send('GET', '/login/passkey', { headers: AT_NAME })).html
    const send = async (response: string) => (await post('/login/passkey', { response })).status
    expect(await send(key.get(await options(), { origin: 'http://evil.localhost:4208' }))).toBe(401)
    expect(await send(key.get(await options(), { origin: `http://${NAMED}`, verified: false }))).toBe(401)
    const once = key.get(await options(), { origin: `http://${NAMED}`, count: 50 })
    expect(await send(once)).toBe(303)
    expect(await send(once)).toBe(401)
    expect((await logInByKey(key, 50)).status).toBe(401)
    expect((await logInByKey(new SoftKey())).status).toBe(401)
    expect(await send('{}')).toBe(401)
  })

  it('is added and removed by its operator, but for the last one', async () => {
    const { browser: anna, key } = await firstAdmin()
    const second = new SoftKey()
    const options = (await anna.get('/account/passkey-options')).html
    const response = second.create(options, { origin: `http://${NAMED}` })
    expect((await anna.post('/account/passkeys', { keyName: 'Phone', response })).location).toBe('/account?done=done')
    expect((await anna.post('/account/passkeys', { keyName: 'Phone', response })).status).toBe(401)
    expect((await logInByKey(second)).status).toBe(303)
    const remove = (which: SoftKey) =>
      anna.post('/account/passkeys/remove', { credentialId: which.credentialId.toString('base64url') })
    expect((await remove(key)).status).toBe(303)
    expect((await logInByKey(key)).status).toBe(401)
    expect((await remove(second)).html).toContain('This is all that you log in with')
    expect(await acts('anna')).toEqual(expect.arrayContaining(['operator.passkey_added', 'operator.passkey_removed']))
    const { browser: clara } = await setUpKey(await inviteAs(anna, 'clara'))
    await office.giveRoles('clara', ['view'])
    const credentialId = second.credentialId.toString('base64url')
    expect((await clara.post('/account/passkeys/remove', { credentialId })).status).toBe(404)
  })
})

describe('a password with an authenticator', () => {
  const setUp = async () => {
    const { browser: anna } = await firstAdmin()
    const code = await inviteAs(anna, 'clara')
    const page = await post('/join', { code }, { origin: `http://${HOST}` })
    const send = (fields: Record<string, string>) =>
      post('/join/password', { code, ...fields }, { origin: `http://${HOST}` })
    return { anna, page, send }
  }
  const logIn = (fields: Record<string, string>) =>
    post('/login/password', { name: 'clara', password: PASSWORD, ...fields })

  it('is set up with its first code where passkeys are not possible', async () => {
    const { page, send } = await setUp()
    expect(page.html).toContain('Passkeys need a host name')
    expect(readCode(page.html)).toBe(
      `otpauth://totp/Back%20office:clara?issuer=Back%20office&secret=${secretIn(page)}&algorithm=SHA1&digits=6&period=30`,
    )
    for (const wrong of [
      { password: 'too short', totp: totpIn(page) },
      { password: PASSWORD, totp: '000000' },
      { password: PASSWORD, totp: '' },
    ]) {
      const refused = await send(wrong)
      expect(refused).toMatchObject({ status: 400, html: expect.not.stringContaining(wrong.password) })
      expect(secretIn(refused)).toBe(secretIn(page))
    }
    expect((await send({ password: PASSWORD, totp: totpIn(page) })).status).toBe(303)
    const [stored] = await office.database.select().from(operatorAccount).where(eq(operatorAccount.name, 'clara'))
    expect(stored?.passwordHash).toMatch(/^\$argon2id/)
    expect(stored?.sealedSecret).not.toContain(secretIn(page))
  })

  it('takes both, and each code once', async () => {
    const { page, send } = await setUp()
    await send({ password: PASSWORD, totp: totpIn(page) })
    const secret = secretIn(page)
    const next = getCode(secret, 1)
    expect((await logIn({ totp: '' })).status).toBe(401)
    expect((await logIn({ password: 'three blue heron', totp: next })).status).toBe(401)
    const both = await Promise.all([1, 2].map(() => logIn({ totp: next })))
    expect(both.map(({ status }) => status).toSorted()).toEqual([303, 401])
    expect((await logIn({ totp: next })).status).toBe(401)
    expect(office.logged()).not.toContain(PASSWORD)
  })

  it('locks the name after five wrong attempts, and no passkey', async () => {
    const { page, send } = await setUp()
    await send({ password: PASSWORD, totp: totpIn(page) })
    for (let index = 0; index < 5; index += 1)
      expect((await logIn({ password: 'wrong', totp: '123456' })).status).toBe(401)
    const locked = await logIn({ totp: getCode(secretIn(page), 1) })
    expect(locked).toMatchObject({ status: 423, html: expect.stringMatching(/Try again in 15 minutes/) })
    expect(locked.html).not.toContain(PASSWORD)
    // As for a name that nobody has.
    for (let index = 0; index < 5; index += 1) await logIn({ name: 'nobody', password: 'wrong', totp: '123456' })
    expect((await logIn({ name: 'nobody', totp: '123456' })).status).toBe(423)
  })
})

describe('a password that its operator changes', () => {
  const NEXT = 'four grey herons'
  const setUp = async () => {
    const { browser: anna } = await firstAdmin()
    const code = await inviteAs(anna, 'clara')
    const page = await post('/join', { code })
    const browser = await entered(await post('/join/password', { code, password: PASSWORD, totp: totpIn(page) }))
    await office.giveRoles('clara', ['view'])
    /** Forgets which codes were used: a later one than the next is not valid yet. */
    const forgetCodes = () => office.database.update(operatorAccount).set({ usedStep: 0 })
    const logIn = (password: string) =>
      post('/login/password', { name: 'clara', password, totp: getCode(secretIn(page), 1) })
    return { anna, browser, forgetCodes, logIn, secret: secretIn(page) }
  }

  it('takes the one before and a code, ends the other sessions and is audited', async () => {
    const { browser, forgetCodes, logIn, secret } = await setUp()
    await forgetCodes()
    const other = await entered(await logIn(PASSWORD))
    await forgetCodes()
    const changed = await browser.post('/account/password', {
      currentPassword: PASSWORD,
      password: NEXT,
      totp: getCode(secret, 1),
    })
    expect([changed.status, changed.location]).toEqual([303, '/account?done=done'])
    expect((await browser.get('/account')).status).toBe(200)
    expect((await other.get('/account')).location).toBe('/login?to=%2Faccount')
    await forgetCodes()
    expect((await logIn(PASSWORD)).status).toBe(401)
    expect((await logIn(NEXT)).status).toBe(303)
    expect(await acts('clara')).toContain('operator.password_changed')
    expect(office.logged()).not.toContain(NEXT)
  })

  it('is refused with a wrong one, a wrong code or a short one, and shows none of them again', async () => {
    const { browser, forgetCodes, logIn, secret } = await setUp()
    await forgetCodes()
    for (const [wrong, status] of [
      [{ currentPassword: 'three blue heron', password: NEXT, totp: getCode(secret, 1) }, 403],
      [{ currentPassword: PASSWORD, password: NEXT, totp: '000000' }, 403],
      [{ currentPassword: PASSWORD, password: 'too short', totp: getCode(secret, 1) }, 400],
    ] as const) {
      const refused = await browser.post('/account/password', { ...wrong, shownAt: '/account' })
      expect(refused.status).toBe(status)
      for (const typed of Object.values(wrong)) expect(refused.html).not.toContain(typed)
      expect(refused.html).toContain('role="alert"')
    }
    expect((await logIn(PASSWORD)).status).toBe(303)
  })

  it('locks the name after five wrong attempts, as a log-in does', async () => {
    const { browser, forgetCodes, secret } = await setUp()
    await forgetCodes()
    const send = (currentPassword: string, totp: string) =>
      browser.post('/account/password', { currentPassword, password: NEXT, totp })
    for (let index = 0; index < 5; index += 1) expect((await send('wrong', '123456')).status).toBe(403)
    expect((await send(PASSWORD, getCode(secret, 1))).status).toBe(423)
  })

  it('is not there for an operator with passkeys alone', async () => {
    const { anna } = await setUp()
    expect((await anna.get('/account')).html).not.toContain('/account/password')
    const fields = { currentPassword: PASSWORD, password: NEXT, totp: '123456' }
    expect((await anna.post('/account/password', fields)).status).toBe(403)
  })
})

it('refuses an address after sixty wrong log-ins in an hour', async () => {
  for (let index = 0; index < 60; index += 1) await post('/join', { code: String(index) })
  expect((await post('/join', { code: 'x' })).status).toBe(429)
  expect((await post('/login', { name: 'anna', token: 'x' })).status).toBe(429)
  // A right one still passes.
  expect((await post('/login', { name: 'anna', token: TOKENS.anna })).status).toBe(200)
})

describe('an operator who is ended', () => {
  it('is logged out at once, is not logged in meanwhile, and cannot be the last admin who can log in', async () => {
    const { browser: anna } = await firstAdmin()
    const { browser: clara, key } = await setUpKey(await inviteAs(anna, 'clara'))
    await office.giveRoles('clara', ['admin'])
    const id = await getId('clara')
    const [ended] = await Promise.all([
      anna.post(`/operators/${id}/disable`, { reason: 'has left' }),
      logInByKey(key),
      logInByKey(key),
    ])
    expect(ended.status).toBe(303)
    expect(await office.database.$count(operatorSession, eq(operatorSession.operatorId, id))).toBe(0)
    expect((await clara.get('/')).status).toBe(303)
    expect((await logInByKey(key)).status).toBe(401)
    // An invited admin does not count: nobody could log in.
    await inviteAs(anna, 'dung')
    await office.giveRoles('dung', ['admin'])
    const last = await anna.post(`/operators/${await getId('anna')}/disable`, { reason: 'good bye' })
    expect(last.html).toContain('This is the last admin who can log in')
    await expect(removeOperator(office.database, 'anna')).rejects.toThrow('last admin who can log in')
  })

  it('ends other sessions of its own, and nobody else’s', async () => {
    const { browser: anna, key } = await firstAdmin()
    const other = await entered(await logInByKey(key))
    const { browser: clara } = await setUpKey(await inviteAs(anna, 'clara'))
    await office.giveRoles('clara', ['view'])
    const shown = [...(await anna.get('/account')).html.matchAll(/name="session" value="([\da-f]{64})"/g)]
    const session = shown[0]?.[1] ?? ''
    expect(shown).toHaveLength(1)
    await clara.post('/account/end-session', { session })
    expect((await other.get('/')).status).toBe(200)
    expect((await anna.post('/account/end-session', { session })).location).toBe('/account?done=done')
    expect([(await other.get('/')).status, (await anna.get('/')).status]).toEqual([303, 200])
    expect(await acts('anna')).toContain('operator.session_ended')
  })

  it('has a session ended by an admin alone', async () => {
    const { browser: anna } = await firstAdmin()
    const { browser: clara, key } = await setUpKey(await inviteAs(anna, 'clara'))
    const other = await entered(await logInByKey(key))
    const id = await getId('clara')
    const sessions = [...(await anna.get(`/operators/${id}`)).html.matchAll(/name="session" value="([\da-f]{64})"/g)]
    expect(sessions).toHaveLength(2)
    const session = sessions[0]?.[1] ?? ''
    expect((await anna.post(`/operators/${id}/end-session`, { session })).status).toBe(303)
    const open = [await clara.get('/'), await other.get('/')].filter(({ status }) => status !== 303)
    expect(open).toHaveLength(1)
    // The session does not belong to another operator.
    expect((await anna.post(`/operators/${await getId('anna')}/end-session`, { session })).status).toBe(409)
    expect(await acts('clara')).toContain('operator.session_ended')
  })
})

describe('a lost log-in', () => {
  const reset = async (by: OperatorBrowser, name: string) =>
    by.post(`/operators/${await getId(name)}/reset`, { reason: 'lost the phone' })

  it('is taken away by one admin, for a new link, from an operator without power', async () => {
    const { browser: anna } = await firstAdmin()
    const { browser: clara, key } = await setUpKey(await inviteAs(anna, 'clara'))
    await office.giveRoles('clara', ['view'])
    expect((await reset(anna, 'clara')).location).toContain('done=done')
    expect((await clara.get('/')).status).toBe(303)
    expect((await logInByKey(key)).status).toBe(401)
    const { browser } = await setUpKey(linkIn(await anna.post(`/operators/${await getId('clara')}/invite`)))
    expect((await browser.get('/missions')).status).toBe(200)
  })

  it('is taken away by two admins from one with power, who could be impersonated', async () => {
    const { browser: anna } = await firstAdmin()
    const { browser: binh } = await setUpKey(await inviteAs(anna, 'binh'))
    await office.giveRoles('binh', ['admin'])
    await vouchFor(office.database, 'binh')
    const { browser: clara } = await setUpKey(await inviteAs(anna, 'clara'))
    await office.giveRoles('clara', ['payments'])
    expect((await reset(anna, 'clara')).location).toContain('done=waits')
    expect((await clara.get('/withdrawals')).status).toBe(200)
    const [, confirm = ''] = /action="(\/decisions\/\d+\/confirm)"/.exec((await binh.get('/decisions')).html) ?? []
    expect((await anna.post(confirm)).status).toBe(403)
    expect((await binh.post(confirm)).location).toContain('done=confirmed')
    expect((await clara.get('/withdrawals')).status).toBe(303)
  })

  it('of the only other admin is a matter of the command line, which replaces it', async () => {
    const { browser: anna } = await firstAdmin()
    const { browser: binh, key } = await setUpKey(await inviteAs(anna, 'binh'))
    await office.giveRoles('binh', ['admin'])
    expect((await reset(anna, 'binh')).html).toContain('make-admin NAME')
    expect((await anna.get(`/operators/${await getId('binh')}`)).html).not.toContain('/reset"')
    await removeOperator(office.database, 'binh')
    expect((await binh.get('/')).status).toBe(303)
    expect((await logInByKey(key)).status).toBe(401)
    const [entry] = await office.database
      .select()
      .from(auditEntry)
      .where(and(eq(auditEntry.action, 'operator.removed'), eq(auditEntry.subject, 'operator:binh')))
    expect(entry).toMatchObject({ actor: 'command line', oldValue: { roles: ['admin'] } })
  })
})

test('a demo’s tokens stop being log-ins without DEMO=true', async () => {
  const own = await openTestOffice({ environment: { OPERATOR_TOKEN: operatorTokens('anna', 'binh') } })
  const anna = await own.logIn('anna')
  expect((await anna.get('/')).status).toBe(200)
  const after = await openTestOffice({
    database: own,
    demo: false,
    environment: { OPERATOR_TOKEN: operatorTokens('anna') },
  })
  expect(
    (await after.send('GET', '/', { headers: { cookie: anna.cookie.replace('office=', '__Host-office=') } })).status,
  ).toBe(303)
  const { status, headers } = await after.send('POST', '/login', {
    fields: { name: 'anna', token: operatorTokens('anna').split(':')[1] ?? '' },
  })
  expect([status, headers['set-cookie']]).toEqual([200, undefined])
  await after.close()
  await own.close()
})
