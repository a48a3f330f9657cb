import { withTransaction } from '@playhouse/postgres/database.ts'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { sql } from 'drizzle-orm'
import { randomUUID } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { TRANSACTION_TYPES } from '../../../db/tables/ledger.ts'
import { ReceivingRefusedError } from '../../../ledger/errors.ts'
import { ledgerKeys } from '../../../ledger/keys.ts'
import { createMemberWith, openTestLedger } from '../../../ledger/ledger.fixture.ts'
import * as ledger from '../../../ledger/postings.ts'
import { HeldPaymentError, releaseHeld } from '../cashier/deposits/held-payments.ts'
import { takePayment } from '../cashier/deposits/payment-arrivals.ts'
import { listOwed } from '../cashier/withdrawals/owed-money.ts'

const AMOUNT = 100n * 10_000n
/** The amount that the deposit limit still allows. */
const ROOM = 40n * 10_000n

let trial: Awaited<ReturnType<typeof openTestLedger>>
let own: number
let other: number
beforeAll(async () => {
  trial = await openTestLedger()
  const { database } = trial
  ;[own, other] = [await createMemberWith(database, 0n), await createMemberWith(database, 0n)]
  for (const memberId of [own, other])
    await ledger.postAdjustment(database, { ...posting(memberId, `adjustment:${memberId}`), type: 'ADMIN_CREDIT' })
})
afterAll(() => trial.close())

const posting = (memberId: number, key: string) => ({ memberId, amount: AMOUNT, key, request: { key } })
const one = async (tx: Transaction, query: ReturnType<typeof sql>) =>
  Object.values((await tx.execute(query)).rows[0] ?? {})[0]
const getId = (tx: Transaction, code: string) =>
  one(tx, sql`select account_id(split_part(${code}, ':', 2)::integer, ${code})`) as Promise<number>
const readHouse = (tx: Transaction, code: string) => one(tx, sql`select account_id(0, ${code})`) as Promise<number>
const cash = (memberId: number) => `member:${memberId}:cash`
const week = '2026-11-23'

/** Puts the account into each state, as the columns of the table name them. */
const STATES: Readonly<Record<string, (tx: Transaction) => Promise<unknown>>> = {
  Open: async () => {},
  Closed: (tx) => tx.execute(sql`update member set closed_at = now() where id = ${own}`),
  Closing: (tx) => tx.execute(sql`update member set closing_at = now() where id = ${own}`),
  'Self-exclusion': (tx) => exclude(tx, own, 'SELF_EXCLUSION'),
  'Time-out': (tx) => exclude(tx, own, 'TIME_OUT'),
  Held: (tx) => hold(tx, 'REFUSED'),
  'Under review': (tx) => hold(tx, 'REVIEW'),
  Blocked: (tx) =>
    tx.execute(sql`insert into member_block (member_id, reason, blocked_by) values (${own}, 'trial', 'anna')`),
  'Deposits blocked': (tx) => tx.execute(sql`insert into deposit_block (member_id, reason) values (${own}, 'trial')`),
  'Deposit limit': (tx) =>
    tx.execute(
      sql`insert into member_limit (member_id, kind, period, value) values (${own}, 'DEPOSIT', 'DAY', ${ROOM})`,
    ),
}

const exclude = (tx: Transaction, memberId: number, kind: string) =>
  tx.execute(sql`insert into play_exclusion (member_id, kind, state) values (${memberId}, ${kind}, 'ACTIVE')`)
async function hold(tx: Transaction, state: string) {
  await exclude(tx, other, 'SELF_EXCLUSION')
  await tx.execute(sql`
    insert into account_hold (member_id, matched_id, matches, state) values (${own}, ${other}, '{PHONE}', ${state})`)
}

interface Way {
  /** Changes made before the account enters its state. */
  before?: (tx: Transaction) => Promise<unknown>
  post: (tx: Transaction) => Promise<unknown>
  /** The account that receives the money; cash by default. */
  into?: 'bonus'
}

const promotion = (key: string): Way => ({
  post: (tx) => ledger.postReward(tx, { ...posting(own, key), type: 'PROMOTION' }),
})
/** In a set, as the platform posts what many members receive at once. */
const creditAsSet = (type: 'COMMISSION' | 'PROMOTION', key: string): Way => ({
  post: (tx) => ledger.postCredits(tx, [{ ...posting(own, key), type }]),
})
const agentPay = (type: 'DIVIDEND' | 'SALARY'): Way => ({
  post: (tx) => ledger.postAgentPays(tx, [{ ...posting(own, ledgerKeys.agentBill('1')), type, payerId: other }]),
})
async function bet(tx: Transaction) {
  const sides = { account: await getId(tx, cash(own)), house: await readHouse(tx, 'house:bets') }
  return ledger.postBet(tx, { ...posting(own, 'bet'), ...sides })
}
const reversal = (type: 'BET_REFUND' | 'REVERSAL'): Way => ({
  before: bet,
  post: async (tx) => {
    const id = await one(
      tx,
      sql`select id from ledger_transaction where member_id = ${own} and idempotency_key = 'bet'`,
    )
    return ledger.postReversal(tx, { ...posting(own, 'back'), type, transactionId: BigInt(String(id)) })
  },
})
const vendor = (type: ledger.VendorTransferType) => (tx: Transaction) =>
  ledger.postVendorTransfer(tx, { ...posting(own, `transfer:${type}`), vendorCode: 'V', type })
const inTurn =
  (...steps: ((tx: Transaction) => Promise<unknown>)[]) =>
  async (tx: Transaction) => {
    for (const step of steps) await step(tx)
  }
const grant = (tx: Transaction) => ledger.postBonus(tx, { ...posting(own, 'promotion:1'), type: 'BONUS_GRANT' })
const pay = async (tx: Transaction) => {
  const deposited = { member_id: own, channel: 'QR', amount: AMOUNT, state: 'EXPIRED' }
  const id = await one(
    tx,
    sql`insert into deposit (member_id, channel, amount, state, created_at)
    values (${own}, ${deposited.channel}, ${AMOUNT}, 'EXPIRED', now()) returning id`,
  )
  await tx.execute(
    sql`insert into deposit_reference (reference, member_id, deposit_id) values ('D000000001', ${own}, ${id as number})`,
  )
  const payment = {
    id: 'trial-1',
    reference: 'D000000001',
    amount: '100.00',
    currency: 'VND',
    text: '',
    payerName: 'LAN',
  }
  await takePayment(tx, 'lantern', { ...payment, receivedAt: new Date().toISOString() }, 'VND')
}

/** Posts what each row of the table is about, as the platform does. */
const WAYS: Readonly<Record<string, Way>> = {
  'DEPOSIT ': { post: pay },
  'DEPOSIT release': {
    before: async (tx) => {
      await tx.execute(sql`insert into deposit_block (member_id, reason) values (${own}, 'before')`)
      await pay(tx)
      await tx.execute(sql`delete from deposit_block where member_id = ${own}`)
    },
    post: async (tx) => {
      const id = await one(tx, sql`select id from held_payment where member_id = ${own}`)
      await releaseHeld(tx, { memberId: own, id: id as number }, null)
    },
  },
  'MEMBER_TRANSFER_IN ': {
    post: (tx) => ledger.postMemberTransfer(tx, { ...posting(other, 'member-transfer:1'), to: own }),
  },
  'MEMBER_TRANSFER_IN returned': {
    post: (tx) => ledger.postMemberTransfer(tx, { ...posting(other, ledgerKeys.returnedTransfer('1')), to: own }),
  },
  'DIVIDEND ': agentPay('DIVIDEND'),
  'SALARY ': agentPay('SALARY'),
  'COMMISSION ': creditAsSet('COMMISSION', ledgerKeys.agentBill('2')),
  'PAYOUT ': {
    post: async (tx) => {
      const sides = { account: await getId(tx, cash(own)), house: await readHouse(tx, 'house:bets') }
      await ledger.postPayout(tx, { ...posting(own, 'win'), ...sides })
    },
  },
  'JACKPOT ': {
    post: async (tx) => {
      const jackpotAccount = await readHouse(tx, 'house:promotions')
      await ledger.postJackpotWin(tx, { ...posting(own, 'jackpot'), jackpotAccount })
    },
  },
  'BET_REFUND ': reversal('BET_REFUND'),
  'REVERSAL ': reversal('REVERSAL'),
  'WITHDRAW_RETURN ': {
    before: (tx) => ledger.postWithdrawalHold(tx, posting(own, 'withdrawal:1:lock')),
    post: (tx) => ledger.postWithdrawalRelease(tx, posting(own, 'withdrawal:1:return')),
  },
  'TRANSFER_RETURNED ': { before: vendor('TRANSFER_OUT'), post: vendor('TRANSFER_RETURNED') },
  'TRANSFER_IN ': { before: inTurn(vendor('TRANSFER_OUT'), vendor('TRANSFER_ARRIVED')), post: vendor('TRANSFER_IN') },
  'ADMIN_CREDIT ': {
    post: (tx) => ledger.postAdjustment(tx, { ...posting(own, 'adjustment:x'), type: 'ADMIN_CREDIT' }),
  },
  'CLOSING_RELEASE ': {
    before: (tx) => ledger.postClosingHold(tx, posting(own, ledgerKeys.closingHold(own))),
    post: (tx) => ledger.postClosingRelease(tx, posting(own, ledgerKeys.closingRelease(own))),
  },
  'REBATE lottery': {
    post: (tx) =>
      tx.execute(sql`select post_lottery_credits('REBATE', array[${own}::integer], array[${AMOUNT}::bigint],
        'lottery:draw:1:1:rebate', '\\x00', '1')`),
  },
  'REBATE ': { post: (tx) => ledger.postReward(tx, { ...posting(own, ledgerKeys.rebate(week)), type: 'REBATE' }) },
  'PROMOTION leaderboard': creditAsSet('PROMOTION', ledgerKeys.leaderboard('board', week)),
  'PROMOTION raffle': promotion(ledgerKeys.rafflePrize('raffle', 1)),
  'PROMOTION points': promotion(ledgerKeys.pointsCash('1')),
  'PROMOTION mission': promotion(ledgerKeys.mission('mission', week)),
  'PROMOTION birthday': creditAsSet('PROMOTION', ledgerKeys.birthdayGift('2026')),
  'PROMOTION referral': promotion(ledgerKeys.referral(1)),
  'PROMOTION ': promotion(ledgerKeys.promotion(1n)),
  'POINTS_CONVERT ': {
    before: (tx) => ledger.postPoints(tx, { ...posting(own, 'points:day'), points: AMOUNT, type: 'POINTS_EARN' }),
    post: (tx) => ledger.postPointsConversion(tx, { ...posting(own, ledgerKeys.pointsSpent('1')), points: AMOUNT }),
  },
  'BONUS_GRANT ': { post: grant, into: 'bonus' },
  'BONUS_CONVERT ': {
    before: grant,
    post: (tx) => ledger.postBonus(tx, { ...posting(own, ledgerKeys.bonusEnd(1n)), type: 'BONUS_CONVERT' }),
  },
  'DEMO_CREDIT ': { post: (tx) => ledger.postDemoCredit(tx, posting(own, ledgerKeys.demoCredit(own))) },
}

const getBalance = async (tx: Transaction, name: string) =>
  BigInt(
    String(
      await one(tx, sql`select coalesce(sum(balance), 0) from ledger_account where code = ${`member:${own}:${name}`}`),
    ),
  )

/** Outcome of the amount, posted in a transaction that is rolled back. */
async function getOutcome({ before, post, into }: Way, enter: (tx: Transaction) => Promise<unknown>): Promise<string> {
  let outcome = ''
  const done = new Error('rolled back')
  await withTransaction(trial.database, async (tx) => {
    await before?.(tx)
    await enter(tx)
    await tx.execute(sql`select set_play_guard(${own})`)
    const [had, held] = [await getBalance(tx, into ?? 'cash'), await getBalance(tx, 'held')]
    await post(tx)
    const credited = (await getBalance(tx, into ?? 'cash')) - had
    const isHeld = (await getBalance(tx, 'held')) > held
    const isOwed = (await listOwed(tx)).some(({ memberId }) => memberId === own)
    const whole = isOwed ? 'owed' : 'credited'
    outcome = isHeld ? (credited === ROOM ? 'part' : credited === 0n ? 'held' : '') : credited === AMOUNT ? whole : ''
    throw done
  }).catch((error: unknown) => {
    if (error === done) return
    if (!(error instanceof ReceivingRefusedError || error instanceof HeldPaymentError)) throw error
    outcome = 'refused'
  })
  return outcome
}

const getCells = (line: string) =>
  line
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim())
const [HEADINGS = [], , ...ROWS] = readFileSync(
  new URL('../../../../../../docs/receiving-money.md', import.meta.url),
  'utf8',
)
  .split('\n')
  .filter((line) => line.startsWith('| ') || line.startsWith('|-'))
  .map(getCells)
const DOCUMENTED = ROWS.map(([what = '', posted = '', ...outcomes]) => {
  const [type = '', purpose = ''] = posted.replaceAll('`', '').split(' ')
  return { what, type, purpose, outcomes }
})

describe('docs/receiving-money.md', () => {
  test('states the same rule as the database applies', async () => {
    const { rows } = await trial.database.execute(sql`select * from receiving_rules()`)
    expect(DOCUMENTED.map(({ type, purpose, outcomes }) => [type, purpose, ...outcomes])).toEqual(
      rows.map((row) => Object.values(row)),
    )
  })

  test.each(DOCUMENTED)('is right in each cell about $type $purpose ($what)', async ({ type, purpose, outcomes }) => {
    const way = WAYS[`${type} ${purpose}`]
    if (!way) throw new Error('There is no example of it.')
    const found: Record<string, string> = {}
    for (const [state, enter] of Object.entries(STATES)) found[state] = await getOutcome(way, enter)
    expect(found).toEqual({
      Open: 'credited',
      ...Object.fromEntries(HEADINGS.slice(2).map((state, nth) => [state, outcomes[nth]])),
    })
  })
})

test('refuses to credit a type of transaction for which no rule says who may receive it', async () => {
  const known = new Set(DOCUMENTED.map(({ type }) => type))
  for (const type of TRANSACTION_TYPES.filter((candidate) => !known.has(candidate))) {
    const credit = trial.database.execute(sql`select post_transaction(${own}, ${type}, ${randomUUID()}, '\\x00', null,
      array[account_id(0, 'house:bets'), account_id(${own}, ${cash(own)})], array[-1, 1]::bigint[])`)
    await expect(credit, type).rejects.toMatchObject({ cause: { constraint: 'receiving_rule_known' } })
  }
})

test('refuses to credit an account in a state for which no rule says what it may receive', async () => {
  const credit = withTransaction(trial.database, async (tx) => {
    await exclude(tx, own, 'COOLING_OFF')
    await ledger.postReward(tx, { ...posting(own, ledgerKeys.rebate(week)), type: 'REBATE' })
  })
  await expect(credit).rejects.toMatchObject({ constraint: 'receiving_rule_known' })
})

test('lets the strictest of several states decide', async () => {
  const closedAndExcluded = async (tx: Transaction) => {
    await STATES['Closed']?.(tx)
    await STATES['Self-exclusion']?.(tx)
  }
  expect(await getOutcome(promotion(ledgerKeys.rafflePrize('raffle', 1)), closedAndExcluded)).toBe('owed')
  expect(await getOutcome(promotion(ledgerKeys.promotion(1n)), closedAndExcluded)).toBe('refused')
})
