import { depositByQr, depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import { launchGame, trialLaunch } from '@playhouse/platform-api/games.ts'
import { excludeMember, memberLimits, playClock, realityCheck, setLimit } from '@playhouse/platform-api/limits.ts'
import { updateProfile } from '@playhouse/platform-api/member-profile.ts'
import { claimPromotion, memberPromotions } from '@playhouse/platform-api/promotions.ts'
import { register } from '@playhouse/platform-api/registration.ts'
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
import { game, vendor } from './db/tables/games.ts'
import { limitChange, playExclusion } from './db/tables/limits.ts'
import { member } from './db/tables/members.ts'
import { gameSession } from './db/tables/play.ts'
import { memberProfile } from './db/tables/profile.ts'
import { addOffer } from './domains/engagement/promotions/bonus.fixture.ts'
import { grantBonus } from './domains/money/bonus/bonus.ts'
import { liftExclusion } from './domains/money/limits/exclusion.ts'
import { addMember } from './domains/people/registration/add-member.ts'
import { writeJurisdictions } from './domains/site/jurisdictions/jurisdictions.fixture.ts'
import { readMemberRules } from './domains/site/jurisdictions/member-rules.ts'
import { confirmDeposit } from './ledger/cashier.ts'
import { hashQuickly } from './lib/password.fixture.ts'
import { PASSWORD } from './small-world.fixture.ts'

/** Addresses of countries; everybody else's country is unknown. */
const ADDRESSES = { GB: '203.0.113.1', NL: '203.0.113.2', VN: '203.0.113.3', DE: '203.0.113.4', FR: '203.0.113.5' }
type Country = keyof typeof ADDRESSES | 'ZZ'
const getCountry = (address: string) =>
  (Object.keys(ADDRESSES) as (keyof typeof ADDRESSES)[]).find((country) => ADDRESSES[country] === address) ?? 'ZZ'

/** GB and NL have their profiles; the brand asks more of Germany; all others have those of the demo. */
const FILE = {
  default: 'vn-like',
  countries: { GB: 'gb', NL: 'nl', DE: 'eu-base' },
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
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    getCountry,
    environment: { JURISDICTIONS_FILE: writeJurisdictions(FILE) },
    prepare: async (database) => void (await database.update(brand).set({ memberAge: 18 })),
  })
})
afterAll(() => harness.close())

let registered = 0
/** A member who has registered from a country. */
async function open(country: Country, { age }: { age?: number } = {}) {
  const remoteAddress = country === 'ZZ' ? '198.51.100.9' : ADDRESSES[country]
  const names = { username: `settler${(registered += 1)}`, password: PASSWORD, confirmPassword: PASSWORD }
  const { value } = await harness.call(register, { ...names, confirmedAge: 40 }, { remoteAddress })
  const token = value.token
  const memberId = Number(value.id)
  if (age !== undefined) {
    const profile = { birthday: `${new Date().getFullYear() - age}-01-01`, realName: 'Nguyen An' }
    const { status } = await harness.call(updateProfile, profile, { token })
    if (status !== 200) throw new Error('The birthday was not stored.')
  }
  return { token, memberId }
}
type Member = Awaited<ReturnType<typeof open>>

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
    const refused = await harness.call(register, { ...names, confirmedAge: 19 })
    expect(refused).toMatchObject({ status: 400, body: { value: { fields: { confirmedAge: 'too_young' } } } })
    expect((await harness.call(register, { ...names, confirmedAge: 20 })).status).toBe(200)
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
    const stake = async (roundId: string = randomUUID()) => {
      const { rows } = await harness.database.execute<{ refusal: string | null }>(sql`
        select (wallet_debit(${vendorCode}, ${latest.id}, ${randomUUID()}, ${roundId}, ''::bytea, 10000, null)).refusal`)
      return rows[0]?.refusal ?? null
    }
    /** Lets time pass since the last start. */
    const wait = async (milliseconds: number) =>
      void (await harness.database.execute(sql`
        update play_pace set started_at = started_at - make_interval(secs => ${milliseconds / 1000}) where member_id = ${found.memberId}`))
    return { session: latest, stake, wait }
  }
  async function openFunded(country: Country) {
    const found = await open(country)
    const payment = { channel: 'QR', paymentReference: randomUUID(), createdAt: new Date() }
    await withTransaction(harness.database, (tx) =>
      confirmDeposit(tx, { memberId: found.memberId, amount: 10_000_000n, ...payment }),
    )
    return found
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
    expect((await launch(await open('GB'), AT_VENDOR)).body).toMatchObject({ errorCode: 'game.pace' })
    const trial = { nodeId: SLOT, language: 'EN', theme: 'dark' } as const
    expect((await harness.call(trialLaunch, trial, { remoteAddress: ADDRESSES.GB })).status).toBe(200)
    const [opened] = await harness.database.select().from(gameSession).orderBy(desc(gameSession.createdAt)).limit(1)
    expect(opened?.roundIntervalMs).toBe(2_500)
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
