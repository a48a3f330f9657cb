import {
  answerWithdrawalQuestion,
  cancelWithdrawal,
  unconfirmedWithdrawals,
  confirmWithdrawalReceipt,
  withdrawalOptions,
  withdrawalDetail,
  withdrawalList,
} from '@playhouse/platform-api/cashier-withdrawals.ts'
import { excludeMember } from '@playhouse/platform-api/limits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { submitIdentity } from '@playhouse/platform-api/member-profile.ts'
import type { UploadPurpose } from '@playhouse/platform-api/uploads.ts'
import { eq, sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { countQueries } from '../../../../app.fixture.ts'
import { CHECKS } from '../../../../checks/checks.ts'
import { withdrawal } from '../../../../db/tables/cashier.ts'
import {
  bankCard,
  withdrawalBank,
  withdrawalSetting,
  withdrawalStep,
} from '../../../../db/tables/cashier-withdrawals.ts'
import { liveEvent } from '../../../../db/tables/live.ts'
import { playExclusion } from '../../../../db/tables/limits.ts'
import { member } from '../../../../db/tables/members.ts'
import { memberProfile } from '../../../../db/tables/profile.ts'
import { rankLevel } from '../../../../db/tables/ranks.ts'
import { upload } from '../../../../db/tables/uploads.ts'
import { findLedgerFaults } from '../../../../ledger/ledger.fixture.ts'
import { confirmDeposit } from '../../../../ledger/cashier.ts'
import { round } from '../../../../db/tables/play.ts'
import type { RiskStop } from '../../../../db/tables/risk-cases.ts'
import { approveIdentity, askForDocuments } from '../../../people/member/profile/identity.ts'
import { setStops } from '../../limits/stops.ts'
import { listMemberRiskCases } from '../../risk/case-queries.ts'
import { openCase } from '../../risk/open-cases.ts'
import { remainingTurnover } from '../turnover.ts'
import { withdrawBalance } from './closing-payout.ts'
import { approveWithdrawal, askForInfo, rejectWithdrawal, settleComplaint } from './operator.ts'
import { readWithdrawal } from './read-withdrawals.ts'
import { type Cashier, openCashier, type Player, getRow } from './withdrawals.fixture.ts'

let cashier: Cashier
beforeAll(async () => void (cashier = await openCashier()))
afterAll(() => cashier.close())
afterEach(async () => {
  await settings({
    turnoverPercent: 0,
    reviewFrom: 500_000_000_000n,
    memberCancels: false,
    perDay: 10,
    identityTier: 1,
  })
  Object.assign(cashier.provider, { answers: 'NORMAL', outcome: 'PAID', reason: null })
})

const settings = (values: Partial<typeof withdrawalSetting.$inferInsert>) =>
  cashier.harness.database.update(withdrawalSetting).set(values)
const getRefusal = ({ status, body }: { status: number; body: unknown }) => ({
  status,
  code: (body as { errorCode?: string }).errorCode,
})
const readStates = async (id: number) =>
  (
    await cashier.harness.database
      .select({ state: withdrawalStep.state })
      .from(withdrawalStep)
      .where(eq(withdrawalStep.withdrawalId, id))
      .orderBy(withdrawalStep.version)
  ).map(({ state }) => state)
const decide = (
  decision: typeof approveWithdrawal,
  { memberId }: Player,
  withdrawalId: number,
  reason = 'Seen by a person',
) => withTransaction(cashier.harness.database, (tx) => decision(tx, { memberId, withdrawalId, by: 'ops', reason }))
const confirm = (player: Player, id: number, input: Omit<Parameters<typeof callConfirm>[2], 'id'>) =>
  callConfirm(cashier, player, { id: String(id), ...input })
const callConfirm = (
  { harness }: Cashier,
  { token }: Player,
  input: Parameters<typeof harness.call<typeof confirmWithdrawalReceipt>>[1],
) => harness.call(confirmWithdrawalReceipt, input, { token })
/** Number of withdrawals that wait for the member, from its account. */
async function findWaiting({ token }: Player): Promise<number | undefined> {
  return (await cashier.harness.call(memberInfo, {}, { token })).value?.waitingWithdrawals
}
async function getProof({ memberId }: Player, purpose: UploadPurpose = 'WITHDRAWAL_PROOF'): Promise<string> {
  const id = randomUUID()
  await cashier.harness.database
    .insert(upload)
    .values({ memberId, id, purpose, picture: Buffer.from('x'), width: 1, height: 1 })
  return id
}
/** Names of failing money checks. */
async function faults() {
  const found: string[] = []
  for (const { what, sql: text } of CHECKS.filter((check) => /day equals|Withdrawals under way/.test(check.what))) {
    const { rows } = await cashier.harness.database.execute<{ faults: bigint }>(sql.raw(text))
    if (rows[0]?.faults !== 0n) found.push(what)
  }
  return [...found, ...(await findLedgerFaults(cashier.harness.database))]
}

describe('stopped withdrawals', () => {
  const stop = ({ memberId }: Player, stops: readonly RiskStop[]) =>
    withTransaction(cashier.harness.database, async (tx) => {
      const caseId = await openCase(tx, { memberId, openedBy: 'OPERATOR', by: 'ops', text: 'seen' })
      const { id = 0 } = (await listMemberRiskCases(tx, memberId))[0] ?? {}
      return setStops(tx, { memberId, caseId: caseId ?? id, by: 'ops', stops })
    })
  const readOptions = async ({ token }: Player) => (await cashier.harness.call(withdrawalOptions, {}, { token })).value

  test('are said on the page before they are refused, and open again as before', async () => {
    const player = await cashier.player(1_000)
    await stop(player, ['WITHDRAWALS'])
    const { canWithdraw, requirements } = await readOptions(player)
    expect(canWithdraw).toBe(false)
    expect(requirements?.[0]).toMatchObject({ kind: 'PAUSED', state: 'WAITING' })
    await expect(cashier.requested(player, 300)).rejects.toThrow(/withdrawals\.paused/)
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
    await stop(player, [])
    expect((await readOptions(player)).requirements?.map(({ kind }) => kind)).not.toContain('PAUSED')
    const id = await cashier.requested(player, 300)
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('DISBURSED')
  })

  test('keep what was requested before from being paid out, also by an operator', async () => {
    const player = await cashier.player(1_000)
    const id = await cashier.requested(player, 300)
    await stop(player, ['WITHDRAWALS'])
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('REVIEW')
    expect((await getRow(cashier, player.memberId, id)).reviewReasons).toEqual(['OTHER'])
    await expect(decide(approveWithdrawal, player, id)).rejects.toMatchObject({ code: 'withdrawals.paused' })
    await stop(player, [])
    await decide(approveWithdrawal, player, id)
    await stop(player, ['WITHDRAWALS'])
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('APPROVED')
  })
})

describe('a withdrawal', () => {
  test('is requested in one transaction of 10 queries, of which one stores its complete row', async () => {
    const player = await cashier.player(1_000)
    const { queries } = await countQueries(() => cashier.requested(player, 300))
    const locked = queries.findIndex(
      (query) => query.includes('from "ledger_account"') && query.endsWith('for no key update'),
    )
    const told = queries.findLastIndex((query) => query.includes('live_event'))
    expect(queries.slice(locked, told + 1)).toHaveLength(10)
    expect(queries.filter((query) => /^(insert into|update) "withdrawal" /.test(query))).toEqual([
      expect.stringMatching(/^insert/),
    ])
  })
  test('is held, approved, paid out and received, with history and a live event for each state', async () => {
    const player = await cashier.player(1_000)
    const id = await cashier.requested(player, 300)
    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 300 })
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('DISBURSED')
    expect(await cashier.readBalances(player)).toEqual({ cash: 700, locked: 0 })
    expect(await findWaiting(player)).toBe(1)
    const { value } = await confirm(player, id, { outcome: 'RECEIVED' })
    expect(await findWaiting(player)).toBe(0)
    expect(value).toMatchObject({
      state: 'RECEIVED',
      nextActor: null,
      payoutReference: `P-W${player.memberId}-${id}-1`,
    })
    const states = ['REQUESTED', 'APPROVED', 'PROCESSING', 'DISBURSED', 'RECEIVED']
    expect(await readStates(id)).toEqual(states)
    const events = await cashier.harness.database
      .select({ event: liveEvent.event })
      .from(liveEvent)
      .where(sql`${liveEvent.memberId} = ${player.memberId} and ${liveEvent.type} = 'WITHDRAWAL'`)
      .orderBy(liveEvent.id)
    expect(events.map(({ event }) => (event as { state: string }).state)).toEqual(states)
    expect(await faults()).toEqual([])
  })

  test('keeps the fee in the house when it is paid out', async () => {
    const player = await cashier.player(1_000)
    const bank = eq(withdrawalBank.code, 'HOASEN')
    await cashier.harness.database.update(withdrawalBank).set({ feeFixed: 20_000n, feeBasisPoints: 100 }).where(bank)
    const id = await cashier.requested(player, 500)
    await cashier.harness.database.update(withdrawalBank).set({ feeFixed: 0n, feeBasisPoints: 0 }).where(bank)
    await cashier.settle()
    expect(cashier.provider.payouts.get(`W${player.memberId}-${id}-1`)).toMatchObject({ amount: '493.00' })
    const { rows } = await cashier.harness.database.execute<{ fees: string }>(sql`
      select sum(amount)::text as fees from ledger_entry join ledger_account on id = account_id where code = 'house:fees'`)
    expect(rows[0]?.fees).toBe('70000')
    expect(await faults()).toEqual([])
  })

  test('is created once per key, and refuses a different request under it', async () => {
    const player = await cashier.player(1_000)
    const key = randomUUID()
    const responses = await Promise.all(Array.from({ length: 4 }, () => cashier.request(player, 400, key)))
    expect(new Set(responses.map(({ value }) => value.id)).size).toBe(1)
    expect(await cashier.readBalances(player)).toEqual({ cash: 600, locked: 400 })
    expect(getRefusal(await cashier.request(player, 401, key))).toEqual({ status: 422, code: 'request_key_reused' })
  })

  test('is read in one state while it moves', async () => {
    const player = await cashier.player(1_000)
    const id = await cashier.requested(player, 300)
    const moving = new AbortController()
    const moved = cashier.settle().finally(() => moving.abort())
    const seen = new Set<unknown>()
    while (!moving.signal.aborted) {
      const { state, steps } = await readWithdrawal(cashier.harness.database, player.memberId, id)
      expect(steps.at(-1)?.state).toBe(state)
      seen.add(state)
    }
    await moved
    expect(seen.size).toBeGreaterThan(1)
  })

  test('is accepted exactly once when 50 concurrent requests take the whole balance', async () => {
    const player = await cashier.player(1_000)
    await settings({ perDay: 100 })
    const responses = await Promise.all(Array.from({ length: 50 }, () => cashier.request(player, 1_000)))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    // More than five payment passwords in flight at once count as guessing.
    const codes = new Set(responses.map((response) => getRefusal(response).code))
    expect(
      [...codes].filter((code) => code && !/^(insufficient_balance|payment\.password\.locked)$/.test(code)),
    ).toEqual([])
    expect(await cashier.readBalances(player)).toEqual({ cash: 0, locked: 1_000 })
    expect(await faults()).toEqual([])
  })

  test.each(['0', '-5', '1.5', '1e3', 'abc', '', '1000000000000000', '0.00'])(
    'refuses the amount %j',
    async (amount) => {
      const player = await cashier.player(1_000)
      expect(getRefusal(await cashier.request(player, amount))).toEqual({ status: 400, code: 'request_param_err' })
    },
  )

  test('refuses an amount outside of the bank’s limits or above the balance', async () => {
    const player = await cashier.player(1_000)
    await cashier.harness.database
      .update(withdrawalBank)
      .set({ minimum: 1_000_000n })
      .where(eq(withdrawalBank.code, 'HOASEN'))
    expect((await cashier.request(player, 99)).body).toMatchObject({ value: { fields: { amount: 'range' } } })
    await cashier.harness.database
      .update(withdrawalBank)
      .set({ minimum: 10_000n })
      .where(eq(withdrawalBank.code, 'HOASEN'))
    expect(getRefusal(await cashier.request(player, 1_001))).toMatchObject({ code: 'insufficient_balance' })
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
  })

  test('refuses another member’s, a removed and a new card', async () => {
    const [player, other] = [await cashier.player(1_000), await cashier.player(0)]
    const foreign = { ...player, cardId: other.cardId }
    expect(getRefusal(await cashier.request(foreign, 10))).toEqual({ status: 404, code: 'bank.card.not.found' })
    const condition = eq(bankCard.id, player.cardId)
    await cashier.harness.database
      .update(bankCard)
      .set({ usableAt: sql`now() + interval '1 hour'` })
      .where(condition)
    const resting = await cashier.request(player, 10)
    expect(getRefusal(resting)).toEqual({ status: 409, code: 'bank.card.resting' })
    expect(resting.body).toMatchObject({
      value: { retryAfterSeconds: expect.toSatisfy((left: number) => left > 0 && left <= 3_600) as number },
    })
    await cashier.harness.database
      .update(bankCard)
      .set({ removedAt: sql`now()`, isDefault: false })
      .where(condition)
    expect(getRefusal(await cashier.request(player, 10))).toMatchObject({ code: 'bank.card.not.found' })
  })

  test('is limited per day, not counting returned ones', async () => {
    const player = await cashier.player(1_000)
    await settings({ perDay: 2, reviewFrom: 1n })
    const first = await cashier.requested(player, 10)
    await cashier.requested(player, 10)
    expect(getRefusal(await cashier.request(player, 10))).toEqual({ status: 409, code: 'withdrawal.limit' })
    await cashier.settle()
    await decide(rejectWithdrawal, player, first)
    expect((await cashier.request(player, 10)).status).toBe(200)
  })
})

describe('the benefits of a rank', () => {
  const ranked = async (units: number, benefits: Partial<typeof rankLevel.$inferInsert>) => {
    const { database } = cashier.harness
    await database.update(rankLevel).set(benefits).where(eq(rankLevel.rank, 9))
    const player = await cashier.player(units)
    await database.update(member).set({ rank: 9 }).where(eq(member.id, player.memberId))
    return player
  }
  const findOptions = async ({ token }: Player) => (await cashier.harness.call(withdrawalOptions, {}, { token })).value

  test('are more withdrawals than all have, up to an amount within 24 hours', async () => {
    await settings({ perDay: 1, reviewFrom: 1n })
    const player = await ranked(1_000, { extraWithdrawals: 2, withdrawalsMax: 1_000_000n, reviewFrom: null })
    await cashier.requested(player, 70)
    expect(await findOptions(player)).toMatchObject({
      perDay: 3,
      leftToday: 2,
      dayMaximum: '100.00',
      leftAmount: '30.00',
      canWithdraw: true,
    })
    expect(await cashier.request(player, 31)).toMatchObject({ body: { value: { fields: { amount: 'range' } } } })
    const both = await Promise.all([cashier.request(player, 20), cashier.request(player, 20)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 400])
    await cashier.requested(player, 10)
    expect(await findOptions(player)).toMatchObject({ leftToday: 0, leftAmount: '0.00', canWithdraw: false })
  })

  test('are amounts that nobody has to review, never fewer than for all', async () => {
    await settings({ reviewFrom: 500_000n })
    const player = await ranked(1_000, { withdrawalsMax: null, reviewFrom: 2_000_000n })
    const [small, large] = [await cashier.requested(player, 100), await cashier.requested(player, 200)]
    await cashier.settle()
    expect(await cashier.getState(small)).not.toBe('REVIEW')
    expect(await cashier.getState(large)).toBe('REVIEW')
    await cashier.harness.database.update(rankLevel).set({ reviewFrom: 1n }).where(eq(rankLevel.rank, 9))
    const allowed = await cashier.requested(player, 40)
    await cashier.settle()
    expect(await cashier.getState(allowed)).not.toBe('REVIEW')
  })
})

describe('the identity check', () => {
  const unchecked = async (units: number) => {
    const player = await cashier.player(units)
    await cashier.harness.database.delete(memberProfile).where(eq(memberProfile.memberId, player.memberId))
    return player
  }
  const readIdentity = async ({ token }: Player) =>
    (await cashier.harness.call(withdrawalOptions, {}, { token })).value.identity

  test('is required before a withdrawal; the settings say what is missing', async () => {
    const player = await unchecked(1_000)
    expect(getRefusal(await cashier.request(player, 10))).toEqual({ status: 409, code: 'identity.required' })
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
    expect(await readIdentity(player)).toEqual({
      isReviewed: false,
      missing: ['birthday'],
      documents: ['ID_FRONT', 'ID_BACK'],
    })
  })

  test('requests only rejected documents, and nothing during a review', async () => {
    const player = await unchecked(1_000)
    const { memberId, token } = player
    const { database } = cashier.harness
    await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
    const documents = await Promise.all(
      (['ID_FRONT', 'ID_BACK'] as const).map(async (kind) => ({
        kind,
        uploadId: await getProof(player, 'IDENTITY_DOCUMENT'),
      })),
    )
    const { value } = await cashier.harness.call(submitIdentity, { documents }, { token })
    expect(await readIdentity(player)).toEqual({ isReviewed: true, missing: [], documents: [] })
    const [front] = value.request?.documents ?? []
    const requestId = Number(value.request?.id)
    await withTransaction(database, (tx) =>
      askForDocuments(tx, memberId, requestId, {
        reasons: new Map([[Number(front?.id), 'UNREADABLE']]),
        actor: 'ops',
      }),
    )
    expect(await readIdentity(player)).toEqual({ isReviewed: false, missing: [], documents: [front?.kind] })
    await cashier.harness.call(
      submitIdentity,
      { documents: [{ kind: front?.kind ?? 'ID_FRONT', uploadId: await getProof(player, 'IDENTITY_DOCUMENT') }] },
      { token },
    )
    await withTransaction(database, (tx) => approveIdentity(tx, memberId, requestId, 'ops'))
    expect(await readIdentity(player)).toBeNull()
    expect((await cashier.request(player, 10)).status).toBe(200)
  })

  test('sends the payout of a closed account to review', async () => {
    const player = await unchecked(1_000)
    const { memberId } = player
    await withTransaction(cashier.harness.database, (tx) => withdrawBalance(tx, memberId, 10_000_000n))
    await cashier.settle()
    const [held] = await cashier.harness.database.select().from(withdrawal).where(eq(withdrawal.memberId, memberId))
    expect(held).toMatchObject({ state: 'REVIEW', reviewReasons: ['IDENTITY'] })
  })

  test('is not required where the brand has switched it off', async () => {
    const player = await unchecked(1_000)
    await settings({ identityTier: 0 })
    expect(await readIdentity(player)).toBeNull()
    const id = await cashier.requested(player, 10)
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('DISBURSED')
  })
})

describe('the list of requirements', () => {
  const findOptions = async ({ token }: Player) => (await cashier.harness.call(withdrawalOptions, {}, { token })).value
  const getState = async (player: Player, kind: string) =>
    (await findOptions(player)).requirements?.find((requirement) => requirement.kind === kind)

  test('is met by an account that may withdraw, once there is enough to withdraw', async () => {
    const player = await cashier.player(1_000)
    const { requirements, canWithdraw } = await findOptions(player)
    expect(requirements?.map(({ kind, state }) => `${kind} ${state}`)).toEqual([
      'TURNOVER MET',
      'IDENTITY MET',
      'PAYMENT_PASSWORD MET',
      'SECOND_FACTOR MET',
      'BANK_CARD MET',
    ])
    expect(canWithdraw).toBe(true)
    expect((await cashier.request(player, 1_000)).status).toBe(200)
    expect((await findOptions(player)).canWithdraw).toBe(false)
  })

  /** Each undoes one requirement, which the list then shows and a request is refused by. */
  const CASES: [kind: string, state: string, code: string, undo: (player: Player) => Promise<unknown>][] = [
    [
      'TURNOVER',
      'TO_DO',
      'turnover.remaining',
      async ({ memberId }) => {
        await settings({ turnoverPercent: 100 })
        await withTransaction(cashier.harness.database, (tx) =>
          confirmDeposit(tx, {
            memberId,
            amount: 10_000n,
            channel: 'QR',
            paymentReference: randomUUID(),
            createdAt: new Date(),
          }),
        )
      },
    ],
    [
      'IDENTITY',
      'TO_DO',
      'identity.required',
      ({ memberId }) => cashier.harness.database.delete(memberProfile).where(eq(memberProfile.memberId, memberId)),
    ],
    [
      'PAYMENT_PASSWORD',
      'TO_DO',
      'payment.password.missing',
      ({ memberId }) =>
        cashier.harness.database.update(member).set({ paymentPasswordHash: null }).where(eq(member.id, memberId)),
    ],
    [
      'BANK_CARD',
      'WAITING',
      'bank.card.resting',
      ({ memberId }) =>
        cashier.harness.database
          .update(bankCard)
          .set({ usableAt: sql`now() + interval '3 hours'` })
          .where(eq(bankCard.memberId, memberId)),
    ],
    [
      'BANK_CARD',
      'TO_DO',
      'bank.card.not.found',
      ({ memberId }) => cashier.harness.database.delete(bankCard).where(eq(bankCard.memberId, memberId)),
    ],
  ]
  test.each(CASES)('shows %s as %s where a request is refused with %s', async (kind, state, code, undo) => {
    const player = await cashier.player(1_000)
    await undo(player)
    expect(await getState(player, kind)).toMatchObject({ state })
    expect((await findOptions(player)).canWithdraw).toBe(false)
    expect(getRefusal(await cashier.request(player, 10)).code).toBe(code)
  })

  test('needs a second factor for a first card, and afterwards for large amounts only', async () => {
    const player = await cashier.player(6_000_000)
    const { database } = cashier.harness
    await database.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, player.memberId))
    expect(await getState(player, 'SECOND_FACTOR')).toMatchObject({ state: 'TO_DO', from: '5000000.00' })
    expect((await findOptions(player)).canWithdraw).toBe(true)
    expect(getRefusal(await cashier.request(player, 5_000_000)).code).toBe('step.up.unavailable')
    expect((await cashier.request(player, 10)).status).toBe(200)
    await database
      .update(bankCard)
      .set({ removedAt: sql`now()` })
      .where(eq(bankCard.memberId, player.memberId))
    expect(await getState(player, 'SECOND_FACTOR')).toMatchObject({ state: 'TO_DO', from: null })
  })
})

describe('the turnover requirement', () => {
  const deposit = (player: Player, units: number, at: Date) =>
    withTransaction(cashier.harness.database, (tx) =>
      confirmDeposit(tx, {
        memberId: player.memberId,
        amount: BigInt(units) * 10_000n,
        channel: 'QR',
        paymentReference: randomUUID(),
        createdAt: at,
        confirmedAt: at,
      }),
    )
  const play = async ({ memberId }: Player, units: number, at: Date) => {
    const stake = BigInt(units) * 10_000n
    await cashier.harness.database
      .insert(round)
      .values({ memberId, nodeId: 1, stake, payout: 0n, balanceAfter: 0n, settledAt: at })
    await cashier.harness.database.execute(
      sql`select add_to_member_day(${memberId}, ${at}, p_turnover => ${stake}, p_rounds => 1)`,
    )
  }
  const remaining = async ({ memberId }: Player) =>
    Number((await remainingTurnover(cashier.harness.database, memberId)).remaining / 10_000n)
  const ago = (hours: number) => new Date(Date.now() - hours * 3_600_000)

  test('counts settled stakes after each deposit, and ends with a withdrawal', async () => {
    const player = await cashier.player(0)
    await settings({ turnoverPercent: 100 })
    expect(await remaining(player)).toBe(0)
    await play(player, 500, ago(80))
    await deposit(player, 100, ago(72))
    expect(await remaining(player)).toBe(100)
    await play(player, 60, ago(71))
    expect(await remaining(player)).toBe(40)
    await play(player, 1_000, ago(50))
    expect(await remaining(player)).toBe(0)
    // Earlier play does not count for the next deposit.
    await deposit(player, 200, ago(2))
    expect(await remaining(player)).toBe(200)
    const refused = await cashier.request(player, 10)
    expect(getRefusal(refused)).toEqual({ status: 409, code: 'turnover.remaining' })
    expect(refused.body).toMatchObject({ value: { remaining: '200.00' } })
    await play(player, 200, ago(1))
    expect((await cashier.request(player, 10)).status).toBe(200)
    await settings({ turnoverPercent: 1_000 })
    expect(await remaining(player)).toBe(0)
  })

  test('multiplies deposits by the brand’s factor', async () => {
    const player = await cashier.player(0)
    await settings({ turnoverPercent: 150 })
    await deposit(player, 100, ago(1))
    expect(await remaining(player)).toBe(150)
  })

  const exclude = async (
    { token }: Player,
    requested: { kind: 'TIME_OUT' | 'SELF_EXCLUSION'; days?: number; months?: number },
  ) => {
    const { value } = await cashier.harness.call(excludeMember, requested, { token })
    await cashier.harness.call(excludeMember, { ...requested, confirmation: value.confirmation ?? '' }, { token })
  }
  const findOptions = async ({ token }: Player) => (await cashier.harness.call(withdrawalOptions, {}, { token })).value

  test.each([
    { kind: 'TIME_OUT', days: 1 },
    { kind: 'SELF_EXCLUSION', months: 6 },
  ] as const)('is waived during a $kind, and unplayed deposits go to review', async (requested) => {
    const player = await cashier.player(0)
    await settings({ turnoverPercent: 150 })
    await deposit(player, 300, ago(2))
    await play(player, 150, ago(1))
    expect(getRefusal(await cashier.request(player, 10)).code).toBe('turnover.remaining')
    await exclude(player, requested)
    expect(await findOptions(player)).toMatchObject({
      turnover: { remaining: '0.00' },
      turnoverWaived: true,
      unplayed: '200.00',
    })
    const [first, second, third] = [
      await cashier.requested(player, 1),
      await cashier.requested(player, 249),
      await cashier.requested(player, 50),
    ]
    await cashier.settle()
    for (const id of [first, second]) {
      expect(await getRow(cashier, player.memberId, id)).toMatchObject({
        state: 'REVIEW',
        reviewReasons: ['UNPLAYED_DEPOSIT'],
      })
    }
    expect(await cashier.getState(third)).toBe('DISBURSED')
    expect(await cashier.readBalances(player)).toEqual({ cash: 0, locked: 250 })
    expect(await faults()).toEqual([])
  })

  test('applies again after the break, but not to amounts returned meanwhile', async () => {
    const player = await cashier.player(0)
    await settings({ turnoverPercent: 100 })
    await deposit(player, 300, ago(2))
    await exclude(player, { kind: 'TIME_OUT', days: 1 })
    await cashier.requested(player, 120)
    await cashier.harness.database.update(playExclusion).set({ state: 'ENDED', nextActionAt: null })
    expect(await remaining(player)).toBe(180)
    expect(getRefusal(await cashier.request(player, 10)).code).toBe('turnover.remaining')
    await deposit(player, 50, ago(0))
    expect(await remaining(player)).toBe(230)
  })

  test('is shown with the limits, the cards and the last amount', async () => {
    const player = await cashier.player(1_000)
    await cashier.requested(player, 40)
    const { value, queries } = await cashier.harness.call(withdrawalOptions, {}, { token: player.token })
    expect(value).toMatchObject({
      available: '960.00',
      leftToday: 9,
      lastAmount: '40.00',
      hasPaymentPassword: true,
      turnover: { required: '0.00', done: '0.00', remaining: '0.00' },
      bankCards: [{ id: player.cardId, accountMasked: expect.stringMatching(/^•••• \d{4}$/), isDefault: true }],
    })
    expect(value.channels).toHaveLength(6)
    expect(queries.length).toBeLessThanOrEqual(17)
  })
})

describe('a review', () => {
  const inReview = async (units = 100) => {
    const player = await cashier.player(1_000)
    await settings({ reviewFrom: 1n })
    const id = await cashier.requested(player, units)
    await cashier.settle()
    return { player, id }
  }

  test('is required with its reasons', async () => {
    const { player, id } = await inReview()
    const { value } = await cashier.harness.call(withdrawalDetail, { id: String(id) }, { token: player.token })
    expect(value).toMatchObject({ state: 'REVIEW', reviewReasons: ['LARGE_AMOUNT'], nextActor: 'OPERATOR' })
    expect(cashier.provider.payouts.has(`W${player.memberId}-${id}-1`)).toBe(false)
  })

  test('is required after a password change', async () => {
    const player = await cashier.player(1_000)
    await cashier.harness.database.execute(
      sql`update member set password_changed_at = now() where id = ${player.memberId}`,
    )
    const id = await cashier.requested(player, 10)
    await cashier.settle()
    expect(await getRow(cashier, player.memberId, id)).toMatchObject({
      state: 'REVIEW',
      reviewReasons: ['PASSWORD_CHANGED'],
    })
  })

  test('promises a decision from the beginning of each review, on the page and in the message', async () => {
    const { player, id } = await inReview()
    const { database } = cashier.harness
    await database.execute(sql`update withdrawal_setting set review_minutes = 90`)
    const read = async () =>
      (await cashier.harness.call(withdrawalDetail, { id: String(id) }, { token: player.token })).value
    const first = await read()
    expect(first.reviewBy).toBe((first.steps.at(-1)?.at ?? 0) + 90 * 60_000)
    const { rows } = await database.execute<{ by: string }>(
      sql`select params ->> 'by' as by from member_message where member_id = ${player.memberId} and template = 'withdrawal.REVIEW'`,
    )
    // The promise of the day on which it was made: two hours, as long as nobody has changed that.
    expect(rows.map(({ by }) => Date.parse(by))).toEqual([(first.steps.at(-1)?.at ?? 0) + 120 * 60_000])
    await decide(askForInfo, player, id, 'Whose account is it?')
    expect((await read()).reviewBy).toBeNull()
    await cashier.harness.call(answerWithdrawalQuestion, { id: String(id), answer: 'My own' }, { token: player.token })
    const again = await read()
    expect(again.reviewBy).toBe((again.steps.at(-1)?.at ?? 0) + 90 * 60_000)
    expect(again.reviewBy).toBeGreaterThan(first.reviewBy ?? Infinity)
    await database.execute(sql`update withdrawal_setting set review_minutes = 120`)
  })

  test('promises no arrival while a person decides or asks, and the bank’s from the approval', async () => {
    const { player, id } = await inReview()
    const expectedBy = async () =>
      (await cashier.harness.call(withdrawalDetail, { id: String(id) }, { token: player.token })).value.expectedBy
    expect(await expectedBy()).toBeNull()
    await decide(askForInfo, player, id, 'Whose account is it?')
    expect(await expectedBy()).toBeNull()
    await cashier.harness.call(answerWithdrawalQuestion, { id: String(id), answer: 'My own' }, { token: player.token })
    await cashier.harness.database.execute(
      sql`update withdrawal set requested_at = requested_at - interval '5 hours' where id = ${id}`,
    )
    const approvedFrom = Date.now()
    await decide(approveWithdrawal, player, id)
    expect(await expectedBy()).toBeGreaterThan(approvedFrom)
  })

  test('cannot be anticipated by an approval', async () => {
    const player = await cashier.player(1_000)
    const id = await cashier.requested(player, 10)
    await expect(decide(approveWithdrawal, player, id)).rejects.toMatchObject({ code: 'withdrawal.state' })
    expect(await cashier.getState(id)).toBe('REQUESTED')
  })

  test('ends with a payout when it is approved', async () => {
    const { player, id } = await inReview()
    await decide(approveWithdrawal, player, id)
    await cashier.settle()
    expect(await cashier.getState(id)).toBe('DISBURSED')
    expect(await cashier.readBalances(player)).toEqual({ cash: 900, locked: 0 })
  })

  test('returns the money once when it is rejected, with the reason', async () => {
    const { player, id } = await inReview()
    const outcomes = await Promise.allSettled(
      Array.from({ length: 5 }, () => decide(rejectWithdrawal, player, id, 'The name differs')),
    )
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await expect(decide(approveWithdrawal, player, id)).rejects.toMatchObject({ code: 'withdrawal.state' })
    expect(await cashier.readBalances(player)).toEqual({ cash: 1_000, locked: 0 })
    const { value } = await cashier.harness.call(withdrawalDetail, { id: String(id) }, { token: player.token })
    expect(value.steps.at(-1)).toMatchObject({ state: 'REJECTED', actor: 'OPERATOR', reason: 'The name differs' })
    expect(await faults()).toEqual([])
  })

  test('either approves or rejects when both race', async () => {
    const { player, id } = await inReview()
    const outcomes = await Promise.allSettled([
      decide(approveWithdrawal, player, id),
      decide(rejectWithdrawal, player, id),
    ])
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    await cashier.settle()
    const { cash, locked } = await cashier.readBalances(player)
    expect([cash, locked]).toEqual((await cashier.getState(id)) === 'DISBURSED' ? [900, 0] : [1_000, 0])
    expect(await faults()).toEqual([])
  })

  test('waits for the member’s answer, and then continues', async () => {
    const { player, id } = await inReview()
    await decide(askForInfo, player, id, 'Whose account is it?')
    const read = () => cashier.harness.call(withdrawalDetail, { id: String(id) }, { token: player.token })
    expect((await read()).value).toMatchObject({ question: 'Whose account is it?', nextActor: 'MEMBER' })
    const response = (input: { answer: string; proofs?: string[] }) =>
      cashier.harness.call(answerWithdrawalQuestion, { id: String(id), ...input }, { token: player.token })
    expect((await response({ answer: '  ' })).body).toMatchObject({ value: { fields: { answer: 'required' } } })
    expect((await response({ answer: 'My own', proofs: [await getProof(player)] })).value).toMatchObject({
      state: 'REVIEW',
      question: null,
    })
    // Sent again after a lost response.
    expect((await response({ answer: 'My own' })).value).toMatchObject({ state: 'REVIEW', question: null })
    expect(getRefusal(await response({ answer: 'Again' }))).toEqual({ status: 409, code: 'withdrawal.state' })
    await decide(approveWithdrawal, player, id)
  })

  test('is hidden from other members', async () => {
    const { id } = await inReview()
    const other = await cashier.player(0)
    const { token } = other
    const responses = [
      await cashier.harness.call(withdrawalDetail, { id: String(id) }, { token }),
      await cashier.harness.call(answerWithdrawalQuestion, { id: String(id), answer: 'x' }, { token }),
      await confirm(other, id, { outcome: 'RECEIVED' }),
    ]
    expect(new Set(responses.map((response) => getRefusal(response).code))).toEqual(new Set(['withdrawal.not.found']))
  })
})

describe('taking a withdrawal back', () => {
  const cancel = (player: Player, id: number) =>
    cashier.harness.call(cancelWithdrawal, { id: String(id) }, { token: player.token })

  test('is not offered by default', async () => {
    const player = await cashier.player(100)
    const id = await cashier.requested(player, 50)
    expect(getRefusal(await cancel(player, id))).toEqual({ status: 400, code: 'function.not.available' })
    expect(await cashier.readBalances(player)).toEqual({ cash: 50, locked: 50 })
  })

  test('returns the money once where the brand offers it, until the approval', async () => {
    await settings({ memberCancels: true })
    const player = await cashier.player(100)
    const id = await cashier.requested(player, 50)
    const responses = await Promise.all([cancel(player, id), cancel(player, id), cancel(player, id)])
    expect(responses.map(({ value }) => value.state)).toEqual(['CANCELLED', 'CANCELLED', 'CANCELLED'])
    expect(await cashier.readBalances(player)).toEqual({ cash: 100, locked: 0 })
    const paid = await cashier.requested(player, 50)
    await cashier.settle()
    expect(getRefusal(await cancel(player, paid))).toMatchObject({ code: 'withdrawal.state' })
  })
})

describe('the receipt', () => {
  const disbursed = async () => {
    const player = await cashier.player(1_000)
    const id = await cashier.requested(player, 300)
    await cashier.settle()
    return { player, id }
  }

  test('is idempotent for equal answers from two tabs, and keeps the first of two different ones', async () => {
    const { player, id } = await disbursed()
    const [one, other] = await Promise.all([
      confirm(player, id, { outcome: 'RECEIVED' }),
      confirm(player, id, { outcome: 'RECEIVED' }),
    ])
    expect([one.value.state, other.value.state]).toEqual(['RECEIVED', 'RECEIVED'])
    expect((await readStates(id)).filter((state) => state === 'RECEIVED')).toHaveLength(1)
    const late = await confirm(player, id, { outcome: 'NOT_RECEIVED', proofs: [await getProof(player)] })
    expect(getRefusal(late)).toEqual({ status: 409, code: 'withdrawal.state' })
  })

  test('of a part reports the missing amount', async () => {
    const { player, id } = await disbursed()
    for (const receivedAmount of [undefined, '300', '0', '-1', '1.5', 'x']) {
      const refused = await confirm(player, id, { outcome: 'PARTLY_RECEIVED', receivedAmount })
      expect(refused.body).toMatchObject({ value: { fields: { receivedAmount: expect.any(String) } } })
    }
    const { value } = await confirm(player, id, { outcome: 'PARTLY_RECEIVED', receivedAmount: '120' })
    expect(value).toMatchObject({ state: 'PARTLY_RECEIVED', receivedAmount: '120.00', remainder: '180.00' })
    await decide(settleComplaint, player, id, 'The rest was sent')
    expect(await cashier.getState(id)).toBe('RECEIVED')
  })

  test('of nothing requires a picture of the member’s own, used once', async () => {
    const { player, id } = await disbursed()
    const nothing = (proofs: string[]) => confirm(player, id, { outcome: 'NOT_RECEIVED', proofs })
    expect((await nothing([])).body).toMatchObject({ value: { fields: { proofs: 'required' } } })
    const foreign = await getProof(await cashier.player(0))
    expect(getRefusal(await nothing([foreign]))).toMatchObject({ code: 'upload.not.found' })
    const proof = await getProof(player)
    expect((await nothing([proof])).value).toMatchObject({ state: 'NOT_RECEIVED', nextActor: 'OPERATOR' })
    expect((await getRow(cashier, player.memberId, id)).proofs).toEqual([proof])
  })

  test('counts as given after three days by default', async () => {
    const { player, id } = await disbursed()
    const { value } = await cashier.harness.call(unconfirmedWithdrawals, {}, { token: player.token })
    const hours = ((value.list[0]?.confirmBy ?? 0) - Date.now()) / 3_600_000
    expect(hours).toBeGreaterThan(71)
    expect(hours).toBeLessThanOrEqual(72)
    await cashier.hurry()
    expect(await cashier.getState(id)).toBe('FORCED_RECEIPT')
    expect(getRefusal(await confirm(player, id, { outcome: 'RECEIVED' }))).toMatchObject({ code: 'withdrawal.state' })
  })
})

describe('the list', () => {
  test('supports pages, state, days and the sum of the range', async () => {
    const player = await cashier.player(1_000)
    for (const units of [10, 20, 30]) await cashier.requested(player, units)
    const list = (input: object) => cashier.harness.call(withdrawalList, input, { token: player.token })
    const { value, queries } = await list({ pageNo: 2, pageSize: 2 })
    expect(value).toMatchObject({ total: 3, totalAmount: '60.00', list: [{ amount: '10.00', state: 'REQUESTED' }] })
    expect(queries.length).toBeLessThanOrEqual(3)
    const one = value.list[0]
    const detail = await cashier.harness.call(withdrawalDetail, { id: one?.id ?? '' }, { token: player.token })
    expect(one).toEqual(detail.value)
    expect(one?.steps).not.toEqual([])
    expect(detail.queries.length).toBeLessThanOrEqual(2)
    expect((await list({ state: 'RECEIVED' })).value).toMatchObject({ total: 0, totalAmount: '0.00', list: [] })
    await cashier.harness.database
      .update(withdrawal)
      .set({ requestedAt: sql`now() - interval '10 days'` })
      .where(sql`member_id = ${player.memberId} and amount = 300000`)
    const today = new Date(Date.now() + 7 * 3_600_000).toISOString().slice(0, 10)
    expect((await list({ from: today, to: today })).value).toMatchObject({ total: 2, totalAmount: '30.00' })
    expect(getRefusal(await list({ from: 'x' }))).toMatchObject({ code: 'request_param_err' })
  })
})
