import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import {
  answerWithdrawalQuestion,
  confirmWithdrawalReceipt,
  withdrawalDetail,
} from '@playhouse/platform-api/cashier-withdrawals.ts'
import { accountClosing, closeAccount, requestClosingPayout } from '@playhouse/platform-api/limits.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { login, logout } from '@playhouse/platform-api/session.ts'
import { withTransaction } from '@playhouse/postgres/database.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { eq, ne, sql } from 'drizzle-orm'
import { setTimeout } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor } from '../../../app.fixture.ts'
import { withdrawal } from '../../../db/tables/cashier.ts'
import { bankCard } from '../../../db/tables/cashier-withdrawals.ts'
import { memberMessage } from '../../../db/tables/messages.ts'
import { brandModule } from '../../../db/tables/brand.ts'
import { member } from '../../../db/tables/members.ts'
import { findLedgerFaults } from '../../../ledger/ledger.fixture.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { askForInfo, rejectWithdrawal, settleComplaint } from '../cashier/withdrawals/operator.ts'
import { type Cashier, openCashier, type Player } from '../cashier/withdrawals/withdrawals.fixture.ts'
import { withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import { dueClosings, readStanding } from './closing-state.ts'

let cashier: Cashier
beforeAll(async () => {
  cashier = await openCashier()
  // Withdrawals from 500,000 on are reviewed by an operator.
  await cashier.harness.database.update(withdrawalSetting).set({ reviewFrom: 500_000n * UNIT })
})
afterAll(() => cashier.close())

const UNIT = 10_000n
const PROOF = { method: 'password', answer: PASSWORD } as const
const call: Cashier['harness']['call'] = (...args) => cashier.harness.call(...args)
const standing = ({ memberId }: Player) => readStanding(cashier.harness.database, memberId)
const getClosing = async ({ token }: Player) => (await call(accountClosing, {}, { token })).value
const by = { by: 'quynh', reason: 'The card is not yours' }

async function close({ token }: Player) {
  const { value } = await call(closeAccount, { stepUp: PROOF }, { token })
  return call(closeAccount, { confirmation: value?.confirmation ?? '' }, { token })
}

async function getPayouts({ memberId }: Player) {
  const rows = await cashier.harness.database
    .select()
    .from(withdrawal)
    .where(eq(withdrawal.memberId, memberId))
    .orderBy(withdrawal.id)
  return rows.map((row) => ({ ...row, ids: { memberId, withdrawalId: row.id } }))
}

async function inReview() {
  const player = await cashier.player(600_000)
  expect((await close(player)).value).toMatchObject({ standing: 'CLOSING', balance: '600000.00' })
  await cashier.settle()
  const [payout] = await getPayouts(player)
  if (!payout) throw new Error('There is no payout.')
  expect(payout.state).toBe('REVIEW')
  return { player, payout }
}

const inTransaction = <T>(work: Parameters<typeof withTransaction<T>>[1]) =>
  withTransaction(cashier.harness.database, work)

async function getMessages({ memberId }: Player): Promise<(string | null)[]> {
  const rows = await cashier.harness.database
    .select({ template: memberMessage.template })
    .from(memberMessage)
    .where(eq(memberMessage.memberId, memberId))
    .orderBy(memberMessage.id)
  return rows.map(({ template }) => template)
}

const getName = async ({ memberId }: Player) => {
  const [found] = await cashier.harness.database.select().from(member).where(eq(member.id, memberId))
  return found?.username ?? ''
}

/** From an address that the account has used, so that no code is asked for. */
const logIn = async (player: Player) => {
  const { database } = cashier.harness
  await database.update(member).set({ emailVerifiedAt: null }).where(eq(member.id, player.memberId))
  return call(login, { username: await getName(player), password: PASSWORD })
}

describe('an account that is being closed', () => {
  test('is closed by the receipt of its payout, with its sessions, and not before', async () => {
    const player = await cashier.player(100)
    expect((await close(player)).value).toMatchObject({ standing: 'CLOSING' })
    await cashier.settle()
    const [payout] = await getPayouts(player)
    expect([payout?.state, await standing(player)]).toEqual(['DISBURSED', 'CLOSING'])
    expect((await logIn(player)).status).toBe(200)
    const received = { id: String(payout?.id), outcome: 'RECEIVED' as const }
    expect((await call(confirmWithdrawalReceipt, received, { token: player.token })).value.state).toBe('RECEIVED')
    expect(await standing(player)).toBe('CLOSED')
    expect((await call(memberInfo, {}, { token: player.token })).status).toBe(401)
    expect((await logIn(player)).body).toMatchObject({ errorCode: 'account.closed' })
    expect(await getMessages(player)).toEqual(['closing.REQUESTED', 'closing.DISBURSED', 'closing.CLOSED'])
  })

  test('is closed by the automatic receipt', async () => {
    const player = await cashier.player(100)
    await close(player)
    await cashier.settle()
    await cashier.hurry()
    expect([(await getPayouts(player))[0]?.state, await standing(player)]).toEqual(['FORCED_RECEIPT', 'CLOSED'])
  })

  test('is closed at once without money', async () => {
    const player = await cashier.player(100)
    await cashier.requested(player, 100)
    await cashier.settle()
    await cashier.hurry()
    expect((await close(player)).value).toMatchObject({ standing: 'CLOSED', balance: '0.00' })
    expect((await call(memberInfo, {}, { token: player.token })).status).toBe(401)
    expect((await getMessages(player)).at(-1)).toBe('closing.CLOSED')
  })

  test.each(['NOT_RECEIVED', 'PARTLY_RECEIVED'] as const)(
    'stays open to a complaint until an operator has settled it: %s',
    async (outcome) => {
      const player = await cashier.player(100)
      await close(player)
      await cashier.settle()
      const [payout] = await getPayouts(player)
      if (!payout) throw new Error('There is no payout.')
      await inTransaction(async (tx) => {
        await tx.update(withdrawal).set({ state: outcome, nextActionAt: null }).where(eq(withdrawal.id, payout.id))
      })
      expect(await standing(player)).toBe('CLOSING')
      expect((await getClosing(player)).open).toMatchObject([{ kind: 'PAYOUT_UNCONFIRMED', id: String(payout.id) }])
      await inTransaction((tx) => settleComplaint(tx, { ...payout.ids, ...by }))
      expect(await standing(player)).toBe('CLOSED')
    },
  )

  test('lets its owner read an operator’s question and answer it, also after a new log-in', async () => {
    const { player, payout } = await inReview()
    await inTransaction((tx) => askForInfo(tx, { ...payout.ids, ...by, reason: 'Whose card is it?' }))
    expect(await getMessages(player)).toEqual(['closing.REQUESTED', 'closing.REVIEW', 'closing.NEEDS_INFO'])
    const { token } = (await logIn(player)).value
    const id = String(payout.id)
    expect((await call(withdrawalDetail, { id }, { token })).value.question).toBe('Whose card is it?')
    const answered = await call(answerWithdrawalQuestion, { id, answer: 'My own', proofs: [] }, { token })
    expect(answered.value.state).toBe('REVIEW')
  })

  test('gets the money of a rejected payout back, and pays all of it out to the card that its owner chooses', async () => {
    const { player, payout } = await inReview()
    await inTransaction((tx) => rejectWithdrawal(tx, { ...payout.ids, ...by }))
    expect(await standing(player)).toBe('CLOSING')
    expect((await getMessages(player)).at(-1)).toBe('closing.REJECTED')
    expect(await getClosing(player)).toMatchObject({
      standing: 'CLOSING',
      balance: '600000.00',
      needsPayout: true,
      withdrawals: [String(payout.id)],
    })
    const [other] = await cashier.harness.database
      .insert(bankCard)
      .values({
        memberId: player.memberId,
        bankCode: 'SONGHONG',
        accountNumber: `99${player.memberId}`,
        accountName: 'NGUYEN THI LAN',
        usableAt: sql`now() - interval '1 hour'`,
      })
      .returning({ id: bankCard.id })
    const request = (input: object) =>
      call(requestClosingPayout, { bankCardId: other?.id ?? '', ...input }, { token: player.token })
    expect((await request({})).body).toMatchObject({ errorCode: 'step.up.required' })
    const foreign = await cashier.player(1)
    expect((await request({ bankCardId: foreign.cardId, stepUp: PROOF })).body).toMatchObject({
      errorCode: 'bank.card.not.found',
    })
    expect((await request({ stepUp: PROOF })).value).toMatchObject({ balance: '0.00', needsPayout: false })
    expect((await getPayouts(player)).at(-1)).toMatchObject({ amount: 600_000n * UNIT, bankCardId: other?.id })
    expect((await request({ stepUp: PROOF })).body).toMatchObject({ errorCode: 'insufficient_balance' })
    expect(await findLedgerFaults(cashier.harness.database)).toEqual([])
  })

  test('pays out a returned amount once when two tabs request it at once', async () => {
    const { player, payout } = await inReview()
    await inTransaction((tx) => rejectWithdrawal(tx, { ...payout.ids, ...by }))
    const input = { bankCardId: player.cardId, stepUp: PROOF }
    const responses = await Promise.all([1, 2, 3].map(() => call(requestClosingPayout, input, { token: player.token })))
    expect(responses.filter(({ status }) => status === 200)).toHaveLength(1)
    expect(await getPayouts(player)).toHaveLength(2)
  })

  test('pays nothing out for an account that is open', async () => {
    const player = await cashier.player(100)
    const input = { bankCardId: player.cardId, stepUp: PROOF }
    expect((await call(requestClosingPayout, input, { token: player.token })).body).toMatchObject({
      errorCode: 'function.not.available',
    })
  })

  test('is closed later when an operator’s correction took the rest of the balance', async () => {
    const { player, payout } = await inReview()
    await inTransaction(async (tx) => {
      await rejectWithdrawal(tx, { ...payout.ids, ...by })
      await tx.execute(
        sql`select post_adjustment(${player.memberId}, 'ADMIN_DEBIT', ${600_000n * UNIT}, ${`taken-${player.memberId}`}, ''::bytea, 'returned by hand')`,
      )
    })
    expect(await standing(player)).toBe('CLOSING')
    await dueClosings.run(cashier.harness.database, new AbortController().signal)
    expect(await standing(player)).toBe('CLOSED')
  })

  test('may call the listed endpoints and no others, in sessions from before and after', async () => {
    const { player } = await inReview()
    const { token } = (await logIn(player)).value
    await cashier.harness.database
      .update(brandModule)
      .set({ enabled: true })
      .where(ne(brandModule.modId, 'PWDEXPFORCECHANGE3'))
    const withSession = ALL_ENDPOINTS.filter(({ access }) => access !== 'public')
    const open: string[] = []
    for (const endpoint of withSession) {
      if (endpoint.name === logout.name) continue
      for (const ofSession of [player.token, token]) {
        const options = {
          method: endpoint.method,
          url: endpoint.path,
          headers: headersFor(endpoint, { token: ofSession }),
        }
        const { errorCode } = (await cashier.harness.app.inject(options)).json<{ errorCode?: string }>()
        const isRefused = errorCode === 'account.closing' || errorCode === 'function.not.available'
        if (!isRefused && !open.includes(endpoint.name)) open.push(endpoint.name)
      }
    }
    const listed = ALL_ENDPOINTS.filter(({ duringClosing }) => duringClosing).map(({ name }) => name)
    expect(listed).toEqual(expect.arrayContaining(open))
    expect(open).toEqual(
      expect.arrayContaining(['memberInfo', 'accountClosing', 'withdrawalDetail', 'inbox', 'openServiceCase']),
    )
    expect((await call(logout, {}, { token })).status).toBe(200)
  })
})

describe('what closing would do', () => {
  test('names payout, card, time and review', async () => {
    const player = await cashier.player(600_000)
    expect(await getClosing(player)).toMatchObject({
      standing: 'OPEN',
      closingAt: null,
      balance: '600000.00',
      payouts: [
        {
          amount: '600000.00',
          bankName: expect.any(String),
          accountMasked: expect.stringMatching(/[*•]/),
          isReviewed: true,
        },
      ],
      obstacles: [],
      open: [],
      needsPayout: false,
    })
  })

  test('names the card that is missing, and the withdrawal under way, with its number', async () => {
    const player = await cashier.player(600_000)
    const id = await cashier.requested(player, 10)
    await cashier.harness.database
      .update(bankCard)
      .set({ removedAt: sql`now()` })
      .where(eq(bankCard.memberId, player.memberId))
    const { obstacles } = await getClosing(player)
    expect(obstacles).toMatchObject([{ kind: 'WITHDRAWAL', id: String(id), amount: '10.00' }, { kind: 'CARD_MISSING' }])
    const refused = await call(closeAccount, { stepUp: PROOF }, { token: player.token })
    expect(refused.body).toMatchObject({
      errorCode: 'account.in.use',
      value: { obstacles: [{ kind: 'WITHDRAWAL', id: String(id) }] },
    })
  })
})

describe('races', () => {
  const turns = allEveryNight(Array.from({ length: 10 }, (_, turn) => turn))

  test('leave no money in a closed account when a credit meets the receipt of the last payout', async () => {
    const { database } = cashier.harness
    const ends: string[] = []
    for (const turn of turns) {
      const player = await cashier.player(100)
      await close(player)
      await cashier.settle()
      const [payout] = await getPayouts(player)
      const credit = async () => {
        await setTimeout(turn % 2 === 0 ? 0 : 6)
        await inTransaction(async (tx) => {
          // Like every credit, it decides with the cash account locked.
          await tx.execute(sql`select from ledger_account where member_id = ${player.memberId}
            and code = ${`member:${player.memberId}:cash`} for no key update`)
          if ((await readStanding(tx, player.memberId)) === 'CLOSED') return
          await tx.execute(
            sql`select post_adjustment(${player.memberId}, 'ADMIN_CREDIT', ${5n * UNIT}, ${`late-${player.memberId}`}, ''::bytea, 'late')`,
          )
        })
      }
      const confirm = async () => {
        await setTimeout(turn % 2 === 0 ? 6 : 0)
        return call(confirmWithdrawalReceipt, { id: String(payout?.id), outcome: 'RECEIVED' }, { token: player.token })
      }
      const [, confirmed] = await Promise.all([credit(), confirm()])
      expect(confirmed.status).toBe(200)
      const { cash } = await cashier.readBalances(player)
      const end = await standing(player)
      const [message] = (await getMessages(player)).slice(-1)
      expect([end, cash, message]).toEqual(
        end === 'CLOSED' ? ['CLOSED', 0, 'closing.CLOSED'] : ['CLOSING', 5, 'closing.MONEY_LEFT'],
      )
      ends.push(end)
    }
    expect(ends).toHaveLength(turns.length)
    expect(await findLedgerFaults(database)).toEqual([])
  })

  test('leave a rejected payout’s money with the owner when the account is closed meanwhile by another withdrawal’s receipt', async () => {
    for (const turn of turns) {
      const { player, payout } = await inReview()
      const [paid] = await cashier.harness.database
        .insert(withdrawal)
        .values({
          ...payout,
          id: undefined,
          ids: undefined,
          requestKey: `before-${player.memberId}`,
          state: 'DISBURSED',
          version: 0,
        } as never)
        .returning({ id: withdrawal.id })
      await Promise.all([
        setTimeout(turn % 2 === 0 ? 0 : 5).then(() =>
          inTransaction((tx) => rejectWithdrawal(tx, { ...payout.ids, ...by })),
        ),
        setTimeout(turn % 2 === 0 ? 5 : 0).then(() =>
          call(confirmWithdrawalReceipt, { id: String(paid?.id), outcome: 'RECEIVED' }, { token: player.token }),
        ),
      ])
      expect(await standing(player)).toBe('CLOSING')
      expect((await cashier.readBalances(player)).cash).toBe(600_000)
    }
  })
})
