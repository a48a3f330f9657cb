import { memberInfo } from '@playhouse/platform-api/member.ts'
import * as contract from '@playhouse/platform-api/session-passkeys.ts'
import { logInHistory, securityConfig } from '@playhouse/platform-api/session-security.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { member } from '../../../../db/tables/members.ts'
import { passkey, passkeyChallenge } from '../../../../db/tables/security.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { openSession } from '../sessions/live-session.ts'
import { NO_PASSWORD } from '../../../../lib/password.ts'
import { SoftKey } from './soft-key.fixture.ts'

const SITE = 'http://localhost:4200'
const CALLER = { address: '127.0.0.1', device: undefined }

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

const refusedAs = (errorCode: string) => ({ body: expect.objectContaining({ success: false, errorCode }) })

async function signedIn(username: string) {
  const [found] = await harness.database.select({ id: member.id }).from(member).where(eq(member.username, username))
  const memberId = found?.id ?? 0
  const token = await withTransaction(harness.database, (tx) => openSession(tx, memberId, CALLER))
  return { memberId, token }
}

async function optionsFor(token: string): Promise<string> {
  return (await harness.call(contract.passkeyOptions, { password: PASSWORD }, { token })).value.options
}

async function addKey(username: string, name = 'Phone') {
  const account = await signedIn(username)
  const key = new SoftKey()
  const response = key.create(await optionsFor(account.token), { origin: SITE })
  const added = await harness.call(contract.addPasskey, { name, response }, account)
  expect(added.status).toBe(200)
  return { ...account, key, id: added.value.id }
}

const signInOptions = async () => (await harness.call(contract.passkeySignInOptions, {})).value.options
const signIn = (response: string) => harness.call(contract.signInByPasskey, { response })

describe('adding', () => {
  test('requests a discoverable, user-verifying key and lists it', async () => {
    const { token, key, id } = await addKey('lan', '  My   phone ')
    const options = JSON.parse(await optionsFor(token)) as Record<string, unknown>
    expect(options).toMatchObject({
      rp: { id: 'localhost' },
      user: { name: 'lan', id: key.userHandle },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [{ id: key.credentialId.toString('base64url') }],
      attestation: 'none',
    })
    expect((await harness.call(securityConfig, {}, { token })).value.passkeys).toEqual([
      { id, name: 'My phone', synced: false, createdAt: expect.any(Number), lastUsedAt: null },
    ])
  })

  test('requires the password, a fresh challenge of this account, this site and user verification', async () => {
    const { token } = await signedIn('minh')
    const wrong = await harness.call(contract.passkeyOptions, { password: 'wrong' }, { token })
    expect(wrong).toMatchObject(refusedAs('login.failed'))
    const add = (response: string, as = token) =>
      harness.call(contract.addPasskey, { name: 'x', response }, { token: as })
    const key = new SoftKey()
    const failed = refusedAs('passkey.failed')
    expect(await add(key.create(await optionsFor(token), { origin: 'https://evil.example' }))).toMatchObject(failed)
    expect(await add(key.create(await optionsFor(token), { origin: SITE, verified: false }))).toMatchObject(failed)
    const other = await signedIn('hoa')
    expect(await add(key.create(await optionsFor(token), { origin: SITE }), other.token)).toMatchObject(failed)
    const { challenge } = JSON.parse(await signInOptions()) as { challenge: string }
    const forSigningIn = JSON.stringify({ ...(JSON.parse(await optionsFor(token)) as object), challenge })
    expect(await add(key.create(forSigningIn, { origin: SITE }))).toMatchObject(failed)
    for (const nonsense of ['{}', 'not json', '{"id":"a"}']) expect(await add(nonsense)).toMatchObject(failed)
    const options = await optionsFor(token)
    const response = key.create(options, { origin: SITE })
    expect((await add(response)).status).toBe(200)
    expect(await add(response)).toMatchObject(failed)
    const late = await optionsFor(token)
    await harness.database.update(passkeyChallenge).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await add(new SoftKey().create(late, { origin: SITE }))).toMatchObject(failed)
  })

  test.each([
    ['', 'required'],
    ['x'.repeat(41), 'length'],
    ['a\u202Eb', 'pattern'],
  ])('a name such as %j is refused', async (name, breach) => {
    const { token } = await signedIn('lan')
    const refused = await harness.call(contract.addPasskey, { name, response: '{}' }, { token })
    expect(refused.body).toMatchObject({ errorCode: 'request_param_err', value: { fields: { name: breach } } })
  })

  test('allows ten', async () => {
    const { token, memberId } = await addKey('agentb')
    const [row] = await harness.database.select().from(passkey).where(eq(passkey.memberId, memberId))
    if (!row) throw new Error('There is no passkey to copy.')
    const copies = Array.from({ length: 9 }, () => ({ ...row, id: randomUUID(), credentialId: randomUUID() }))
    await harness.database.insert(passkey).values(copies)
    const refused = await harness.call(contract.passkeyOptions, { password: PASSWORD }, { token })
    expect(refused).toMatchObject(refusedAs('passkey.limit'))
  })
})

describe('signing in', () => {
  test('opens the key’s account and records it in the history', async () => {
    const { key } = await addKey('hoa')
    const answer = await signIn(key.get(await signInOptions(), { origin: SITE }))
    expect(answer).toMatchObject({ status: 200, value: { userName: 'hoa' } })
    const { token } = answer.value
    expect((await harness.call(memberInfo, {}, { token })).value.account).toBe('hoa')
    const [latest] = (await harness.call(logInHistory, {}, { token })).value.list
    expect(latest).toMatchObject({ method: 'passkey', outcome: 'signed-in', ip: '127.0.*.*' })
    const [own] = (await harness.call(securityConfig, {}, { token })).value.passkeys
    expect(own?.lastUsedAt).toBeGreaterThan(Date.now() - 10_000)
  })

  test('opens an account locked by strangers', async () => {
    const { key } = await addKey('lan')
    for (let index = 0; index < 5; index += 1) {
      await harness.call(login, { username: 'lan', password: 'wrong' }, { remoteAddress: '203.0.113.7' })
    }
    expect((await signIn(key.get(await signInOptions(), { origin: SITE }))).status).toBe(200)
  })

  test('requires a fresh sign-in challenge, this site and user verification', async () => {
    const { key, token } = await addKey('suba')
    const failed = refusedAs('passkey.failed')
    const response = key.get(await signInOptions(), { origin: SITE })
    expect((await signIn(response)).status).toBe(200)
    expect(await signIn(response)).toMatchObject(failed)
    expect(await signIn(key.get(await signInOptions(), { origin: 'http://localhost:9999' }))).toMatchObject(failed)
    expect(await signIn(key.get(await signInOptions(), { origin: SITE, verified: false }))).toMatchObject(failed)
    const made = JSON.parse(await optionsFor(token)) as { challenge: string }
    const forAdding = JSON.stringify({ challenge: made.challenge, rpId: 'localhost' })
    expect(await signIn(key.get(forAdding, { origin: SITE }))).toMatchObject(failed)
    const late = await signInOptions()
    await harness.database.update(passkeyChallenge).set({ expiresAt: sql`now() - interval '1 second'` })
    expect(await signIn(key.get(late, { origin: SITE }))).toMatchObject(failed)
    expect(await signIn(new SoftKey().get(await signInOptions(), { origin: SITE }))).toMatchObject(failed)
    // Two answers to one challenge at once: one is accepted.
    const options = await signInOptions()
    const both = await Promise.all([1, 2].map(() => signIn(key.get(options, { origin: SITE }))))
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('rejects a cloned key whose count does not rise, and records it', async () => {
    const { key, memberId, token } = await addKey('agenta')
    expect((await signIn(key.get(await signInOptions(), { origin: SITE, count: 9 }))).status).toBe(200)
    const copy = await signIn(key.get(await signInOptions(), { origin: SITE, count: 9 }))
    expect(copy).toMatchObject(refusedAs('passkey.failed'))
    expect((await signIn(key.get(await signInOptions(), { origin: SITE, count: 10 }))).status).toBe(200)
    const [row] = await harness.database.select().from(passkey).where(eq(passkey.memberId, memberId))
    expect(row?.signCount).toBe(10)
    const { list } = (await harness.call(logInHistory, {}, { token })).value
    expect(list.map(({ outcome }) => outcome)).toEqual(['signed-in', 'wrong-passkey', 'signed-in'])
  })

  test('rejects a foreign user handle and another key’s signature', async () => {
    const { key } = await addKey('general')
    const mine = key.userHandle
    key.userHandle = Buffer.alloc(32, 1).toString('base64url')
    expect(await signIn(key.get(await signInOptions(), { origin: SITE }))).toMatchObject(refusedAs('passkey.failed'))
    key.userHandle = mine
    const forged = new SoftKey()
    Object.assign(forged, { credentialId: key.credentialId, userHandle: mine })
    const answer = await signIn(forged.get(await signInOptions(), { origin: SITE, count: 50 }))
    expect(answer).toMatchObject(refusedAs('passkey.failed'))
  })
})

describe('the list of passkeys', () => {
  test('is changed by its owner only', async () => {
    const { token, id, key } = await addKey('childless')
    const other = await signedIn('minh')
    const rename = (as: string) => harness.call(contract.renamePasskey, { id, name: 'Blue key' }, { token: as })
    expect(await rename(other.token)).toMatchObject(refusedAs('passkey.not.found'))
    expect((await rename(token)).value.name).toBe('Blue key')
    const remove = (as: string) => harness.call(contract.removePasskey, { id }, { token: as })
    expect(await remove(other.token)).toMatchObject(refusedAs('passkey.not.found'))
    expect((await harness.call(securityConfig, {}, { token })).value.passkeys).toHaveLength(1)
    expect((await remove(token)).status).toBe(200)
    expect((await harness.call(securityConfig, {}, { token })).value.passkeys).toEqual([])
    expect(await signIn(key.get(await signInOptions(), { origin: SITE }))).toMatchObject(refusedAs('passkey.failed'))
    expect(await remove(token)).toMatchObject(refusedAs('passkey.not.found'))
  })

  test('keeps the last sign-in method of an account without a password', async () => {
    const { token, memberId, id } = await addKey('lan')
    await harness.database.delete(passkey).where(sql`member_id = ${memberId} and id <> ${id}`)
    await harness.database.update(member).set({ passwordHash: NO_PASSWORD }).where(eq(member.id, memberId))
    const refused = await harness.call(contract.removePasskey, { id }, { token })
    expect(refused).toMatchObject({ status: 409, ...refusedAs('last.way.in') })
    expect((await harness.call(securityConfig, {}, { token })).value).toMatchObject({
      hasPassword: false,
      passkeys: [{ id }],
    })
  })
})
