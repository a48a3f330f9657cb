import { openDatabase, withTransaction } from '@playhouse/postgres/database.ts'
import { newDatabase, type ScratchDatabase, withAdmin } from '@playhouse/testing/database-server.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { scratchDatabase } from '../../apps/platform/test/database.ts'
import { confirmDeposit, requestWithdrawal } from '../../apps/platform/src/ledger/cashier.ts'
import { createMemberWith } from '../../apps/platform/src/ledger/ledger.fixture.ts'
import { postMemberTransfer, postVendorTransfer } from '../../apps/platform/src/ledger/postings.ts'
import type { Books } from './books.ts'
import { type Check, judge } from './referee.ts'
import type { AttemptLine, EventLine, LogLine, ReadLine } from './request-log.ts'

const UNIT = 10_000n
const TRANSFER_ID = '11111111-1111-4111-8111-111111111111'
const UP_KEY = '22222222-2222-4222-8222-222222222222'
const DEPOSIT_KEY = '33333333-3333-4333-8333-333333333333'
const BILL_ID = '55555555-5555-4555-8555-555555555555'
const WITHDRAWAL_KEY = '44444444-4444-4444-8444-444444444444'

let source: ScratchDatabase
let log: LogLine[]
let books: Books
/** The player, and whom it sends money to. */
let [player, other] = [0, 0]
let requests = 0
let clock = 0

const attempt = (kind: string, key: string, request: object, more: Partial<AttemptLine> = {}): AttemptLine => {
  requests += 1
  // A read may have been dated a millisecond ahead.
  clock = Math.max(Date.now(), clock)
  return {
    line: 'attempt',
    id: requests,
    attempt: 1,
    kind,
    memberId: player,
    key,
    request: request as Record<string, unknown>,
    sentAt: clock,
    answeredAt: clock,
    outcome: 'done',
    status: '200',
    answer: {},
    ...more,
  }
}
const read = (balance: string): ReadLine => {
  // Sent after everything that was acknowledged before.
  const at = Math.max(Date.now(), clock + 1)
  clock = at
  return { line: 'read', session: 'page', memberId: player, sentAt: at, answeredAt: at, balance }
}
const event = (type: string, more: Partial<EventLine> = {}): EventLine => ({
  line: 'event',
  memberId: player,
  at: Date.now(),
  type,
  subject: null,
  state: null,
  balance: null,
  ...more,
})

/** A short history posted by the platform's own functions, with the responses that clients received. */
beforeAll(async () => {
  source = await scratchDatabase()
  const database = openDatabase(source.url)
  player = await createMemberWith(database, 1_000n * UNIT)
  other = await createMemberWith(database, 0n)
  await database.execute(
    sql`insert into vendor (code, name, hue, pattern, is_hot) values ('TRE', 'Tre', 0, 'waves', false)`,
  )
  const { rows } = await database.execute<{ last: string }>(sql`select max(id)::text as last from ledger_transaction`)
  const tells = [event('opened', { at: Date.now() - 1 })]
  const cash = sql`account_id(${player}, ${`member:${player}:cash`})`
  const house = sql`account_id(0, 'house:bets')`
  const bet = (key: string, units: number, reference: string) =>
    database.execute(
      sql`select post_bet(${player}, ${cash}, ${house}, ${BigInt(units) * UNIT}::bigint, ${`vendor:SEN:${key}`}, '\\x00', ${reference})`,
    )
  const pay = (key: string, units: number, reference: string) =>
    database.execute(
      sql`select post_payout(${player}, ${cash}, ${house}, ${BigInt(units) * UNIT}::bigint, ${`vendor:SEN:${key}`}, '\\x00', ${reference})`,
    )
  const lines: LogLine[] = []

  const deposit = await withTransaction(database, (tx) =>
    confirmDeposit(tx, {
      memberId: player,
      amount: 100n * UNIT,
      channel: 'QR',
      paymentReference: 'PAY1',
      createdAt: new Date(),
    }),
  )
  await database.execute(
    sql`update deposit set request_key = ${DEPOSIT_KEY}, reference = 'DEP1' where id = ${deposit.id}`,
  )
  await database.execute(
    sql`insert into deposit_step (member_id, deposit_id, version, state) values (${player}, ${deposit.id}, 1, 'CONFIRMED')`,
  )
  lines.push(
    attempt('deposit', DEPOSIT_KEY, { amount: '100' }, { answer: { id: String(deposit.id) } }),
    read('1100.00'),
  )
  tells.push(event('deposit', { subject: String(deposit.id), state: 'CREDITED' }))

  await bet('t1', 10, 'r1')
  lines.push(attempt('wallet.debit', 't1', { vendor: 'SEN', amount: '10' }, { answer: { balance: '1090.00' } }))
  await pay('t2', 25, 'r1')
  lines.push(
    attempt('wallet.credit', 't2', { vendor: 'SEN', amount: '25' }, { answer: { balance: '1115.00' } }),
    read('1115.00'),
  )
  await bet('t3', 5, 'r3')
  lines.push(
    attempt('wallet.play', 't3', { vendor: 'SEN', stake: '5', payout: '0' }, { answer: { balance: '1110.00' } }),
  )
  await bet('t4', 7, 'r4')
  lines.push(
    attempt('wallet.debit', 't4', { vendor: 'SEN', amount: '7' }, { answer: { balance: '1103.00' } }),
    read('1103.00'),
  )
  await database.execute(sql`
    select post_reversal(${player}, id, 'BET_REFUND', 'vendor:SEN:t4:refund', '\\x00', 'r4')
    from ledger_transaction where member_id = ${player} and idempotency_key = 'vendor:SEN:t4'`)
  lines.push(
    attempt('wallet.rollback', 'x4', { vendor: 'SEN', debitId: 't4' }, { answer: { balance: '1110.00' } }),
    read('1110.00'),
  )
  // Two without an answer, of which one was carried out, and a refused one.
  await bet('t5', 4, 'r5')
  const nothing = { outcome: 'unknown', answeredAt: null, answer: null } as const
  lines.push(attempt('wallet.debit', 't5', { vendor: 'SEN', amount: '4' }, nothing))
  lines.push(attempt('wallet.debit', 't6', { vendor: 'SEN', amount: '4' }, nothing))
  lines.push(attempt('wallet.debit', 't7', { vendor: 'SEN', amount: '4' }, { outcome: 'refused', answer: null }))

  await postMemberTransfer(database, {
    memberId: player,
    to: other,
    amount: 12n * UNIT,
    key: `member-transfer:${UP_KEY}`,
    request: {},
  })
  lines.push(attempt('transfer.up', UP_KEY, { amount: '12', to: other }), read('1094.00'))

  const withdrawal = await withTransaction(database, (tx) =>
    requestWithdrawal(tx, { memberId: player, amount: 20n * UNIT, requestKey: WITHDRAWAL_KEY }),
  )
  await database.execute(
    sql`insert into withdrawal_step (member_id, withdrawal_id, version, state, actor) values (${player}, ${withdrawal.id}, 1, 'REQUESTED', 'MEMBER')`,
  )
  lines.push(
    attempt('withdrawal', WITHDRAWAL_KEY, { amount: '20' }, { answer: { id: String(withdrawal.id) } }),
    read('1074.00'),
  )
  await database.execute(
    sql`select post_withdrawal_settlement(${player}, ${20n * UNIT}::bigint, ${`withdrawal:${withdrawal.id}:disburse`}, '\\x00', null)`,
  )
  await database.execute(
    sql`update withdrawal set state = 'DISBURSED', request_key = ${WITHDRAWAL_KEY} where id = ${withdrawal.id}`,
  )
  await database.execute(
    sql`insert into withdrawal_step (member_id, withdrawal_id, version, state, actor) values (${player}, ${withdrawal.id}, 2, 'DISBURSED', 'PROVIDER')`,
  )
  const subject = String(withdrawal.id)
  tells.push(event('withdrawal', { subject, state: 'REQUESTED' }), event('withdrawal', { subject, state: 'DISBURSED' }))

  for (const type of ['TRANSFER_OUT', 'TRANSFER_ARRIVED'] as const)
    await postVendorTransfer(database, {
      memberId: player,
      vendorCode: 'TRE',
      amount: 30n * UNIT,
      type,
      key: `transfer:${TRANSFER_ID}:${type}`,
      request: { type },
    })
  await database.execute(sql`
    insert into wallet_transfer (id, member_id, vendor_code, direction, amount, state, due_at)
    values (${TRANSFER_ID}, ${player}, 'TRE', 'out', ${30n * UNIT}, 'done', now())`)
  lines.push(attempt('vendor.out', UP_KEY, { vendor: 'TRE', amount: '30' }))

  await bet('v1', 3, 'round-1')
  await pay('v1:payout', 4, 'round-1')
  lines.push(
    attempt(
      'game.round',
      'key-1',
      { vendor: 'SEN', stake: '3' },
      { answer: { roundId: 'round-1', status: 'settled' } },
    ),
    read('1045.00'),
  )
  await database.execute(sql`
    select post_agent_pay(${player}, ${other}, 'SALARY', ${2n * UNIT}::bigint, ${`agent-bill:${BILL_ID}`}, '\\x00', null)`)
  await database.execute(sql`
    insert into agent_bill (member_id, id, kind, contract_id, payer_id, period_from, period_to, total, amount, lines, state, created_at, paid_at)
    values (${player}, ${BILL_ID}, 'DAILY_SALARY', ${BILL_ID}, ${other}, now(), now(), ${2n * UNIT}, ${2n * UNIT}, '[]', 'PAID', now(), now())`)
  lines.push(read('1047.00'))
  tells.push(event('bill', { subject: BILL_ID, state: 'PAID' }))
  tells.push(event('balance', { balance: '1047.00', at: Math.max(Date.now(), clock) + 1 }))
  await database.$client.end()

  log = [
    {
      line: 'start',
      at: 0,
      seed: 1,
      ledgerThrough: rows[0]?.last ?? '',
      members: [
        { id: player, username: 'player', streamed: true },
        { id: other, username: 'other', streamed: false },
      ],
    },
    ...lines,
    ...tells,
  ]
  books = {
    payments: [
      { id: 'PAY1', kind: 'PAY_IN', reference: 'DEP1', amount: '100' },
      { id: 'OUT1', kind: 'PAYOUT', reference: `W${player}-${withdrawal.id}`, amount: '20' },
    ],
    rounds: [
      {
        memberId: player,
        vendor: 'SEN',
        roundKey: 'key-1',
        roundId: 'round-1',
        status: 'settled',
        stake: '3',
        payout: '4',
      },
    ],
    wallets: [{ memberId: player, vendor: 'TRE', balance: '30.00', staked: '0' }],
  }
})
afterAll(() => source.drop())

/** Judges the history, in a copy that is changed as a defect would have left it. */
async function judged({ database, ...planted }: Planted = {}): Promise<{ checks: Check[]; texts: string[] }> {
  const copy = database === undefined ? undefined : await copyOfSource()
  try {
    if (copy && database !== undefined)
      await withAdmin(copy.url, async (client) => {
        // No trigger keeps the journal from being changed.
        await client.query(`SET session_replication_role = replica; ${database.replaceAll(':player', String(player))}`)
      })
    const { differences } = await judge(
      (copy ?? source).url,
      planted.log?.(log) ?? log,
      planted.books?.(books) ?? books,
    )
    return { checks: [...new Set(differences.map(({ check }) => check))], texts: differences.map(({ what }) => what) }
  } finally {
    await copy?.drop()
  }
}

function copyOfSource(): Promise<ScratchDatabase> {
  const name = new URL(source.url).pathname.slice(1)
  return newDatabase(async (admin, made) => {
    await admin.query(`CREATE DATABASE ${made} TEMPLATE ${name} STRATEGY FILE_COPY`)
  })
}

interface Planted {
  database?: string
  log?: (lines: readonly LogLine[]) => LogLine[]
  books?: (said: Books) => Books
}

test('finds no difference in an honest history', async () => {
  expect(await judged()).toEqual({ checks: [], texts: [] })
})

test('expects events of what happened while streams were open, and of nothing later', async () => {
  const database = `
    INSERT INTO withdrawal_step (member_id, withdrawal_id, version, state, actor, at)
    SELECT member_id, id, 3, 'FORCED_RECEIPT', 'SYSTEM', now() + interval '1 minute' FROM withdrawal WHERE member_id = :player;`
  const ended = (at: number) => (lines: readonly LogLine[]) => [...lines, { line: 'end', at } as const]
  expect(await judged({ database, log: ended(Date.now() + 30_000) })).toEqual({ checks: [], texts: [] })
  expect(await judged({ database, log: ended(Date.now() + 90_000) })).toMatchObject({ checks: ['events'] })
})

const getId = (key: string) =>
  `(SELECT id FROM ledger_transaction WHERE member_id = :player AND idempotency_key = '${key}')`
const getCash = `(SELECT id FROM ledger_account WHERE member_id = :player AND code LIKE '%:cash')`
/** Posts a stake of 10 once more, under another key, with its balances. */
const DOUBLED = `
  INSERT INTO ledger_transaction (member_id, type, idempotency_key, request_hash, reference) VALUES (:player, 'BET', 'vendor:SEN:t1-again', '\\x00', 'r1');
  INSERT INTO ledger_entry SELECT member_id, (SELECT max(id) FROM ledger_transaction), line, account_id, amount,
    CASE WHEN balance_after IS NOT NULL THEN (SELECT balance FROM ledger_account WHERE id = account_id AND member_id = :player) + amount END
  FROM ledger_entry WHERE member_id = :player AND transaction_id = ${getId('vendor:SEN:t1')};
  UPDATE ledger_account SET balance = balance - 100000 WHERE id = ${getCash};`
/** Takes a transaction out of the journal, and its amount out of the balance and of those after it. */
const lost = (key: string, amount: bigint) => `
  UPDATE ledger_entry SET balance_after = balance_after - ${amount} WHERE account_id = ${getCash} AND transaction_id > ${getId(key)};
  UPDATE ledger_account SET balance = balance - ${amount} WHERE id = ${getCash};
  DELETE FROM ledger_entry WHERE member_id = :player AND transaction_id = ${getId(key)};
  DELETE FROM ledger_transaction WHERE member_id = :player AND idempotency_key = '${key}';`

const changed =
  <Line extends LogLine['line']>(
    line: Line,
    which: (one: Extract<LogLine, { line: Line }>) => boolean,
    change: object,
  ) =>
  (lines: readonly LogLine[]): LogLine[] =>
    lines.map((one) =>
      one.line === line && which(one as Extract<LogLine, { line: Line }>) ? ({ ...one, ...change } as LogLine) : one,
    )
const without =
  <Line extends LogLine['line']>(line: Line, which: (one: Extract<LogLine, { line: Line }>) => boolean) =>
  (lines: readonly LogLine[]): LogLine[] =>
    lines.filter((one) => one.line !== line || !which(one as Extract<LogLine, { line: Line }>))

const PLANTED: readonly [name: string, expected: Check, planted: Planted][] = [
  ['a stake that was posted twice', 'unrequested', { database: DOUBLED }],
  ['a lost stake', 'acknowledged', { database: lost('vendor:SEN:t1', -10n * UNIT) }],
  ['a lost payout', 'acknowledged', { database: lost('vendor:SEN:t2', 25n * UNIT) }],
  ['a lost refund', 'acknowledged', { database: lost('vendor:SEN:t4:refund', 7n * UNIT) }],
  [
    'a changed amount',
    'acknowledged',
    {
      database: `
        UPDATE ledger_entry SET amount = amount + sign(amount) * 10000 WHERE member_id = :player AND transaction_id = ${getId('vendor:SEN:t2')};
        UPDATE ledger_entry SET balance_after = balance_after + 10000 WHERE account_id = ${getCash} AND transaction_id >= ${getId('vendor:SEN:t2')};
        UPDATE ledger_account SET balance = balance + 10000 WHERE id = ${getCash};`,
    },
  ],
  [
    'an entry without its other side',
    'double-entry',
    {
      database: `DELETE FROM ledger_entry WHERE transaction_id = ${getId('vendor:SEN:t3')} AND account_id <> ${getCash};`,
    },
  ],
  [
    'a balance that no entry has made',
    'balances',
    { database: `UPDATE ledger_account SET balance = balance + 1 WHERE id = ${getCash};` },
  ],
  [
    'half of a transfer between members',
    'acknowledged',
    {
      database: `
        DELETE FROM ledger_entry WHERE transaction_id IN (SELECT id FROM ledger_transaction WHERE type = 'MEMBER_TRANSFER_IN');
        DELETE FROM ledger_transaction WHERE type = 'MEMBER_TRANSFER_IN';`,
    },
  ],
  [
    'half of an unanswered transfer between members',
    'unacknowledged',
    {
      database: `
        DELETE FROM ledger_entry WHERE transaction_id IN (SELECT id FROM ledger_transaction WHERE type = 'MEMBER_TRANSFER_IN');
        DELETE FROM ledger_transaction WHERE type = 'MEMBER_TRANSFER_IN';`,
      log: changed('attempt', ({ kind }) => kind === 'transfer.up', {
        outcome: 'unknown',
        answer: null,
        answeredAt: null,
      }),
    },
  ],
  [
    'a refused stake that was posted',
    'unacknowledged',
    { log: changed('attempt', ({ key }) => key === 't1', { outcome: 'refused', answer: null }) },
  ],
  ['a posting that nobody asked for', 'unrequested', { log: without('attempt', ({ key }) => key === 't3') }],
  [
    'a deposit that was lost after its acknowledgement',
    'acknowledged',
    { database: `UPDATE deposit SET request_key = NULL WHERE request_key = '${DEPOSIT_KEY}';` },
  ],
  [
    'a transfer to a vendor that was made twice',
    'acknowledged',
    {
      database: `INSERT INTO wallet_transfer (id, member_id, vendor_code, direction, amount, state, due_at)
        SELECT gen_random_uuid(), member_id, vendor_code, direction, amount, state, due_at FROM wallet_transfer;`,
    },
  ],
  [
    'a bill that was paid to nobody',
    'acknowledged',
    {
      database: `
        DELETE FROM ledger_entry WHERE transaction_id IN (SELECT id FROM ledger_transaction WHERE type = 'SALARY');
        DELETE FROM ledger_transaction WHERE type = 'SALARY';`,
    },
  ],
  ['a bill that was paid and is not', 'acknowledged', { database: `UPDATE agent_bill SET state = 'DUE';` }],
  [
    'a withdrawal that was paid and returned',
    'acknowledged',
    {
      database: `
        INSERT INTO ledger_transaction (member_id, type, idempotency_key, request_hash)
        SELECT :player, 'WITHDRAW_RETURN', 'withdrawal:' || id || ':return', '\\x00' FROM withdrawal;
        INSERT INTO ledger_entry SELECT member_id, (SELECT max(id) FROM ledger_transaction), line, account_id, -amount, balance_after
        FROM ledger_entry WHERE transaction_id = ${getId(`withdrawal::player:${WITHDRAWAL_KEY}:lock`)};`,
    },
  ],
  [
    'a page that is shown the balance from before',
    'time',
    { log: changed('read', ({ balance }) => balance === '1094.00', { balance: '1103.00' }) },
  ],
  [
    'a balance from before an effect that was already acknowledged',
    'time',
    { log: changed('read', ({ balance }) => balance === '1074.00', { balance: '1094.00' }) },
  ],
  [
    'a balance that never was',
    'time',
    { log: changed('read', ({ balance }) => balance === '1115.00', { balance: '1116.00' }) },
  ],
  [
    'a wallet’s answer with another balance than its transaction left',
    'time',
    { log: changed('attempt', ({ key }) => key === 't2', { answer: { balance: '1114.00' } }) },
  ],
  ['a lost event', 'events', { log: without('event', ({ state }) => state === 'DISBURSED') }],
  ['a lost event of a bill', 'events', { log: without('event', ({ type }) => type === 'bill') }],
  ['a lost balance', 'events', { log: without('event', ({ type }) => type === 'balance') }],
  ['a stream that never opened', 'events', { log: without('event', ({ type }) => type === 'opened') }],
  [
    'a payment that was not credited',
    'provider',
    {
      books: (said) => ({
        ...said,
        payments: [...said.payments, { id: 'PAY2', kind: 'PAY_IN', reference: 'DEP1', amount: '100' }],
      }),
    },
  ],
  [
    'a credited deposit that nobody has paid',
    'provider',
    { books: (said) => ({ ...said, payments: said.payments.slice(1) }) },
  ],
  [
    'a payment that was credited with another amount',
    'provider',
    { books: (said) => ({ ...said, payments: said.payments.map((one) => ({ ...one, amount: '99' })) }) },
  ],
  [
    'a withdrawal that the provider has paid twice',
    'provider',
    { books: (said) => ({ ...said, payments: [...said.payments, ...said.payments.slice(1)] }) },
  ],
  [
    'a withdrawal that the provider has not paid',
    'provider',
    { books: (said) => ({ ...said, payments: said.payments.slice(0, 1) }) },
  ],
  [
    'a round with another payout at the vendor',
    'vendors',
    { books: (said) => ({ ...said, rounds: said.rounds.map((one) => ({ ...one, payout: '5' })) }) },
  ],
  ['a round that the vendor does not know', 'vendors', { books: (said) => ({ ...said, rounds: [] }) }],
  [
    'a round that the vendor has refunded',
    'vendors',
    { books: (said) => ({ ...said, rounds: said.rounds.map((one) => ({ ...one, status: 'refunded' })) }) },
  ],
  [
    'another balance at the vendor',
    'vendors',
    { books: (said) => ({ ...said, wallets: said.wallets.map((one) => ({ ...one, balance: '29' })) }) },
  ],
  [
    'a round that is not over',
    'unfinished',
    { books: (said) => ({ ...said, rounds: said.rounds.map((one) => ({ ...one, status: 'pending' })) }) },
  ],
  ['a withdrawal under way', 'unfinished', { database: `UPDATE withdrawal SET state = 'PROCESSING';` }],
]

test.each(PLANTED)('finds %s', async (_name, expected, planted) => {
  const { checks, texts } = await judged(planted)
  expect(checks, texts.join('\n')).toContain(expected)
})

test('accepts a lost event if the stream received a resync afterwards', async () => {
  const lines = without('event', ({ state }) => state === 'DISBURSED')(log)
  const resync = (at: number) => ({ log: () => [...lines, event('resync', { at })] })
  expect((await judged(resync(Date.now()))).checks).toEqual([])
  expect((await judged(resync(1))).checks).toEqual(['events'])
})

test('refuses to judge a log without its first line', async () => {
  await expect(judged({ log: without('start', () => true) })).rejects.toThrow('first line')
})
