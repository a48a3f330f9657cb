import { launchGame } from '@playhouse/platform-api/games.ts'
import { memberLimits } from '@playhouse/platform-api/limits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { register as registerAccount } from '@playhouse/platform-api/registration.ts'
import { login, touchSession } from '@playhouse/platform-api/session.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { openRegisters } from '@playhouse/vendor-api/registers/all.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'
import { readConfig } from '../../../../config.ts'
import { exclusionCheck, exclusionRegister } from '../../../../db/tables/exclusion-registers.ts'
import { playExclusion } from '../../../../db/tables/limits.ts'
import { member } from '../../../../db/tables/members.ts'
import { breakHooks } from '../../../../hooks.ts'
import { PASSWORD } from '../../../../small-world.fixture.ts'
import { writeJurisdictions } from '../../../site/jurisdictions/jurisdictions.fixture.ts'
import { excludeByOperators, lockForExclusion } from '../exclusion.ts'
import { openAskRegister, registerWork, storeRegisters } from './ask-register.ts'
import { openTestRegister, type TestRegister } from './register.fixture.ts'

const SECRET = 'the register of these tests and of them alone'
const DAY_MS = 86_400_000

let harness: TestPlatform
let register: TestRegister
beforeAll(async () => {
  register = await openTestRegister(SECRET)
  const required = { default: 'none', overrides: { none: { asksRegister: true, requiresRegister: true } } }
  const environment = { JURISDICTIONS_FILE: writeJurisdictions(required), ...register.environment }
  harness = await openTestPlatform({ template: 'small', environment })
})
afterAll(async () => {
  await harness.close()
  await register.close()
})
beforeEach(async () => {
  register.status = 200
  register.listed.clear()
  register.names = []
  await harness.database.update(exclusionRegister).set({ failures: 0, pausedUntil: null, error: null })
})

let made = 0
/** Whoever has registered, with a name of their own. */
async function open({ isNamed = true } = {}) {
  made += 1
  const [username, name] = [`gated${made}`, `Person ${String.fromCodePoint(64 + made).repeat(4)}`]
  const account = { username, password: PASSWORD, confirmPassword: PASSWORD, confirmedAge: 40 }
  const remoteAddress = `203.0.${made}.7`
  const { value } = await harness.call(registerAccount, account, { remoteAddress })
  const birthday = `${1960 + made}-05-05`
  const found = { username, name, birthday, remoteAddress, memberId: Number(value.id), token: value.token }
  if (isNamed) await fillIn(found)
  return found
}
type Opened = Awaited<ReturnType<typeof open>>
const fillIn = async ({ token, name, birthday }: Pick<Opened, 'token' | 'name' | 'birthday'>) =>
  harness.call(updateProfile, { realName: name, birthday }, { token })
const logIn = async ({ username, remoteAddress }: Opened) =>
  expect((await harness.call(login, { username, password: PASSWORD }, { remoteAddress })).status).toBe(200)

const getServices = () => ({
  registers: openRegisters(harness.config.registers),
  onBreak: breakHooks.onBreak,
  log: harness.app.log,
})
/** The job, until nobody is due. */
async function ask(): Promise<void> {
  const work = registerWork(getServices())
  while ((await work.run(harness.database, new AbortController().signal)) > 0);
}
/** A log-in after the last answer has stopped to count, and the job. */
async function logInLater(found: Opened): Promise<void> {
  await harness.database
    .update(exclusionCheck)
    .set({ freshUntil: sql`now()` })
    .where(eq(exclusionCheck.memberId, found.memberId))
  await logIn(found)
  await ask()
}
const launch = async ({ token }: Pick<Opened, 'token'>) => {
  const { status, body } = await harness.call(launchGame, { nodeId: 1 }, { token })
  return status === 200 ? 'opened' : (body as { errorCode: string }).errorCode
}
const getCheck = async ({ memberId }: Opened) =>
  (await harness.database.select().from(exclusionCheck).where(eq(exclusionCheck.memberId, memberId)))[0]
const getExclusions = ({ memberId }: Opened) =>
  harness.database.select().from(playExclusion).where(eq(playExclusion.memberId, memberId)).orderBy(playExclusion.id)
const getStates = async (found: Opened) => (await getExclusions(found)).map(({ state }) => state)
const getRestriction = async ({ token }: Opened) => (await harness.call(memberInfo, {}, { token })).value.restriction
const isGuarded = async ({ memberId }: Opened) =>
  (await harness.database.select().from(member).where(eq(member.id, memberId)))[0]?.playGuarded
const excludeThemselves = ({ memberId }: Opened, endsAt: Date | null) =>
  withTransaction(harness.database, async (tx) => {
    await lockForExclusion(tx, memberId)
    return excludeByOperators(tx, { memberId, endsAt, ground: 'LETTER', operators: ['anna'] }, breakHooks.onBreak)
  })

describe('a member', () => {
  test('is asked about once the name and birthday are known, and again when the name changes', async () => {
    const found = await open({ isNamed: false })
    await ask()
    expect(await getCheck(found)).toMatchObject({ state: 'INCOMPLETE', answeredAt: null })
    expect(await getRestriction(found)).toMatchObject({
      kind: 'REGISTER_INCOMPLETE',
      blocksPlay: true,
      blocksDeposits: true,
    })
    await fillIn(found)
    await ask()
    expect(await getCheck(found)).toMatchObject({ state: 'CLEAR', nextActionAt: null })
    expect(await getRestriction(found)).toBeNull()
    await harness.database.update(member).set({ payeeName: 'Somebody Else' }).where(eq(member.id, found.memberId))
    await ask()
    expect(register.names).toEqual([found.name, 'Somebody Else'])
  })

  test('is asked about at the log-in, unless the last answer still counts', async () => {
    const found = await open()
    await ask()
    await logIn(found)
    await ask()
    expect(register.names).toHaveLength(1)
    await logInLater(found)
    expect(register.names).toHaveLength(2)
  })

  test('is asked about before the first game of a day, and for no stake', async () => {
    const found = await open()
    expect([await launch(found), await launch(found)]).toEqual(['opened', 'opened'])
    expect(register.names).toHaveLength(1)
    await harness.database.execute(sql`select play_refusal(${found.memberId}, 10000)`)
    expect(register.names).toHaveLength(1)
    await harness.database
      .update(exclusionCheck)
      .set({ answeredAt: sql`now() - interval '1 day'` })
      .where(eq(exclusionCheck.memberId, found.memberId))
    expect(await launch(found)).toBe('opened')
    expect(register.names).toHaveLength(2)
  })

  test('who only tries the site is not asked about', async () => {
    const { memberId } = await open()
    await harness.database.execute(sql`delete from exclusion_check where member_id = ${memberId}`)
    await harness.database.execute(sql`update member set kind = 4 where id = ${memberId}`)
    await harness.database.execute(sql`insert into session (token_hash, member_id, address, device)
      values (sha256(${String(memberId)}::bytea), ${memberId}, '127.0.0.1', '')`)
    expect(await harness.database.$count(exclusionCheck, eq(exclusionCheck.memberId, memberId))).toBe(0)
  })
})

describe('an entry', () => {
  test('excludes for as long as it lasts, keeps the session, and lets money out', async () => {
    const found = await open()
    const until = new Date(Math.floor(Date.now() / 1_000) * 1_000 + 90 * DAY_MS)
    register.listed.set(found.name, until)
    await ask()
    expect(await getExclusions(found)).toMatchObject([
      { kind: 'SELF_EXCLUSION', ground: 'REGISTER', endsAt: until, state: 'ACTIVE' },
    ])
    expect(await getRestriction(found)).toEqual({
      kind: 'REGISTER',
      until: until.getTime(),
      blocksPlay: true,
      blocksDeposits: true,
    })
    expect(await launch(found)).toBe('play.excluded')
    expect((await harness.call(touchSession, {}, { token: found.token })).status).toBe(200)
    expect((await harness.call(memberLimits, {}, { token: found.token })).value.exclusion).toMatchObject({
      endsAt: until.getTime(),
    })
    const [account] = await harness.database.select().from(member).where(eq(member.id, found.memberId))
    expect(account).toMatchObject({ marketingAllowed: false, playGuarded: true })
    const { rows } = await harness.database.execute(
      sql`select template from member_message where member_id = ${found.memberId}`,
    )
    expect(rows).toEqual([{ template: 'exclusion.UNTIL' }])
    const { rows: audited } = await harness.database.execute(sql`
      select actor, new_value as entry from audit_entry where action = 'exclusion.listed' and subject = ${`exclusion:${found.memberId}`}`)
    expect(audited).toEqual([
      { actor: 'quietgate', entry: { memberId: found.memberId, listed: true, until: until.toISOString() } },
    ])
  })

  test('that ends earlier or lasts longer than before moves the end of the exclusion', async () => {
    const found = await open()
    register.listed.set(found.name, null)
    await ask()
    expect(await getExclusions(found)).toMatchObject([{ endsAt: null }])
    const until = new Date(Date.now() + 30 * DAY_MS)
    register.listed.set(found.name, until)
    await logInLater(found)
    expect(await getExclusions(found)).toMatchObject([{ endsAt: until, state: 'ACTIVE' }])
  })

  test('that the register has no more is lifted', async () => {
    const found = await open()
    register.listed.set(found.name, null)
    await ask()
    register.listed.clear()
    await logInLater(found)
    expect(await getExclusions(found)).toMatchObject([{ state: 'ENDED', closedBy: 'REGISTER' }])
    expect([await getRestriction(found), await isGuarded(found), await launch(found)]).toEqual([null, false, 'opened'])
  })

  test('that is lifted leaves the member the break that it had replaced, and no earlier one', async () => {
    const found = await open()
    await ask()
    await excludeThemselves(found, new Date(Date.now() + 10 * DAY_MS))
    await excludeThemselves(found, new Date(Date.now() + 20 * DAY_MS))
    register.listed.set(found.name, null)
    await logInLater(found)
    expect(await getStates(found)).toEqual(['REPLACED', 'REPLACED', 'ACTIVE'])
    register.listed.clear()
    await logInLater(found)
    expect(await getStates(found)).toEqual(['REPLACED', 'ACTIVE', 'ENDED'])
    expect(await isGuarded(found)).toBe(true)
  })

  test('changes nothing of a break that lasts longer, which stays when the entry ends', async () => {
    const found = await open()
    await ask()
    await excludeThemselves(found, null)
    register.listed.set(found.name, new Date(Date.now() + DAY_MS))
    await logInLater(found)
    register.listed.clear()
    await logInLater(found)
    expect(await getExclusions(found)).toMatchObject([{ state: 'ACTIVE', ground: 'LETTER', endsAt: null }])
  })

  test('is recorded once by two processes', async () => {
    const found = await open()
    register.listed.set(found.name, null)
    const askRegister = openAskRegister(getServices())
    await Promise.all([
      askRegister(harness.database, found.memberId),
      askRegister(harness.database, found.memberId),
      ask(),
    ])
    expect(await getStates(found)).toEqual(['ACTIVE'])
  })
})

describe('a register that does not answer', () => {
  test('keeps play closed, lets the member log in, and is asked again by itself', async () => {
    const found = await open()
    register.status = 503
    await ask()
    expect(await getCheck(found)).toMatchObject({ state: 'UNKNOWN', error: 'status 503' })
    expect(await launch(found)).toBe('register.unknown')
    expect(await getRestriction(found)).toMatchObject({ kind: 'REGISTER_UNKNOWN', until: null })
    await logIn(found)
    const { rows } = await harness.database.execute<{ refusal: string }>(
      sql`select play_refusal(${found.memberId}, 1) as refusal`,
    )
    expect(rows[0]?.refusal).toBe('play_not_allowed')
    register.status = 200
    await harness.database.update(exclusionRegister).set({ pausedUntil: null })
    await harness.database
      .update(exclusionCheck)
      .set({ nextActionAt: sql`now()` })
      .where(eq(exclusionCheck.memberId, found.memberId))
    await ask()
    expect([await isGuarded(found), await launch(found)]).toEqual([false, 'opened'])
  })

  test('is left alone for longer and longer', async () => {
    register.status = 500
    const found = await open()
    await ask()
    expect(await launch(found)).toBe('register.unknown')
    expect(register.names).toHaveLength(1)
    const [stored] = await harness.database.select().from(exclusionRegister)
    expect(stored).toMatchObject({ failures: 1, error: 'status 500' })
    const first = (stored?.pausedUntil?.getTime() ?? 0) - Date.now()
    await harness.database.update(exclusionRegister).set({ pausedUntil: null })
    await launch(found)
    const [later] = await harness.database.select().from(exclusionRegister)
    expect((later?.pausedUntil?.getTime() ?? 0) - Date.now()).toBeGreaterThan(first)
  })

  test('ends no exclusion', async () => {
    const found = await open()
    register.listed.set(found.name, null)
    await ask()
    register.listed.clear()
    register.status = 503
    await logInLater(found)
    expect(await getStates(found)).toEqual(['ACTIVE'])
    expect(await getRestriction(found)).toMatchObject({ kind: 'REGISTER' })
  })
})

test('a register that is configured no more holds nobody up', async () => {
  const found = await open()
  register.status = 503
  await ask()
  await storeRegisters(harness.database, new Map())
  expect([await isGuarded(found), await getRestriction(found)]).toEqual([false, null])
  const other = await open()
  expect(await getCheck(other)).toBeUndefined()
  await storeRegisters(harness.database, getServices().registers)
})

test('a brand whose rules require a register does not start without one', () => {
  const read = (environment: Record<string, string>) =>
    readConfig({ DEMO: 'true', DATABASE_URL: 'postgresql://localhost/none', ...environment })
  const JURISDICTIONS_FILE = writeJurisdictions({ default: 'gb', rates: { GBP: '33000' } })
  expect(() => read({ JURISDICTIONS_FILE })).toThrow('the profile gb requires the answer of a register')
  expect(read({ JURISDICTIONS_FILE, ...register.environment }).registers).toHaveProperty('quietgate')
})
