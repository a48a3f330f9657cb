import { depositByQr, depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import { launchGame, trialLaunch } from '@playhouse/platform-api/games.ts'
import { excludeMember, memberLimits, playClock, realityCheck, setLimit } from '@playhouse/platform-api/limits.ts'
import { memberIdentity, updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { claimPromotion, memberPromotions } from '@playhouse/platform-api/promotions.ts'
import { register as registerAccount } from '@playhouse/platform-api/registration.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import { diceEngine } from '@playhouse/engines/dice/engine.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { and, desc, eq, isNull, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from './app.fixture.ts'
import { memberBonus } from './db/tables/bonuses.ts'
import { brand } from './db/tables/brand.ts'
import { deposit } from './db/tables/cashier.ts'
import { game, vendor } from './db/tables/games.ts'
import { exclusionCheck } from './db/tables/exclusion-registers.ts'
import { limitChange, playExclusion } from './db/tables/limits.ts'
import { member } from './db/tables/members.ts'
import { gameSession } from './db/tables/play.ts'
import { identityRequest, memberProfile } from './db/tables/profile.ts'
import { addOffer } from './domains/engagement/promotions/bonus.fixture.ts'
import { grantBonus } from './domains/money/bonus/bonus.ts'
import { getPlayRules } from './domains/money/limits/play-pace.ts'
import { openTestRegister, type TestRegister } from './domains/money/limits/registers/register.fixture.ts'
import { liftExclusion } from './domains/money/limits/exclusion.ts'
import { approveIdentity } from './domains/people/member/profile/identity.ts'
import { addMember } from './domains/people/registration/add-member.ts'
import { writeJurisdictions } from './domains/site/jurisdictions/jurisdictions.fixture.ts'
import { readMemberRules } from './domains/site/jurisdictions/member-rules.ts'
import { confirmDeposit } from './ledger/cashier.ts'
import { erasureObstacles } from './privacy/erasure-obstacles.ts'
import { hashQuickly } from './lib/password.fixture.ts'
import { PASSWORD } from './small-world.fixture.ts'

/** Addresses of countries; everybody else's country is unknown. */
const ADDRESSES = { GB: '203.0.113.1', NL: '203.0.113.2', VN: '203.0.113.3', DE: '203.0.113.4', FR: '203.0.113.5' }
type Country = keyof typeof ADDRESSES | 'ZZ'
/** The last number of an address says the country. */
const getCountry = (address: string) => {
  const last = (text: string) => text.slice(text.lastIndexOf('.'))
  return (
    (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).find(
      (country) => last(ADDRESSES[country]) === last(address),
    ) ?? 'ZZ'
  )
}

/** GB and NL have their profiles; the brand asks more of Germany, and nothing of France; all others have those of the demo. */
const FILE = {
  default: 'vn-like',
  countries: { GB: 'gb', NL: 'nl', DE: 'eu-base', FR: 'none' },
  rates: { GBP: '33000', EUR: '28000' },
  overrides: {
    'eu-base': {
      registrationAge: 20,
      limitReflectionHours: 72,
      limitConfirmationDays: 3,
      realityCheckMinutes: 30,
      exclusionMonths: 12,
      exclusionLiftDays: 14,
    },
  },
}

let harness: TestPlatform
let register: TestRegister
beforeAll(async () => {
  register = await openTestRegister('the register of these tests and of them alone')
  harness = await openTestPlatform({
    template: 'small',
    getCountry,
    environment: { JURISDICTIONS_FILE: writeJurisdictions(FILE), ...register.environment },
    prepare: async (database) => void (await database.update(brand).set({ memberAge: 18 })),
  })
})
afterAll(async () => {
  await harness.close()
  await register.close()
})

let registered = 0
/** A member who has registered from a country. */
async function open(country: Country, { age }: { age?: number } = {}) {
  registered += 1
  // Registrations are limited by network.
  const remoteAddress = country === 'ZZ' ? '198.51.100.9' : ADDRESSES[country].replace('113', String(registered))
  const names = { username: `settler${registered}`, password: PASSWORD, confirmPassword: PASSWORD }
  const { value } = await harness.call(registerAccount, { ...names, confirmedAge: 40 }, { remoteAddress })
  const token = value.token
  const memberId = Number(value.id)
  if (age !== undefined) {
    await enter({ token }, { ...DETAILS, birthday: getBirthday(age) })
    await proveIdentity({ memberId })
  }
  return { token, memberId }
}
type Member = Awaited<ReturnType<typeof open>>

const SLOT_LAUNCH = { nodeId: 1, accountType: 1, language: 'EN', theme: 'dark', confirmTrans: 1 } as const
const DETAILS = { realName: 'Nguyen An', nationality: 'FR', address: '12 Harbour Street, Lumen' }
const getBirthday = (age: number) => `${new Date().getFullYear() - age}-01-01`
async function enter({ token }: Pick<Member, 'token'>, details: Partial<typeof DETAILS & { birthday: string }>) {
  const { status } = await harness.call(updateProfile, details, { token })
  if (status !== 200) throw new Error('The details were not stored.')
}

/** Sends the documents of the first tier, which an operator approves. */
const proveIdentity = async ({ memberId }: Pick<Member, 'memberId'>) =>
  withTransaction(harness.database, async (tx) => {
    const [request] = await tx
      .insert(identityRequest)
      .values({ memberId, tier: 1, state: 'REVIEW' })
      .returning({ id: identityRequest.id })
    await approveIdentity(tx, memberId, request?.id ?? 0, 'office')
  })

const pay = async ({ token }: Member, amount: string) => {
  const { status, body } = await harness.call(depositByQr, { requestKey: randomUUID(), amount }, { token })
  return status === 200 ? 'taken' : (body as { errorCode: string }).errorCode
}
const limitDeposits = async ({ token }: Member, amount: string | null) =>
  harness.call(setLimit, { kind: 'DEPOSIT', period: 'MONTH', amount }, { token })
const readMonthly = async ({ token }: Member) =>
  (await harness.call(memberLimits, {}, { token })).value.limits.find(
    ({ kind, period }) => kind === 'DEPOSIT' && period === 'MONTH',
  )?.operator?.amount ?? null

describe('ages', () => {
  // Rule: registrationAge
  test('asks everybody for the highest age of the brand’s countries', async () => {
    const names = { username: 'tooyoung', password: PASSWORD, confirmPassword: PASSWORD }
    const refused = await harness.call(registerAccount, { ...names, confirmedAge: 19 })
    expect(refused).toMatchObject({ status: 400, body: { value: { fields: { confirmedAge: 'too_young' } } } })
    expect((await harness.call(registerAccount, { ...names, confirmedAge: 20 })).status).toBe(200)
    expect((await harness.call(systemStatus, {})).value.info).toMatchObject({ agreementAge: 20 })
  })

  // Rule: depositAge
  test('takes a first deposit from the age of the member’s country on', async () => {
    const british = await open('GB', { age: 19 })
    expect((await harness.call(depositSettings, {}, british)).value).toMatchObject({ age: null, requiredAge: 18 })
    expect(await pay(british, '100000')).toBe('taken')
    const other = await open('VN')
    const birthday = `${new Date().getFullYear() - 19}-01-01`
    expect(await harness.call(updateProfile, { birthday }, other)).toMatchObject({
      status: 400,
      body: { value: { fields: { birthday: 'too_young' } } },
    })
    expect((await harness.call(depositSettings, {}, other)).value).toMatchObject({ requiredAge: 21 })
  })
})

describe('deposits', () => {
  // Rule: depositFacts
  test('need the details that the rules name', async () => {
    const british = await open('GB')
    await enter(british, { birthday: getBirthday(30) })
    await proveIdentity(british)
    const readMissing = async (found: Member) => (await harness.call(depositSettings, {}, found)).value.missing
    expect(await readMissing(british)).toEqual(['realName', 'address'])
    expect(await pay(british, '100000')).toBe('details.required')
    await enter(british, { realName: DETAILS.realName, address: DETAILS.address })
    expect(await readMissing(british)).toEqual([])
    expect(await pay(british, '100000')).toBe('taken')
    expect(await readMissing(await open('NL'))).toEqual(['realName', 'nationality', 'address'])
    const other = await open('VN')
    await enter(other, { birthday: getBirthday(30) })
    expect(await readMissing(other)).toEqual([])
    expect(await pay(other, '100000')).toBe('taken')
  })

  // Rule: identityDays
  test('and play stop the days of the rules after the first deposit unless identity is proven', async () => {
    const readDue = async (found: Member) => (await harness.call(depositSettings, {}, found)).value.identity
    const launchSlot = async ({ token }: Member) => {
      const { status, body } = await harness.call(launchGame, SLOT_LAUNCH, { token })
      return status === 200 ? 'opened' : (body as { errorCode: string }).errorCode
    }
    // Great Britain asks for it before anything.
    const british = await open('GB')
    await enter(british, { ...DETAILS, birthday: getBirthday(30) })
    expect(await readDue(british)).toMatchObject({ isOverdue: true })
    expect((await harness.call(memberIdentity, {}, british)).value.due).toMatchObject({ isOverdue: true })
    expect(await pay(british, '100000')).toBe('identity.overdue')
    expect(await launchSlot(british)).toBe('identity.overdue')
    await proveIdentity(british)
    expect(await readDue(british)).toBeNull()
    expect([await pay(british, '100000'), await launchSlot(british)]).toEqual(['taken', 'opened'])
    // Germany gives 30 days from the first deposit.
    const german = await open('DE')
    await enter(german, { ...DETAILS, birthday: getBirthday(30) })
    expect(await readDue(german)).toBeNull()
    expect(await launchSlot(german)).toBe('opened')
    const confirmedAt = new Date(Date.now() - 29 * 86_400_000)
    const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: confirmedAt }
    await withTransaction(harness.database, (tx) =>
      confirmDeposit(tx, { memberId: german.memberId, amount: 10_000_000n, ...payment }),
    )
    await harness.database.update(deposit).set({ confirmedAt }).where(eq(deposit.memberId, german.memberId))
    expect(await readDue(german)).toEqual({ dueAt: confirmedAt.getTime() + 30 * 86_400_000, isOverdue: false })
    expect([await pay(german, '100000'), await launchSlot(german)]).toEqual(['taken', 'opened'])
    const before = new Date(confirmedAt.getTime() - 2 * 86_400_000)
    await harness.database
      .update(deposit)
      .set({ confirmedAt: before })
      .where(and(eq(deposit.memberId, german.memberId), eq(deposit.state, 'CONFIRMED')))
    expect([await pay(german, '100000'), await launchSlot(german)]).toEqual(['identity.overdue', 'identity.overdue'])
    // An open game takes no stake either.
    const { rows } = await harness.database.execute<{ refusal: string | null }>(
      sql`select play_refusal(${german.memberId}, 10000) as refusal`,
    )
    expect(rows[0]?.refusal).toBe('identity_required')
    const other = await open('VN')
    expect([await readDue(other), await launchSlot(other)]).toEqual([null, 'opened'])
  })

  // Rule: fundsCheckLosses
  test('and games ask for proof of the source of funds from the losses of the rules on', async () => {
    const lose = async (found: Member, lost: bigint) =>
      void (await harness.database.execute(sql`
        insert into member_day (member_id, day, turnover, uncounted, payout, rounds)
        values (${found.memberId}, brand_day(now() - interval '40 days'), ${lost}, 0, 0, 1)
        on conflict (member_id, day) do update set turnover = member_day.turnover + excluded.turnover`))
    const isAsked = async ({ memberId }: Member) => {
      const [found] = await harness.database.select().from(memberProfile).where(eq(memberProfile.memberId, memberId))
      return (found?.fundsAskedAt ?? null) !== null
    }
    const british = await open('GB', { age: 30 })
    await lose(british, 659_999_990_000n)
    expect((await harness.call(launchGame, SLOT_LAUNCH, british)).status).toBe(200)
    expect(await isAsked(british)).toBe(false)
    await lose(british, 10_000n)
    expect((await harness.call(launchGame, SLOT_LAUNCH, british)).status).toBe(200)
    expect(await isAsked(british)).toBe(true)
    const other = await open('VN', { age: 30 })
    await lose(other, 700_000_000_000n)
    expect([await pay(other, '100000'), await isAsked(other)]).toEqual(['taken', false])
  })

  // Rule: requiresDepositLimit
  test('are refused until the member has set a deposit limit', async () => {
    const dutch = await open('NL', { age: 30 })
    expect((await harness.call(memberLimits, {}, dutch)).value).toMatchObject({
      promptsForDepositLimit: true,
      rules: { requiresDepositLimit: true },
    })
    expect(await pay(dutch, '100000')).toBe('limit.deposit.required')
    await limitDeposits(dutch, '2000000')
    expect(await pay(dutch, '100000')).toBe('taken')
    expect(await pay(await open('GB', { age: 30 }), '100000')).toBe('taken')
  })

  // Rule: monthlyDeposits
  test('stop at the monthly limit of the rules, which the house sets', async () => {
    const dutch = await open('NL', { age: 30 })
    await limitDeposits(dutch, '50000000')
    expect(await pay(dutch, '9900000')).toBe('limit.deposit')
    expect(await pay(dutch, '9800000')).toBe('taken')
    expect(await readMonthly(dutch)).toBe('9800000.00')
    expect(await pay(dutch, '100000')).toBe('limit.deposit')
    const [change] = await harness.database
      .select()
      .from(limitChange)
      .where(and(eq(limitChange.memberId, dutch.memberId), eq(limitChange.changedBy, 'OPERATOR RULES')))
      .orderBy(desc(limitChange.id))
    expect(change?.newValue).toBe(98_000_000_000n)
  })

  // Rule: monthlyDepositsUnder25
  test('stop at the lower one below 25, and while there is no birthday', async () => {
    const dutch = await open('NL')
    expect(await readMonthly(dutch)).toBe('4200000.00')
    const young = await open('NL', { age: 22 })
    await limitDeposits(young, '50000000')
    expect(await pay(young, '4300000')).toBe('limit.deposit')
    expect(await readMonthly(await open('GB'))).toBeNull()
  })

  // Rule: fundsCheckDeposits
  test('ask for proof of the source of funds from the threshold on', async () => {
    const british = await open('GB', { age: 30 })
    const readAsked = async () =>
      (await harness.database.select().from(memberProfile).where(eq(memberProfile.memberId, british.memberId)))[0]
        ?.fundsAskedAt ?? null
    expect(await pay(british, '4900000')).toBe('taken')
    expect(await readAsked()).toBeNull()
    expect(await pay(british, '100000')).toBe('taken')
    expect(await readAsked()).not.toBeNull()
  })
})

describe('limits', () => {
  const raise = async (country: Country) => {
    const found = await open(country)
    await limitDeposits(found, '1000000')
    await limitDeposits(found, '2000000')
    const { limits } = (await harness.call(memberLimits, {}, found)).value
    const waiting = limits.find(({ waiting: change }) => change !== null)?.waiting
    const now = Date.now()
    const hours = Math.round(((waiting?.readyAt ?? 0) - now) / 3_600_000)
    return { hours, days: ((waiting?.expiresAt ?? 0) - (waiting?.readyAt ?? 0)) / 86_400_000 }
  }

  // Rule: limitReflectionHours
  test('can be loosened after the hours of the rules', async () => {
    expect((await raise('VN')).hours).toBe(24)
    expect((await raise('DE')).hours).toBe(72)
    const german = await open('DE')
    expect((await harness.call(memberLimits, {}, german)).value.rules).toMatchObject({ reflectionHours: 72 })
  })

  // Rule: limitConfirmationDays
  test('keep the choice to loosen them for the days of the rules', async () => {
    expect((await raise('VN')).days).toBe(7)
    expect((await raise('DE')).days).toBe(3)
  })
})

describe('reality checks', () => {
  const getMinutes = async (found: Member) => (await harness.call(playClock, {}, found)).value.realityCheckMinutes

  // Rule: realityCheckMinutes
  test('come as often as the rules say unless the member chooses', async () => {
    expect(await getMinutes(await open('VN'))).toBe(60)
    expect(await getMinutes(await open('DE'))).toBe(30)
  })

  // Rule: realityCheckMaximumMinutes
  test('cannot be set further apart than the rules allow', async () => {
    const british = await open('GB')
    expect(await harness.call(realityCheck, { everyMinutes: 90 }, british)).toMatchObject({
      status: 400,
      body: { value: { fields: { everyMinutes: 'range' } } },
    })
    expect((await harness.call(realityCheck, { everyMinutes: 60 }, british)).status).toBe(200)
    expect((await harness.call(realityCheck, { everyMinutes: 240 }, await open('VN'))).status).toBe(200)
    // The country's rules may have become stricter since.
    await harness.database.execute(
      sql`update reality_check set every_minutes = 200 where member_id = ${british.memberId}`,
    )
    expect(await getMinutes(british)).toBe(60)
  })
})

describe('a self-exclusion', () => {
  // Rule: exclusionMonths
  test('lasts at least the months of the rules', async () => {
    const german = await open('DE')
    const exclude = (months: number, found: Member) =>
      harness.call(excludeMember, { kind: 'SELF_EXCLUSION', months }, found)
    expect(await exclude(6, german)).toMatchObject({ status: 400, body: { value: { fields: { months: 'range' } } } })
    expect((await exclude(12, german)).status).toBe(200)
    expect((await exclude(6, await open('VN'))).status).toBe(200)
  })

  // Rule: helpServices
  test('stands beside the registers and helplines of the rules', async () => {
    const readNames = async (country: Country) =>
      (await harness.call(memberLimits, {}, await open(country))).value.rules?.helpServices.map(({ name }) => name)
    expect(await readNames('NL')).toEqual(['Cruks', 'Loket Kansspel'])
    expect(await readNames('VN')).toEqual([])
  })

  // Rule: exclusionLiftDays
  test('ends the days of the rules after the house has lifted it', async () => {
    const now = Date.now()
    const lift = async (country: Country) => {
      const { memberId } = await open(country)
      const startsAt = new Date(now - 500 * 86_400_000)
      await harness.database
        .insert(playExclusion)
        .values({ memberId, kind: 'SELF_EXCLUSION', state: 'ACTIVE', startsAt })
      const endsAt = await withTransaction(harness.database, (tx) =>
        liftExclusion(tx, memberId, 'office', new Date(now)),
      )
      return (endsAt.getTime() - now) / 86_400_000
    }
    expect(await lift('VN')).toBe(7)
    expect(await lift('DE')).toBe(14)
  })
})

describe('the register of excluded persons', () => {
  const launchSlot = async ({ token }: Pick<Member, 'token'>) => {
    const { status, body } = await harness.call(launchGame, SLOT_LAUNCH, { token })
    return status === 200 ? 'opened' : (body as { errorCode: string }).errorCode
  }
  const openNamed = async (country: Country, realName: string) => {
    const found = await open(country)
    await enter(found, { ...DETAILS, realName, birthday: getBirthday(30) })
    await proveIdentity(found)
    return found
  }

  // Rule: asksRegister
  test('is asked about members of countries with one, and about nobody else', async () => {
    register.listed.set('Listed Abroad', null)
    expect(await launchSlot(await openNamed('DE', 'Listed Abroad'))).toBe('play.excluded')
    const count = register.names.length
    register.listed.set('Never Asked', null)
    expect(await launchSlot(await openNamed('FR', 'Never Asked'))).toBe('opened')
    expect(register.names.length).toBe(count)
  })

  // Rule: requiresRegister
  test('keeps play and deposits closed while it does not answer, where the rules require that', async () => {
    register.status = 503
    const [british, german] = [await openNamed('GB', 'Waiting One'), await openNamed('DE', 'Waiting Two')]
    expect([await launchSlot(british), await pay(british, '100000')]).toEqual(['register.unknown', 'register.unknown'])
    expect([await launchSlot(german), await pay(german, '100000')]).toEqual(['opened', 'taken'])
    register.status = 200
    await harness.database.execute(sql`update exclusion_register set paused_until = null`)
    expect([await launchSlot(british), await pay(british, '100000')]).toEqual(['opened', 'taken'])
    const nameless = await open('GB')
    await proveIdentity(nameless)
    expect(await launchSlot(nameless)).toBe('register.details')
  })

  // Rule: registerAnswerMinutes
  test('is asked again at a log-in after the minutes of the rules', async () => {
    const readMinutes = async (country: Country) => {
      const { memberId, token } = await openNamed(country, `Minutes of ${country}`)
      await launchSlot({ token })
      const [check] = await harness.database.select().from(exclusionCheck).where(eq(exclusionCheck.memberId, memberId))
      return Math.round(((check?.freshUntil?.getTime() ?? 0) - (check?.answeredAt?.getTime() ?? 0)) / 60_000)
    }
    expect([await readMinutes('NL'), await readMinutes('GB')]).toEqual([5, 60])
  })
})

describe('games', () => {
  const SLOT = 1
  const DICE = 2
  const AT_VENDOR = 3
  beforeAll(async () => {
    const model = diceEngine.models[0]?.id ?? ''
    await harness.database.update(game).set({ modelId: model }).where(eq(game.nodeId, DICE))
    await harness.database.insert(vendor).values({
      code: 'OWN',
      name: 'Own',
      hue: 0,
      pattern: 'waves',
      isHot: false,
      walletMode: 'transfer',
    })
    await harness.database.update(game).set({ vendorCode: 'OWN' }).where(eq(game.nodeId, AT_VENDOR))
  })

  const launch = ({ token }: Member, nodeId: number) =>
    harness.call(launchGame, { nodeId, accountType: 1, language: 'EN', theme: 'dark', confirmTrans: 1 }, { token })

  /** Opens a game and redeems its launch, as its vendor does. */
  async function play(found: Member, nodeId: number) {
    expect((await launch(found, nodeId)).status).toBe(200)
    const opened = eq(gameSession.memberId, found.memberId)
    const [latest] = await harness.database
      .select()
      .from(gameSession)
      .where(opened)
      .orderBy(desc(gameSession.createdAt))
    if (!latest) throw new Error('No game was opened.')
    await harness.database.update(gameSession).set({ redeemedAt: new Date() }).where(eq(gameSession.id, latest.id))
    const [{ vendorCode } = { vendorCode: '' }] = await harness.database
      .select()
      .from(game)
      .where(eq(game.nodeId, nodeId))
    const stake = async (roundId: string = randomUUID(), amount = 10_000n) => {
      const { rows } = await harness.database.execute<{ refusal: string | null }>(sql`
        select (wallet_debit(${vendorCode}, ${latest.id}, ${randomUUID()}, ${roundId}, ''::bytea, ${amount}, null)).refusal`)
      return rows[0]?.refusal ?? null
    }
    /** Lets time pass since the last start. */
    const wait = async (milliseconds: number) =>
      void (await harness.database.execute(sql`
        update play_pace set started_at = started_at - make_interval(secs => ${milliseconds / 1000}) where member_id = ${found.memberId}`))
    return { session: latest, stake, wait }
  }
  async function openFunded(country: Country, { age = 30 }: { age?: number } = {}) {
    const found = await open(country, { age })
    await addMoney(found, 10_000_000n)
    return found
  }
  async function addMoney({ memberId }: Member, amount: bigint) {
    const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
    await withTransaction(harness.database, (tx) => confirmDeposit(tx, { memberId, amount, ...payment }))
  }

  // Rule: slotIntervalMs
  test('of slots start at least the interval of the rules apart', async () => {
    const british = await openFunded('GB')
    const { session, stake, wait } = await play(british, SLOT)
    expect(session.roundIntervalMs).toBe(2_500)
    const round = randomUUID()
    expect(await stake(round)).toBeNull()
    expect(await stake()).toBe('round_too_soon')
    // A further stake of the same round starts none.
    expect(await stake(round)).toBeNull()
    // Another window does not make it sooner.
    const again = await play(british, SLOT)
    expect(await again.stake()).toBe('round_too_soon')
    await wait(2_500)
    expect(await again.stake()).toBeNull()
    const atAnyPace = await play(await openFunded('VN'), SLOT)
    expect([await atAnyPace.stake(), await atAnyPace.stake()]).toEqual([null, null])
  })

  // Rule: gameIntervalMs
  test('of other kinds start the longer interval apart', async () => {
    const { session, stake, wait } = await play(await openFunded('GB'), DICE)
    expect(session.roundIntervalMs).toBe(5_000)
    expect(await stake()).toBeNull()
    await wait(2_500)
    expect(await stake()).toBe('round_too_soon')
    await wait(2_500)
    expect(await stake()).toBeNull()
  })

  test('refuses games whose vendors keep the stakes, and paces trials too', async () => {
    await harness.database.update(vendor).set({ offersTrial: true }).where(eq(vendor.code, 'OWN'))
    expect((await launch(await open('GB', { age: 30 }), AT_VENDOR)).body).toMatchObject({ errorCode: 'game.pace' })
    const trial = { nodeId: SLOT, language: 'EN', theme: 'dark' } as const
    expect((await harness.call(trialLaunch, trial, { remoteAddress: ADDRESSES.GB })).status).toBe(200)
    const [opened] = await harness.database.select().from(gameSession).orderBy(desc(gameSession.createdAt)).limit(1)
    expect(opened?.roundIntervalMs).toBe(2_500)
  })

  // Rule: slotStake
  test('of slots take no stake above that of the rules', async () => {
    const british = await openFunded('GB')
    await addMoney(british, 5_000_000_000n)
    const { session, stake, wait } = await play(british, SLOT)
    expect(session.stakeMaximum).toBe(1_650_000_000n)
    const round = randomUUID()
    expect(await stake(round, 1_650_000_001n)).toBe('stake_cap_reached')
    expect(await stake(round, 1_650_000_000n)).toBeNull()
    // The stakes of a round count together.
    expect(await stake(round, 1n)).toBe('stake_cap_reached')
    // What is refused starts no round.
    await wait(2_500)
    expect(await stake(randomUUID(), 1_650_000_001n)).toBe('stake_cap_reached')
    expect(await stake()).toBeNull()
    expect((await play(british, DICE)).session.stakeMaximum).toBeNull()
    const other = await play(await openFunded('VN'), SLOT)
    expect(await other.stake(randomUUID(), 9_000_000n)).toBeNull()
    expect(other.session.stakeMaximum).toBeNull()
  })

  // Rule: slotStakeUnder25
  test('of slots take less below 25, and without a birthday', async () => {
    const young = await openFunded('GB', { age: 22 })
    await addMoney(young, 5_000_000_000n)
    const { session, stake } = await play(young, SLOT)
    expect(session.stakeMaximum).toBe(660_000_000n)
    expect(await stake(randomUUID(), 660_000_001n)).toBe('stake_cap_reached')
    expect(await stake(randomUUID(), 660_000_000n)).toBeNull()
    const unknown = await open('GB')
    await proveIdentity(unknown)
    const rules = await readMemberRules(harness.database, unknown.memberId)
    expect(getPlayRules({ category: 'RNG', modelId: null }, rules, null).stakeMaximum).toBe(660_000_000n)
  })

  // Rule: allowsAutoplay
  test('may play by themselves where the rules allow it', async () => {
    expect((await play(await openFunded('GB'), SLOT)).session.allowsAutoplay).toBe(false)
    expect((await play(await openFunded('VN'), SLOT)).session.allowsAutoplay).toBe(true)
  })

  // Rule: allowsTurbo
  test('may be shown faster where the rules allow it', async () => {
    expect((await play(await openFunded('NL'), SLOT)).session.allowsTurbo).toBe(false)
    expect((await play(await openFunded('VN'), SLOT)).session.allowsTurbo).toBe(true)
  })

  // Rule: allowsReturnCelebrations
  test('may celebrate what is no win where the rules allow it', async () => {
    expect((await play(await openFunded('GB'), SLOT)).session.allowsReturnCelebrations).toBe(false)
    expect((await play(await openFunded('NL'), SLOT)).session.allowsReturnCelebrations).toBe(true)
  })

  // Rule: allowsSingleGame
  test('close when the member opens another one', async () => {
    const countOpen = async (country: Country) => {
      const found = await openFunded(country)
      await play(found, SLOT)
      await play(found, DICE)
      const isOpen = and(eq(gameSession.memberId, found.memberId), isNull(gameSession.endedAt))
      return harness.database.$count(gameSession, isOpen)
    }
    expect(await countOpen('GB')).toBe(1)
    expect(await countOpen('VN')).toBe(2)
  })

  // Rule: showsPlayInGames
  test('stand beside elapsed time and result', async () => {
    const isShown = async (country: Country) =>
      (await harness.call(playClock, {}, await open(country))).value.isShownInGames
    expect(await isShown('GB')).toBe(true)
    expect(await isShown('VN')).toBe(false)
  })
})

describe('bonuses', () => {
  // Rule: bonusTurnoverMultiple
  test('ask for no more turnover than the rules allow', async () => {
    await addOffer(harness.database, 'steep', { kind: 'SIGN_IN', period: 'DAY', threshold: 0n, multiple: 20 })
    const readObstacle = async (found: Member) =>
      (await harness.call(memberPromotions, {}, found)).value.list.find(({ promotionId }) => promotionId === 'steep')
        ?.obstacle?.kind ?? null
    const british = await open('GB')
    expect(await readObstacle(british)).toBe('NOT_IN_COUNTRY')
    expect(await harness.call(claimPromotion, { promotionId: 'steep' }, british)).toMatchObject({
      body: { errorCode: 'promotion.not.eligible' },
    })
    const other = await open('VN')
    expect(await readObstacle(other)).toBeNull()
    expect((await harness.call(claimPromotion, { promotionId: 'steep' }, other)).status).toBe(200)
    const readRequired = async ({ memberId }: Member) =>
      (await harness.database.select().from(memberBonus).where(eq(memberBonus.memberId, memberId)))[0]
    const taken = await readRequired(other)
    expect(taken?.required).toBe((taken?.granted ?? 0n) * 20n)
    // What operators and free rounds give is held to it as well.
    const grant = { claimId: taken?.claimId ?? 0n, promotionId: 'steep', multiple: 20, days: 1, maxStake: 10_000n }
    await withTransaction(harness.database, async (tx) => {
      await tx.execute(sql`
        insert into promotion_claim (member_id, id, promotion_id, period, state, offer, created_at)
        overriding system value
        select ${british.memberId}, id, promotion_id, period, state, offer, created_at from promotion_claim
        where member_id = ${other.memberId}`)
      const terms = taken?.terms ?? {}
      await grantBonus(
        tx,
        { ...grant, memberId: british.memberId, amount: 10_000n, contribution: {}, terms },
        new Date(),
      )
    })
    expect((await readRequired(british))?.required).toBe(100_000n)
  })
})

// Rule: recordYears
test('the data of an account that has deposited stays the years of the rules after its closing', async () => {
  const isKept = async (found: Member, closedYearsAgo: number | null) => {
    const ago =
      closedYearsAgo === null ? sql`null` : sql`now() - make_interval(years => ${closedYearsAgo}::integer, days => 1)`
    await harness.database.execute(sql`update member set closed_at = ${ago} where id = ${found.memberId}`)
    return (await erasureObstacles(harness.database, found.memberId)).some(({ code }) => code === 'RECORDS_KEPT')
  }
  const confirm = async ({ memberId }: Member) => {
    const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
    await withTransaction(harness.database, (tx) => confirmDeposit(tx, { memberId, amount: 10_000n, ...payment }))
  }
  const british = await open('GB')
  expect(await isKept(british, null)).toBe(false)
  await confirm(british)
  expect([await isKept(british, null), await isKept(british, 4), await isKept(british, 5)]).toEqual([true, true, false])
  const other = await open('VN')
  await confirm(other)
  expect(await isKept(other, null)).toBe(false)
})

describe('the member’s country', () => {
  test('is that of the registration, and the brand’s default where it is unknown or has no profile', async () => {
    const readSlots = async (country: Country) =>
      (await readMemberRules(harness.database, (await open(country)).memberId)).slotIntervalMs
    expect(await readSlots('GB')).toBe(2_500)
    expect(await readSlots('FR')).toBeNull()
    expect(await readSlots('ZZ')).toBeNull()
    const [unknown] = await harness.database.select().from(member).orderBy(desc(member.id)).limit(1)
    expect(unknown?.country).toBeNull()
  })

  test('adds the rules of the number’s country, the stricter of both', async () => {
    const { memberId } = await open('NL')
    await harness.database.update(member).set({ mobile: '+447400123456' }).where(eq(member.id, memberId))
    expect(await readMemberRules(harness.database, memberId)).toMatchObject({
      slotIntervalMs: 2_500,
      bonusTurnoverMultiple: 10,
      requiresDepositLimit: true,
      monthlyDeposits: 98_000_000_000n,
    })
    const { memberId: local } = await open('VN')
    await harness.database.update(member).set({ mobile: '+447400123456' }).where(eq(member.id, local))
    expect(await readMemberRules(harness.database, local)).toMatchObject({ slotIntervalMs: 2_500, depositAge: 21 })
  })

  test('is that of the first log-in of an account that an agent has opened', async () => {
    const passwordHash = await hashQuickly(PASSWORD)
    const account = { username: 'opened1', nickname: 'opened1', passwordHash, kind: 0, parent: undefined } as const
    await withTransaction(harness.database, (tx) => addMember(tx, account))
    const logIn = (address: string) =>
      harness.call(login, { username: 'opened1', password: PASSWORD }, { remoteAddress: address })
    const readCountry = async () =>
      (await harness.database.select().from(member).where(eq(member.username, 'opened1')))[0]?.country
    await logIn('198.51.100.9')
    expect(await readCountry()).toBeNull()
    await logIn(ADDRESSES.GB)
    await logIn(ADDRESSES.VN)
    expect(await readCountry()).toBe('GB')
  })
})

test('a change of rules lifts the monthly limit that they have set, and no operator’s', async () => {
  const dutch = await open('NL', { age: 30 })
  expect(await readMonthly(dutch)).toBe('4200000.00')
  await harness.database.update(member).set({ country: 'GB' }).where(eq(member.id, dutch.memberId))
  expect(await pay(dutch, '100000')).toBe('taken')
  expect(await readMonthly(dutch)).toBeNull()
})
