import { register } from '@playhouse/platform-api/registration.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { type AccountKindCode, KIND_CODES } from '@playhouse/shared/account-kinds.ts'
import { billedAt, periodAt } from '@playhouse/shared/agent-pay.ts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { isDeepStrictEqual } from 'node:util'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { agentBill, agentLink, contractRequest, contractVersion } from './db/tables/agents.ts'
import { freeRounds, memberBonus, promotionClaim, type StoredOffer } from './db/tables/bonuses.ts'
import { registerRule } from './db/tables/brand.ts'
import { member } from './db/tables/members.ts'
import { memberMessage } from './db/tables/messages.ts'
import { referralCode, registration } from './db/tables/registration.ts'
import { type AgentHarness, openAgents, PAYMENT_PASSWORD } from './domains/engagement/agent/agents.fixture.ts'
import { insertBills, newBill } from './domains/engagement/agent/bills.ts'
import { requestContract } from './domains/engagement/agent/contract-requests.ts'
import { hashTerms, offer } from './domains/engagement/agent/contracts.ts'
import { handOver, readHandOver } from './domains/engagement/agent/hand-over.ts'
import { payBills } from './domains/engagement/agent/pay-bills.ts'
import { NO_TRANSFERS } from './domains/money/wallet/transfer/scripted-vendor.fixture.ts'
import { addOffer } from './domains/engagement/promotions/bonus.fixture.ts'
import { grantBonus, settleBonuses } from './domains/money/bonus/bonus.ts'
import { closeAccount, CLOSING, type ClosingHooks } from './domains/money/limits/close-account.ts'
import { openMatters } from './domains/money/limits/closing-matters.ts'
import { beginConfirmation } from './domains/money/limits/confirmation.ts'
import { type ExclusionRequest, startExclusion } from './domains/money/limits/exclusion.ts'
import { readRecipients, sendMessage } from './domains/people/messages/send-message.ts'
import { addMember } from './domains/people/registration/add-member.ts'
import { newReferralCode } from './domains/people/registration/referral-code.ts'
import { breakHooks } from './hooks.ts'
import { finishDays } from './jobs/daily-work.ts'
import { brandDay } from './ledger/brand-day.ts'
import { postAdjustment } from './ledger/postings.ts'
import { ACCOUNT_STATES, type AccountState, LEFT_BEHIND, type LeftThing } from './lib/left-behind.ts'
import { lockCash } from './lib/member-locks.ts'
import { addDays } from './lib/record-range.ts'
import { blocked, unblocked } from './office/desks/member/member-blocks.ts'
import type { DecisionKind } from './office/kit/decisions.ts'
import type { LiveSession } from './request/call-context.ts'
import { PlatformError } from './request/platform-error.ts'

const OPEN = new AbortController().signal
const DAY_MS = 86_400_000
const TERMS = {
  period: 'D' as const,
  basisPoints: 10,
  minValidBet: null,
  minHouseProfit: null,
  minActiveMembers: null,
  maxWinRate: null,
  maxLossRate: null,
  maxSingleBet: null,
}
const UNIT = 10_000n

let harness: AgentHarness['harness']
let getId: AgentHarness['getId']
beforeAll(async () => {
  ;({ harness, getId } = await openAgents([], async (database) => {
    // With a field, an invitation that opens nothing is refused there.
    await database.update(registerRule).set({ enabled: false }).where(eq(registerRule.field, 'affiliateCode'))
    await addOffer(database, 'welcome')
    await finishDays(database, 'rebates', addDays(brandDay(new Date()), -1))
  }))
})
afterAll(() => harness.close())

interface Account {
  id: number
  username: string
  code: string
}
/** An open agent, the agent below it that enters a state, and an agent and a member below that one. */
interface Family {
  above: Account
  own: Account
  sub: Account
  player: Account
}

let accounts = 0
async function addAccount(name: string, kind: AccountKindCode, parentId: number): Promise<Account> {
  const username = `${name}${++accounts}`
  const code = newReferralCode()
  return withTransaction(harness.database, async (tx) => {
    const added = await addMember(tx, {
      username,
      nickname: username,
      passwordHash: '-',
      kind,
      parent: { id: parentId },
    })
    if (!added) throw new Error(`${username} is taken.`)
    await tx
      .update(member)
      .set({
        affiliateCode: kind === KIND_CODES.AGENT ? code : null,
        paymentPasswordHash: sql`(select payment_password_hash from member where id = ${getId('general')})`,
      })
      .where(eq(member.id, added.id))
    await tx.insert(referralCode).values({ code: `F${code}`, memberId: added.id })
    return { ...added, code }
  })
}

async function addFamily(): Promise<Family> {
  const above = await addAccount('above', KIND_CODES.AGENT, getId('general'))
  const own = await addAccount('own', KIND_CODES.AGENT, above.id)
  return {
    above,
    own,
    sub: await addAccount('sub', KIND_CODES.AGENT, own.id),
    player: await addAccount('player', KIND_CODES.MEMBER, own.id),
  }
}

const credit = ({ id }: Account, units: bigint) =>
  postAdjustment(harness.database, {
    memberId: id,
    amount: units * UNIT,
    key: `adjustment:${id}:${units}`,
    request: { units: String(units) },
    type: 'ADMIN_CREDIT',
  })

/** Puts an account into a state by the act that leads to it. */
const ENTER: Readonly<Record<AccountState, (account: Account) => Promise<unknown>>> = {
  OPEN: async () => {},
  EXCLUDED: async ({ id }) => {
    const request: ExclusionRequest = { kind: 'TIME_OUT', days: 7 }
    const confirmation = await beginConfirmation(harness.database, id, request)
    await startExclusion(harness.database, id, request, {
      confirmation,
      currentSession: Buffer.alloc(32),
      onBreak: breakHooks.onBreak,
    })
  },
  BLOCKED: ({ id }) => decideBlock(blocked, id),
  // Money that does not leave keeps it from being closed.
  CLOSING: async (account) => {
    await credit(account, 3n)
    await close(account)
  },
  CLOSED: (account) =>
    close(account, async (tx, memberId, amount) => {
      const debit = { memberId, amount, key: `adjustment:${memberId}:out`, request: {}, type: 'ADMIN_DEBIT' } as const
      await postAdjustment(tx, debit)
    }),
}

const decideBlock = ({ apply }: DecisionKind, id: number) =>
  withTransaction(harness.database, (tx) =>
    apply(tx, { payload: { memberId: String(id) }, reason: 'trial', operators: ['anna'] }),
  )

async function close({ id }: Account, withdrawBalance: ClosingHooks['withdrawBalance'] = async () => {}) {
  const confirmation = await beginConfirmation(harness.database, id, CLOSING)
  await closeAccount(harness.database, id, confirmation, { ...breakHooks.closing, withdrawBalance })
}

type Probes = {
  readonly [Thing in LeftThing]: (
    family: Family,
    enter: () => Promise<unknown>,
  ) => Promise<(typeof LEFT_BEHIND)[Thing][AccountState] | 'neither'>
}

/** Registers a friend, and returns whether it came below the account in its name, or below the open agent above. */
async function invite(
  { above }: Family,
  { by, below }: { by: Account; below: Account },
  invitation: { affiliateCode?: string; referralCode?: string },
): Promise<'works' | 'passes up' | 'neither'> {
  const username = `friend${++accounts}`
  const password = 'a good long one'
  const { status } = await harness.call(
    register,
    { username, password, confirmPassword: password, confirmedAge: 18, ...invitation },
    { remoteAddress: `10.0.${accounts >> 8}.${accounts & 255}` },
  )
  expect(status).toBe(200)
  const [friend] = await harness.database
    .select({ parentId: member.parentId, invitedById: registration.invitedById })
    .from(member)
    .innerJoin(registration, eq(registration.memberId, member.id))
    .where(eq(member.username, username))
  if (friend?.parentId === below.id && friend.invitedById === by.id) return 'works'
  return friend?.parentId === above.id ? 'passes up' : 'neither'
}

/** A bonus that expires after three days. */
const giveBonus = ({ id: memberId }: Account, now: Date) =>
  withTransaction(harness.database, async (tx) => {
    const [claim] = await tx
      .insert(promotionClaim)
      .values({ memberId, promotionId: 'welcome', period: 'once', state: 'CLAIMED' })
      .returning({ id: promotionClaim.id })
    await lockCash(tx, memberId)
    const terms = { promotionId: 'welcome', maxStake: 20n * UNIT, contribution: {}, terms: {} }
    const granted = { ...terms, memberId, claimId: claim?.id ?? 0n }
    await grantBonus(tx, { ...granted, amount: 100n * UNIT, multiple: 3, days: 3 }, now)
  })

/** Tries what became of each thing. */
const PROBES: Probes = {
  LINK: async (family, enter) => {
    const { own } = family
    const code = `L${newReferralCode()}`
    await harness.database
      .insert(agentLink)
      .values({ code, memberId: own.id, name: 'trial', basisPoints: 0, expiresAt: null })
    await enter()
    return invite(family, { by: own, below: own }, { affiliateCode: code })
  },
  AFFILIATE_CODE: async (family, enter) => {
    await enter()
    return invite(family, { by: family.own, below: family.own }, { affiliateCode: family.own.code })
  },
  REFERRAL: async (family, enter) => {
    await enter()
    return invite(family, { by: family.own, below: family.own }, { referralCode: `F${family.own.code}` })
  },
  FRIENDS_OF_DOWNLINE: async (family, enter) => {
    await enter()
    return invite(family, { by: family.player, below: family.own }, { referralCode: `F${family.player.code}` })
  },
  DOWNLINE: async ({ above, own, sub, player }, enter) => {
    const { database } = harness
    await enter()
    const found = await readHandOver(database, own.id)
    const result = await withTransaction(database, (tx) => handOver(tx, own.id))
    const parents = await database
      .select({ id: member.parentId })
      .from(member)
      .where(inArray(member.id, [sub.id, player.id]))
    if (!found) return result === undefined && parents.every(({ id }) => id === own.id) ? 'stays' : 'neither'
    expect(result).toMatchObject({ handed: { to: above.username, lines: 2, accounts: 2 } })
    expect(parents).toEqual([{ id: above.id }, { id: above.id }])
    return found.isDue ? 'is to be handed over' : 'may be handed over'
  },
  CONTRACTS: async ({ above, own, sub }, enter) => {
    const [pays, isPaid] = [await agree(own, sub), await agree(above, own)]
    await enter()
    const reasons = (await readContracts([pays, isPaid])).map(({ endReason, validUntil }) => [endReason, validUntil])
    const tomorrow = periodAt('DAILY_SALARY', 'D', new Date()).to
    return readOutcome(reasons, { runs: [null, null], 'ends with its period': ['TERMINATED', tomorrow] })
  },
  OFFERS: async ({ above, own, sub }, enter) => {
    const offers = [await agree(own, sub, { state: 'OFFERED' }), await agree(above, own, { state: 'OFFERED' })]
    const request = { kind: 'DIVIDEND' as const, note: '', terms: TERMS }
    for (const one of [own, sub]) await requestContract(harness.database, await getSession(one), request)
    await enter()
    const requests = await harness.database
      .select({ state: contractRequest.state })
      .from(contractRequest)
      .where(inArray(contractRequest.memberId, [own.id, sub.id]))
    const states = [...(await readContracts(offers)), ...requests].map(({ state }) =>
      state === 'OFFERED' || state === 'REQUESTED' ? 'open' : 'ended',
    )
    return readOutcome(states, { waits: 'open', lapses: 'ended' })
  },
  NEW_OFFERS: async ({ above, own, sub }, enter) => {
    await agree({ id: getId('general') }, above)
    await enter()
    const request = { kind: 'DAILY_SALARY' as const, note: '', terms: TERMS }
    const terms = {
      account: own.username,
      kind: 'DAILY_SALARY' as const,
      terms: TERMS,
      paymentPassword: PAYMENT_PASSWORD,
    }
    return refusedOr('arrives', [
      async () => requestContract(harness.database, await getSession(sub), request),
      async () => offer(harness.database, await getSession(above), terms),
    ])
  },
  BILLS_TO_PAY: async ({ own, sub }, enter) => {
    await credit(own, 50n)
    const bill = await addBill(own, sub, 50n, 'DUE')
    await enter()
    if ((await readBill(bill)).state === 'PAID') return 'paid first'
    await payBills(NO_TRANSFERS).run(harness.database, OPEN)
    return (await readBill(bill)).state === 'PAID' ? 'paid' : 'neither'
  },
  BILLS_UNCOVERED: async ({ own, sub }, enter) => {
    const bill = await addBill(own, sub, 1_000n, 'DUE')
    await enter()
    await payBills(NO_TRANSFERS).run(harness.database, OPEN)
    const { state } = await readBill(bill)
    return readOutcome([state], { waits: 'INSUFFICIENT', void: 'UNPAYABLE' })
  },
  DIVIDENDS: async ({ above, own }, enter) => {
    await credit(above, 10n)
    const bill = await addBill(above, own, 10n, 'AWAITING_COLLECTION')
    await enter()
    await payBills(NO_TRANSFERS).run(harness.database, OPEN)
    return readOutcome([(await readBill(bill)).state], { waits: 'AWAITING_COLLECTION', 'paid first': 'PAID' })
  },
  MESSAGES: async ({ above, own, player }, enter) => {
    await enter()
    const text = { title: 'Tomorrow', content: 'At nine?' }
    const send = async (from: Account, to: 'upline' | 'account' | 'direct') =>
      sendMessage(harness.database, await getSession(from), {
        ...text,
        to,
        requestKey: randomUUID(),
        ...(to === 'account' && { account: own.username }),
      })
    const { upline } = await readRecipients(harness.database, await getSession(player))
    const { direct } = await readRecipients(harness.database, await getSession(above))
    const listed = [upline === own.username, direct.includes(own.username)]
    const outcome = await refusedOr('arrives', [() => send(player, 'upline'), () => send(above, 'account')])
    await send(above, 'direct').catch(() => {})
    const arrived = await harness.database.$count(
      memberMessage,
      and(eq(memberMessage.memberId, own.id), eq(memberMessage.direction, 'IN'), eq(memberMessage.title, text.title)),
    )
    expect([listed, arrived]).toEqual(outcome === 'arrives' ? [[true, true], 3] : [[false, false], 0])
    return outcome
  },
  BONUS: async ({ own }, enter) => {
    const { database } = harness
    const now = new Date()
    await giveBonus(own, now)
    await enter()
    const settleLater = () => settleBonuses(database, new Date(now.getTime() + 4 * DAY_MS))
    await settleLater()
    const [bonus] = await database.select().from(memberBonus).where(eq(memberBonus.memberId, own.id))
    return readOutcome([bonus?.state ?? ''], { runs: 'EXPIRED', forfeited: 'FORFEITED', frozen: 'ACTIVE' })
  },
  FREE_ROUNDS: async ({ own }, enter) => {
    const { database } = harness
    const id = randomUUID()
    await database.insert(freeRounds).values({
      memberId: own.id,
      id,
      promotionId: 'welcome',
      nodeId: 1,
      rounds: 10,
      stake: UNIT,
      operator: 'anna',
      offer: {} as StoredOffer,
      state: 'ACTIVE',
      expiresAt: new Date(Date.now() + DAY_MS),
    })
    await enter()
    const [found] = await database.select().from(freeRounds).where(eq(freeRounds.id, id))
    return readOutcome([found?.cause ?? ''], { stays: '', cancelled: 'CANCELLED' })
  },
}

test('an agent reads before closing what it leaves behind', async () => {
  const { database } = harness
  const { above, own, sub } = await addFamily()
  await database
    .insert(agentLink)
    .values({ code: `L${newReferralCode()}`, memberId: own.id, name: 'a', basisPoints: 0 })
  await agree(own, sub)
  await addBill(own, sub, 40n, 'AWAITING_COLLECTION')
  const nothing = { id: null, name: null, amount: null }
  const ofAgent = [
    { ...nothing, kind: 'DOWNLINE', name: above.username, count: 2 },
    { ...nothing, kind: 'INVITATIONS', count: 1 },
    { ...nothing, kind: 'CONTRACTS', count: 1 },
    { ...nothing, kind: 'BILLS', amount: '40.00', count: 1 },
  ]
  expect(await openMatters(database, own.id)).toEqual(ofAgent)
  expect(await openMatters(database, (await addFamily()).player.id)).toEqual([])
  await database.execute(sql`update member set closed_at = now() where id = ${above.id}`)
  expect((await openMatters(database, own.id))[0]).toMatchObject({ kind: 'DOWNLINE', name: 'general' })
})

test('a frozen bonus has as much time left after the block as before', async () => {
  const { database } = harness
  const { own } = await addFamily()
  await giveBonus(own, new Date())
  const expiresIn = async () => {
    const [found] = await database.select().from(memberBonus).where(eq(memberBonus.memberId, own.id))
    return (found?.expiresAt.getTime() ?? 0) - Date.now()
  }
  const before = await expiresIn()
  await decideBlock(blocked, own.id)
  await database.execute(
    sql`update member_block set blocked_at = blocked_at - interval '5 days' where member_id = ${own.id}`,
  )
  await decideBlock(unblocked, own.id)
  expect((await expiresIn()) - before).toBeGreaterThan(5 * DAY_MS - 60_000)
  const templates = await database
    .select({ template: memberMessage.template })
    .from(memberMessage)
    .where(eq(memberMessage.memberId, own.id))
    .orderBy(memberMessage.id)
  expect(templates.map(({ template }) => template)).toEqual(['bonus.FROZEN', 'bonus.RESUMED'])
})

test('a bonus whose terms a round met during the block becomes cash once the block ends', async () => {
  const { database } = harness
  const { own } = await addFamily()
  await giveBonus(own, new Date())
  const readState = async () =>
    (await database.select().from(memberBonus).where(eq(memberBonus.memberId, own.id)))[0]?.state
  await decideBlock(blocked, own.id)
  // Blocked for an hour, with half an hour left: a round that was open is settled after that.
  await database.execute(sql`
    update member_block set blocked_at = now() - interval '60 minutes' where member_id = ${own.id}`)
  await database.execute(sql`
    update member_bonus set granted_at = now() - interval '1 day', counted_at = now() - interval '1 day', expires_at = now() - interval '30 minutes', required = ${UNIT}
    where member_id = ${own.id}`)
  await database.execute(sql`
    select settle_round(${own.id}, false, 1, ${randomUUID()}, ${UNIT}, 0, null, 0, now() - interval '20 minutes')`)
  await settleBonuses(database)
  expect(await readState()).toBe('ACTIVE')
  await decideBlock(unblocked, own.id)
  await settleBonuses(database)
  expect(await readState()).toBe('CONVERTED')
})

/** The outcome whose value all that was found has. */
function readOutcome<Outcome extends string>(
  found: readonly unknown[],
  outcomes: Readonly<Record<Outcome, unknown>>,
): Outcome | 'neither' {
  const names = Object.keys(outcomes) as Outcome[]
  return names.find((name) => found.every((value) => isDeepStrictEqual(value, outcomes[name]))) ?? 'neither'
}

async function refusedOr<Outcome extends string>(
  done: Outcome,
  acts: readonly (() => Promise<unknown>)[],
): Promise<Outcome | 'refused' | 'neither'> {
  const codes: (string | null)[] = []
  for (const act of acts) {
    const refusal = await act().then(
      () => null,
      (error: unknown) => error,
    )
    if (refusal !== null && !(refusal instanceof PlatformError)) throw refusal
    codes.push(refusal && refusal.code)
  }
  return readOutcome<Outcome | 'refused'>(codes, { [done]: null, refused: 'recipient.unavailable' } as Record<
    Outcome | 'refused',
    unknown
  >)
}

async function getSession({ id }: Account): Promise<LiveSession> {
  const [found] = await harness.database.select().from(member).where(eq(member.id, id))
  return { memberId: id, kind: found?.kind, path: found?.path, tokenHash: Buffer.alloc(32) } as LiveSession
}

/** A contract of a daily salary, or an offer of one. */
async function agree(
  { id: uplineId }: Pick<Account, 'id'>,
  { id: memberId }: Account,
  { state = 'ACCEPTED' }: { state?: 'ACCEPTED' | 'OFFERED' } = {},
): Promise<string> {
  const kind = 'DAILY_SALARY'
  const id = randomUUID()
  const { from, to } = periodAt(kind, 'D', new Date())
  await harness.database.insert(contractVersion).values({
    memberId,
    id,
    number: 1,
    kind,
    uplineId,
    terms: TERMS,
    termsHash: hashTerms(kind, uplineId, memberId, TERMS),
    state,
    offeredAt: from,
    expiresAt: new Date(Date.now() + 7 * DAY_MS),
    ...(state === 'ACCEPTED' && { validFrom: from, nextPeriod: from, nextActionAt: billedAt(kind, to) }),
  })
  return id
}
const readContracts = (ids: readonly string[]) =>
  harness.database
    .select()
    .from(contractVersion)
    .where(inArray(contractVersion.id, [...ids]))

async function addBill(payer: Account, { id: memberId }: Account, units: bigint, state: 'DUE' | 'AWAITING_COLLECTION') {
  const period = { from: new Date(Date.now() - 2 * DAY_MS), to: new Date(Date.now() - DAY_MS) }
  const kind = state === 'DUE' ? 'DAILY_SALARY' : 'DIVIDEND'
  const total = units * UNIT
  const bill = newBill({ memberId, kind, contractId: randomUUID(), payerId: payer.id, period, total, lines: [], state })
  await withTransaction(harness.database, (tx) => insertBills(tx, [bill]))
  return bill.id
}
async function readBill(id: string) {
  const [found] = await harness.database.select().from(agentBill).where(eq(agentBill.id, id))
  if (!found) throw new Error(`There is no bill ${id}.`)
  return found
}

describe('LEFT_BEHIND', () => {
  test('is what docs/left-behind.md shows', () => {
    const page = readFileSync(new URL('../../../docs/left-behind.md', import.meta.url), 'utf8')
    const [, , ...shown] = page.split('\n').filter((line) => line.startsWith('|'))
    const rows = shown.map((line) =>
      line
        .split('|')
        .slice(1, -1)
        .map((cell) => cell.trim()),
    )
    expect(rows).toEqual(
      Object.values(LEFT_BEHIND).map((thing) => [thing.what, ...ACCOUNT_STATES.map((state) => thing[state])]),
    )
  })

  const cells = (Object.keys(PROBES) as LeftThing[]).flatMap((thing) =>
    ACCOUNT_STATES.map((state) => ({ thing, state, outcome: LEFT_BEHIND[thing][state] })),
  )
  test.each(cells)('of an account that is $state: $thing $outcome', async ({ thing, state, outcome }) => {
    const family = await addFamily()
    let entered = ''
    const found = await PROBES[thing](family, async () => {
      await ENTER[state](family.own)
      const { rows } = await harness.database.execute<{ state: string }>(
        sql`select account_state(${family.own.id}) as state`,
      )
      entered = rows[0]?.state ?? ''
    })
    expect([entered, found]).toEqual([state, outcome])
  })
})
