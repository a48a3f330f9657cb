import { launchGame } from '@playhouse/platform-api/games.ts'
import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { changePassword, memberIcon, memberInfo, updateLanguage } from '@playhouse/platform-api/member.ts'
import { freePlay, login, logout, signInByToken } from '@playhouse/platform-api/session.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { brand } from '../../../../db/tables/brand.ts'
import { logInGuard, member, session } from '../../../../db/tables/members.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { launchTokenIn, signedCall } from '../../../money/wallet/seamless/seamless.fixture.ts'
import { createHandOff } from '../../session/sessions/hand-off.ts'
import { hash } from '@node-rs/argon2'
import { hashPassword, matchPassword, NO_PASSWORD } from '../../../../lib/password.ts'
import { tokenHash } from '@playhouse/server/token.ts'

const NEW = 'lantern7Gate'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

const logIn = (username: string, password = PASSWORD) => harness.call(login, { username, password })
const getToken = async (username: string, password = PASSWORD) => (await logIn(username, password)).value.token
const isOpen = async (token: string) => (await harness.call(memberInfo, {}, { token })).status === 200
const change = (token: string, input: Partial<Record<'oldPassword' | 'newPassword' | 'confirmNewPassword', string>>) =>
  harness.call(
    changePassword,
    { oldPassword: PASSWORD, newPassword: NEW, confirmNewPassword: input.newPassword ?? NEW, ...input },
    { token },
  )

const asVendor = (name: 'authenticate' | 'debit', requested: object) =>
  harness.app.inject(signedCall(harness.config.seamlessSecret, name, requested, { vendor: 'SEN' }))

/** Opens game 1 in a session. @returns the game session */
async function play(token: string): Promise<string> {
  const { value } = await harness.call(launchGame, { nodeId: 1 }, { token })
  const response = await asVendor('authenticate', { launchToken: launchTokenIn(value.content.game_url) })
  return response.json<{ session: string }>().session
}
const stake = async (gameSession: string) =>
  (await asVendor('debit', { session: gameSession, transactionId: randomUUID(), roundId: randomUUID(), amount: '1' }))
    .statusCode

describe('changing the password', () => {
  test('accepts only the new one and ends every other session with its game', async () => {
    const [here, there] = [await getToken('hoa'), await getToken('hoa')]
    const [playedHere, playedThere] = [await play(here), await play(there)]
    expect([await stake(playedHere), await stake(playedThere)]).toEqual([200, 200])
    const { rows } = await harness.database.execute<{ id: number }>("select id from member where username = 'hoa'")
    const handedOver = await createHandOff(harness.database, rows[0]?.id ?? 0)

    expect((await change(here, {})).value).toEqual({ endedSessions: 1 })

    expect([await isOpen(here), await isOpen(there)]).toEqual([true, false])
    expect([await stake(playedHere), await stake(playedThere)]).toEqual([200, 401])
    expect((await harness.call(signInByToken, { token: handedOver })).status).toBe(401)
    expect([(await logIn('hoa')).status, (await logIn('hoa', NEW)).status]).toEqual([401, 200])
  })

  test('requires the old one and locks after five wrong ones across sessions', async () => {
    const token = await getToken('minh')
    for (let index = 0; index < 5; index += 1)
      expect((await change(token, { oldPassword: 'wrong' })).body).toMatchObject({ errorCode: 'login.failed' })
    expect((await change(token, {})).body).toMatchObject({ errorCode: 'login.locked' })
    const other = await getToken('minh')
    expect((await change(other, {})).body).toMatchObject({ errorCode: 'login.locked' })
    expect(await isOpen(token)).toBe(true)
  })

  test('takes both Unicode forms of a password as one', async () => {
    const typed = 'Mật-khẩu-của-Lan7'
    const [composed, decomposed] = [typed.normalize('NFC'), typed.normalize('NFD')]
    const token = await getToken('lan')
    const changed = await change(token, { newPassword: composed, confirmNewPassword: decomposed })
    expect(changed.status).toBe(200)
    for (const password of [composed, decomposed]) expect((await logIn('lan', password)).status).toBe(200)
    const back = { oldPassword: decomposed, newPassword: PASSWORD, confirmNewPassword: PASSWORD }
    expect((await change(token, back)).status).toBe(200)
  })

  test('accepts a password whose hash is of an earlier form, and stores it in today’s', async () => {
    const decomposed = 'Mật-khẩu-của-Lan7'.normalize('NFD')
    const { database } = harness
    const isLan = eq(member.username, 'lan')
    await database
      .update(member)
      .set({ passwordHash: await hash(decomposed) })
      .where(isLan)
    expect((await logIn('lan', decomposed)).status).toBe(200)
    const [stored] = await database.select({ passwordHash: member.passwordHash }).from(member).where(isLan)
    expect(await matchPassword(stored?.passwordHash, decomposed)).toBe('current')
    expect((await logIn('lan', `${decomposed}x`)).status).toBe(401)
    await database
      .update(member)
      .set({ passwordHash: await hashPassword(PASSWORD) })
      .where(isLan)
  })

  test.each([
    ['too short', { newPassword: 'a1' }, { newPassword: 'length' }],
    ['the username', { newPassword: 'childless' }, { newPassword: 'like_username' }],
    ['the old one', { newPassword: PASSWORD }, { newPassword: 'unchanged' }],
    ['one that everybody knows', { newPassword: 'Password1' }, { newPassword: 'too_common' }],
    ['typed differently', { confirmNewPassword: 'other' }, { confirmNewPassword: 'mismatch' }],
    ['empty', { oldPassword: '', newPassword: '' }, { oldPassword: 'required', newPassword: 'required' }],
  ])('refuses a new one that is %s before checking the old one', async (_, input, fields) => {
    const response = await change(await getToken('childless'), input)
    expect(response.body).toMatchObject({ errorCode: 'request_param_err', value: { fields } })
    expect((await logIn('childless')).status).toBe(200)
  })

  test('changes once for two concurrent requests', async () => {
    const token = await getToken('suba')
    const responses = await Promise.all([change(token, {}), change(token, { newPassword: 'basket7Moon' })])
    expect(responses.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })

  test('is refused for demo accounts', async () => {
    const { token } = (await harness.call(freePlay, {})).value
    expect((await change(token, {})).body).toMatchObject({ errorCode: 'in_need_true_account' })
    expect((await harness.call(updateProfile, { nickname: 'Lan' }, { token })).body).toMatchObject({
      errorCode: 'in_need_true_account',
    })
  })
})

test('logging out ends only the games opened in the session', async () => {
  const [leaving, staying] = [await getToken('lan'), await getToken('lan')]
  const [gone, stored] = [await play(leaving), await play(staying)]
  const unopened = await harness.call(launchGame, { nodeId: 1 }, { token: leaving })
  await harness.call(logout, {}, { token: leaving })
  expect([await stake(gone), await stake(stored)]).toEqual([401, 200])
  const launchToken = launchTokenIn(unopened.value.content.game_url)
  expect((await asVendor('authenticate', { launchToken })).statusCode).toBe(410)
})

describe('the own profile', () => {
  test('changes the nickname and normalises spaces', async () => {
    const token = await getToken('agenta')
    const { value } = await harness.call(updateProfile, { nickname: '  Hồng   Hà ' }, { token })
    expect(value.nickname).toBe('Hồng Hà')
    expect((await harness.call(memberInfo, {}, { token })).value.nickname).toBe('Hồng Hà')
  })

  test.each([
    ['', 'required'],
    ['x', 'length'],
    ['x'.repeat(25), 'length'],
    ['<b>Lan</b>', 'pattern'],
    ['Lan\u202eevil', 'pattern'],
    ['line\nbreak', 'pattern'],
  ])('rejects the nickname %j', async (nickname, breach) => {
    const response = await harness.call(updateProfile, { nickname }, { token: await getToken('agentb') })
    expect(response.body).toMatchObject({ errorCode: 'request_param_err', value: { fields: { nickname: breach } } })
  })

  test('has a picture and stores the language', async () => {
    const token = await getToken('general')
    const { avatar } = (await harness.call(memberIcon, {}, { token })).value
    const picture = await harness.app.inject(avatar)
    expect([picture.statusCode, picture.headers['content-type']]).toEqual([200, expect.stringContaining('svg')])
    await harness.call(updateLanguage, { language: 'EN' }, { token })
    expect((await harness.call(memberInfo, {}, { token })).value.language).toBe('EN')
    expect((await harness.call(updateLanguage, { language: 'XX' }, { token })).status).toBe(400)
  })

  test('keeps no language that the brand has removed, though a page may still offer it', async () => {
    const token = await getToken('general')
    const choose = () => harness.call(updateLanguage, { language: 'TH' }, { token })
    expect((await choose()).status).toBe(200)
    const [before] = await harness.database.select({ languages: brand.languages }).from(brand)
    await harness.database.update(brand).set({ languages: ['VI', 'EN'] })
    await harness.restart()
    expect((await choose()).body).toMatchObject({
      errorCode: 'request_param_err',
      value: { fields: { language: 'pattern' } },
    })
    await harness.database.update(brand).set(before ?? {})
    await harness.restart()
  })
})

describe('a first password', () => {
  beforeEach(async () => {
    await harness.database.delete(logInGuard)
    await harness.database.update(member).set({ passwordHash: await hashPassword(PASSWORD) })
  })
  const getHash = async (username: string) =>
    (await harness.database.select({ hash: member.passwordHash }).from(member).where(eq(member.username, username)))[0]
      ?.hash
  async function withoutPassword(username: string, age = '0 minutes') {
    const token = await getToken(username)
    await harness.database.update(member).set({ passwordHash: NO_PASSWORD }).where(eq(member.username, username))
    await harness.database
      .update(session)
      .set({ createdAt: sql`now() - ${age}::interval` })
      .where(eq(session.tokenHash, tokenHash(token)))
    return token
  }
  const set = (token: string, newPassword = NEW) => change(token, { oldPassword: '', newPassword })

  test('is set without an old one soon after log-in', async () => {
    const other = await getToken('minh')
    const token = await withoutPassword('minh', '14 minutes')
    expect(await set(token, 'password1')).toMatchObject({ body: { value: { fields: { newPassword: 'too_common' } } } })
    expect((await set(token)).status).toBe(200)
    expect([await isOpen(token), await isOpen(other)]).toEqual([true, false])
    expect((await logIn('minh', NEW)).status).toBe(200)
    // From then on it is changed like any other.
    expect(await set(token, 'window7Moon')).toMatchObject({ body: { value: { fields: { oldPassword: 'required' } } } })
  })

  test('is refused in an old session, and with a wrong old password', async () => {
    const token = await withoutPassword('suba', '16 minutes')
    expect(await set(token)).toMatchObject({ status: 403, body: { errorCode: 'login.not.recent' } })
    expect(await change(token, {})).toMatchObject({ status: 401, body: { errorCode: 'login.failed' } })
    expect(await getHash('suba')).toBe(NO_PASSWORD)
  })

  test('is set once by two concurrent requests', async () => {
    const token = await withoutPassword('childless')
    const both = await Promise.all([set(token), set(token, 'window7Moon')])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 401])
  })
})
