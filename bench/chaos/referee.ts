import { readFileSync } from 'node:fs'
import pg from 'pg'
import type { Books } from './books.ts'
import type { AttemptLine, EventLine, LogLine, Outcome, ReadLine, StartLine } from './request-log.ts'

/*
 * Judges a run by what clients were told (the request log), what the database holds, and what the books of the others say. It shares no code
 * with the platform, so that a mistake is not made twice: the keys of the ledger's transactions are written down here once more.
 */

export interface Difference {
  check: Check
  what: string
  /** When the effect was acknowledged, if it is missing. Epoch milliseconds. */
  acknowledgedAt?: number
}

export const CHECKS = {
  acknowledged: 'Every acknowledged effect is in the ledger exactly once',
  unacknowledged: 'Every request without an answer is in the ledger at most once, and a refused one is not',
  unrequested: 'Nothing is in the ledger without a request',
  balances: 'Balances are the sums of their entries',
  'double-entry': 'Every transaction, and each currency, adds to zero',
  time: 'No answer goes back in time',
  provider: 'The payment provider’s book agrees',
  vendors: 'The vendors’ books agree',
  events:
    'Every event of deposits, withdrawals, draws, bills and the last balance reached the stream, or it was told to read again',
  unfinished: 'Nothing is left unfinished',
} as const
export type Check = keyof typeof CHECKS

export interface Judgement {
  /** Events besides requests, so that a run without them is noticed. */
  counted: { paidBills: number; wonDraws: number; payIns: number; payouts: number; events: number; resyncs: number }
  looked: Record<Check, number>
  differences: Difference[]
}

interface Posting {
  id: bigint
  memberId: number
  type: string
  key: string
  reference: string | null
  at: number
  /** Expected changes of the member's accounts: `cash`, `locked`, `held`, `points`, `vendor:<code>`. */
  amounts: Map<string, bigint>
  cashAfter: bigint | undefined
}

interface Request extends Pick<AttemptLine, 'id' | 'kind' | 'memberId' | 'key' | 'request'> {
  outcome: Outcome
  answer: Record<string, unknown> | null
  answeredAt: number | null
}

const SCALE = 4

const [INT8, NUMERIC] = [20, 1700]
/** Others in the process may read numbers in their own way. */
const NUMBERS_AS_TEXT: pg.CustomTypesConfig = {
  getTypeParser: (type: number, format?: 'text' | 'binary') =>
    type === INT8 || type === NUMERIC ? String : pg.types.getTypeParser(type, format as 'text'),
}

/** States whose name in the graph differs. */
const SHOWN_STATES: Readonly<Record<string, string>> = { CONFIRMED: 'CREDITED' }

/** Minor units of a decimal text. */
function minor(text: unknown): bigint {
  const [, sign = '', whole = '', rest = ''] = /^(-?)(\d+)(?:\.(\d+))?$/.exec(String(text)) ?? []
  if (whole === '') throw new Error(`"${String(text)}" is not an amount.`)
  const value = BigInt(whole) * 10n ** BigInt(SCALE) + BigInt(rest.padEnd(SCALE, '0').slice(0, SCALE))
  return sign ? -value : value
}

/** @throws Error for a file that is no request log */
export function readRequestLog(path: string): LogLine[] {
  return readFileSync(path, 'utf8')
    .split('\n')
    .filter((line) => line !== '')
    .map((line) => JSON.parse(line) as LogLine)
}

/** Judges when the traffic has ended and nothing is under way any more. */
export async function judge(databaseUrl: string, log: readonly LogLine[], books: Books): Promise<Judgement> {
  const client = new pg.Client({ connectionString: databaseUrl, types: NUMBERS_AS_TEXT })
  await client.connect()
  try {
    // All reads see one moment.
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
    const start = log.find((line) => line.line === 'start')
    if (!start) throw new Error('The log has no first line.')
    return await new Referee(client, start, log, books).judge()
  } finally {
    await client.end()
  }
}

class Referee {
  readonly #client: pg.Client
  readonly #start: StartLine
  readonly #log: readonly LogLine[]
  readonly #books: Books
  readonly #memberIds: number[]
  readonly #differences: Difference[] = []
  readonly #looked = Object.fromEntries(Object.keys(CHECKS).map((name) => [name, 0])) as Record<Check, number>
  readonly #counted = { paidBills: 0, wonDraws: 0, payIns: 0, payouts: 0, events: 0, resyncs: 0 }
  readonly #postings = new Map<string, Posting>()
  /** Postings that a request, or a book, accounts for. */
  readonly #explained = new Set<Posting>()
  /** Postings of acknowledged requests, which later reads must show. */
  readonly #acknowledged: { memberId: number; answeredAt: number; posting: Posting }[] = []

  constructor(client: pg.Client, start: StartLine, log: readonly LogLine[], books: Books) {
    this.#client = client
    this.#start = start
    this.#log = log
    this.#books = books
    this.#memberIds = start.members.map(({ id }) => id)
  }

  async judge(): Promise<Judgement> {
    await this.#readPostings()
    const requests = this.#requests()
    this.#judgeCalls(requests)
    await this.#judgeDeposits(requests)
    await this.#judgeWithdrawals(requests)
    await this.#judgeTickets(requests)
    await this.#judgeTransfersToVendors(requests)
    await this.#judgePromotions(requests)
    await this.#explainJobs()
    this.#judgeRounds(requests)
    await this.#judgeWallets()
    for (const posting of this.#postings.values()) {
      this.#looked.unrequested += 1
      if (!this.#explained.has(posting))
        this.#differ('unrequested', `${describe(posting)} of member ${posting.memberId} has no request`)
    }
    await this.#judgeBalances()
    this.#judgeTime()
    await this.#judgeEvents()
    await this.#judgeUnfinished()
    return { counted: this.#counted, looked: this.#looked, differences: this.#differences }
  }

  /** @param request whose acknowledged effect is missing */
  #differ(check: Check, what: string, request?: Request): void {
    const acknowledgedAt = request?.outcome === 'done' ? request.answeredAt : null
    this.#differences.push({ check, what, ...(acknowledgedAt !== null && { acknowledgedAt }) })
  }

  async #rows<Row extends pg.QueryResultRow>(text: string, ...values: unknown[]): Promise<Row[]> {
    return (await this.#client.query<Row>(text, values)).rows
  }

  async #readPostings(): Promise<void> {
    const rows = await this.#rows<{
      id: string
      member_id: number
      type: string
      key: string
      reference: string | null
      at: Date
      code: string
      amount: string
      after: string | null
    }>(
      `SELECT head.id, head.member_id, head.type, head.idempotency_key AS key, head.reference, head.occurred_at AS at, account.code,
         entry.amount, entry.balance_after AS after
       FROM ledger_transaction head
       JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
       JOIN ledger_account account ON account.id = entry.account_id AND account.member_id IN (head.member_id, 0)
       WHERE head.member_id = ANY ($1) AND head.id > $2 ORDER BY head.id, entry.line`,
      this.#memberIds,
      this.#start.ledgerThrough,
    )
    for (const row of rows) {
      const name = `${row.member_id} ${row.key}`
      const posting = this.#postings.get(name) ?? {
        id: BigInt(row.id),
        memberId: row.member_id,
        type: row.type,
        key: row.key,
        reference: row.reference,
        at: row.at.getTime(),
        amounts: new Map<string, bigint>(),
        cashAfter: undefined,
      }
      this.#postings.set(name, posting)
      const prefix = `member:${row.member_id}:`
      if (!row.code.startsWith(prefix)) continue
      const account = row.code.slice(prefix.length)
      posting.amounts.set(account, (posting.amounts.get(account) ?? 0n) + BigInt(row.amount))
      if (account === 'cash') posting.cashAfter = BigInt(row.after ?? 0)
    }
  }

  #requests(): Request[] {
    const byId = new Map<number, Request>()
    for (const line of this.#log) {
      if (line.line !== 'attempt') continue
      const { id, kind, memberId, key, request, outcome, answer, answeredAt } = line
      const known = byId.get(id)
      // An acknowledgement stays one, whatever is answered later.
      if (known?.outcome === 'done') continue
      byId.set(id, { id, kind, memberId, key, request, outcome, answer, answeredAt })
    }
    return [...byId.values()]
  }

  #posting(memberId: number, key: string): Posting | undefined {
    return this.#postings.get(`${memberId} ${key}`)
  }

  /** Compares what a request should have posted with what is there: all of it or, unless it was acknowledged, nothing. */
  #expect(
    request: Request,
    expected: { memberId?: number; key: string; account?: string; amount: bigint | undefined }[],
  ): void {
    const { kind, key, memberId, outcome, answeredAt } = request
    this.#looked[outcome === 'done' ? 'acknowledged' : 'unacknowledged'] += 1
    const check = outcome === 'done' ? 'acknowledged' : 'unacknowledged'
    const name = `${kind} ${key} of member ${memberId} (${outcome})`
    let there = 0
    for (const { memberId: owner = memberId, key: posted, account = 'cash', amount } of expected) {
      const posting = this.#posting(owner, posted)
      if (!posting) continue
      there += 1
      this.#explained.add(posting)
      const moved = posting.amounts.get(account) ?? 0n
      if (amount !== undefined && moved !== amount)
        this.#differ(check, `${name} moved ${moved} of ${account} instead of ${amount}`)
      if (outcome === 'done' && answeredAt !== null && posting.cashAfter !== undefined)
        this.#acknowledged.push({ memberId: owner, answeredAt, posting })
    }
    if (outcome === 'done' && there < expected.length)
      this.#differ('acknowledged', `${name} has ${there} of ${expected.length} transactions`, request)
    if (outcome === 'unknown' && there > 0 && there < expected.length)
      this.#differ('unacknowledged', `${name} has only ${there} of ${expected.length} transactions`)
    if (outcome === 'refused' && there > 0) this.#differ('unacknowledged', `${name} is in the ledger`)
  }

  /** Requests whose key is the ledger's. */
  #judgeCalls(requests: readonly Request[]): void {
    const stakes = new Map<string, bigint>()
    for (const request of requests) {
      const { kind, memberId, key, request: demanded } = request
      const vendorKey = `vendor:${String(demanded['vendor'])}:${key}`
      if (kind === 'wallet.debit') {
        stakes.set(key, minor(demanded['amount']))
        this.#expect(request, [{ key: vendorKey, amount: -minor(demanded['amount']) }])
        this.#expectBalance(request, vendorKey)
      } else if (kind === 'wallet.credit') {
        const amount = minor(demanded['amount'])
        this.#expect(request, amount === 0n ? [] : [{ key: vendorKey, amount }])
        if (amount > 0n) this.#expectBalance(request, vendorKey)
      } else if (kind === 'wallet.play') {
        const payout = minor(demanded['payout'])
        this.#expect(request, [
          { key: vendorKey, amount: -minor(demanded['stake']) },
          ...(payout > 0n ? [{ key: `${vendorKey}:payout`, amount: payout }] : []),
        ])
        this.#expectBalance(request, payout > 0n ? `${vendorKey}:payout` : vendorKey)
      } else if (kind === 'wallet.rollback') {
        const debit = `vendor:${String(demanded['vendor'])}:${String(demanded['debitId'])}`
        // A stake that was never debited is not refunded.
        const wasTaken = this.#posting(memberId, debit) !== undefined
        this.#expect(
          request,
          wasTaken ? [{ key: `${debit}:refund`, amount: stakes.get(String(demanded['debitId'])) }] : [],
        )
        if (wasTaken) this.#expectBalance(request, `${debit}:refund`)
      } else if (kind === 'transfer.up' || kind === 'transfer.down') {
        const amount = minor(demanded['amount'])
        this.#expect(request, [
          { key: `member-transfer:${key}`, amount: -amount },
          { memberId: Number(demanded['to']), key: `member-transfer:${key}`, amount },
        ])
      } else if (kind === 'claim.mission') {
        this.#expect(request, [
          { key: `mission:${key}:once`, amount: minor(demanded['amount']) },
          { key: `mission:${key}:once:points`, account: 'points', amount: undefined },
        ])
      } else if (kind === 'claim.rebate') {
        const amount = request.answer?.['amount']
        this.#expect(request, [{ key: `rebate:${key}`, amount: amount === undefined ? undefined : minor(amount) }])
      } else if (kind === 'points.convert') {
        this.#expect(request, [{ key: `points:${key}:spend`, account: 'points', amount: -minor(demanded['points']) }])
      }
    }
  }

  /** The balance in an answer is the one right after its transaction, also in a repeated answer. */
  #expectBalance({ kind, memberId, key, outcome, answer }: Request, posted: string): void {
    const posting = this.#posting(memberId, posted)
    const shown = answer?.['balance']
    if (outcome !== 'done' || !posting || shown === undefined) return
    this.#looked.time += 1
    if (minor(shown) !== posting.cashAfter)
      this.#differ(
        'time',
        `${kind} ${key} of member ${memberId} answered ${String(shown)} for a balance of ${posting.cashAfter}`,
      )
  }

  async #judgeDeposits(requests: readonly Request[]): Promise<void> {
    const rows = await this.#rows<{
      id: number
      member_id: number
      request_key: string | null
      reference: string | null
      requested: string
    }>(
      `SELECT id, member_id, request_key, reference, coalesce(requested_amount, amount) AS requested FROM deposit WHERE member_id = ANY ($1)`,
      this.#memberIds,
    )
    const byRequest = new Map(rows.map((row) => [`${row.member_id} ${row.request_key}`, row]))
    const demanded = new Map<string, Request>()
    for (const request of requests.filter(({ kind }) => kind === 'deposit')) {
      const { memberId, key, outcome, answer } = request
      const row = byRequest.get(`${memberId} ${key}`)
      const check = outcome === 'done' ? 'acknowledged' : 'unacknowledged'
      this.#looked[check] += 1
      const name = `deposit ${key} of member ${memberId} (${outcome})`
      if (row?.reference) demanded.set(row.reference, request)
      if (outcome === 'done' && !row) this.#differ(check, `${name} does not exist`, request)
      if (outcome === 'refused' && row) this.#differ(check, `${name} exists`)
      if (outcome === 'done' && row && String(answer?.['id']) !== String(row.id))
        this.#differ(check, `${name} was answered as ${String(answer?.['id'])} and is ${row.id}`)
      if (row && BigInt(row.requested) !== minor(request.request['amount']))
        this.#differ(check, `${name} is of ${row.requested} instead of ${String(request.request['amount'])}`)
    }
    // Each payment that the provider received is credited once, and nothing else is.
    const received = new Set<string>()
    for (const { id, kind, reference, amount } of this.#books.payments) {
      if (kind !== 'PAY_IN' || reference === null) continue
      const request = demanded.get(reference)
      if (!request) continue
      this.#looked.provider += 1
      received.add(`deposit:${id}`)
      this.#counted.payIns += 1
      const posting = this.#posting(request.memberId, `deposit:${id}`)
      if (!posting) this.#differ('provider', `payment ${id} of member ${request.memberId} is not credited`)
      else {
        this.#explained.add(posting)
        if (posting.amounts.get('cash') !== minor(amount))
          this.#differ('provider', `payment ${id} of ${amount} was credited as ${posting.amounts.get('cash')}`)
      }
    }
    for (const { type, key, memberId } of this.#postings.values())
      if (type === 'DEPOSIT' && !received.has(key))
        this.#differ('provider', `${key} of member ${memberId} is not in the provider’s book`)
  }

  async #judgeWithdrawals(requests: readonly Request[]): Promise<void> {
    const rows = await this.#rows<{
      id: number
      member_id: number
      request_key: string | null
      amount: string
      fee: string
      state: string
    }>(
      `SELECT id, member_id, request_key, amount, fee, state FROM withdrawal WHERE member_id = ANY ($1)`,
      this.#memberIds,
    )
    const byRequest = new Map(rows.map((row) => [`${row.member_id} ${row.request_key}`, row]))
    const byId = new Map(rows.map((row) => [row.id, row]))
    for (const request of requests) {
      if (request.kind === 'withdrawal') {
        const { memberId, key, outcome, answer } = request
        this.#expect(request, [
          { key: `withdrawal:${memberId}:${key}:lock`, amount: -minor(request.request['amount']) },
        ])
        const row = byRequest.get(`${memberId} ${key}`)
        if (outcome === 'done' && row && String(answer?.['id']) !== String(row.id))
          this.#differ('acknowledged', `withdrawal ${key} was answered as ${String(answer?.['id'])} and is ${row.id}`)
      } else if (request.kind === 'withdrawal.cancel' && request.outcome === 'done') {
        this.#looked.acknowledged += 1
        const state = byId.get(Number(request.key))?.state
        if (state !== 'CANCELLED')
          this.#differ('acknowledged', `withdrawal ${request.key} was cancelled and is ${String(state)}`, request)
      } else if (request.kind === 'withdrawal.confirm' && request.outcome === 'done') {
        this.#looked.acknowledged += 1
        const state = byId.get(Number(request.key))?.state
        if (state !== 'RECEIVED')
          this.#differ('acknowledged', `withdrawal ${request.key} was confirmed and is ${String(state)}`, request)
      }
    }
    const paid = new Map<number, Books['payments']>()
    for (const payment of this.#books.payments) {
      if (payment.kind !== 'PAYOUT') continue
      const withdrawalId = Number(/^W\d+-(\d+)(?:-|$)/.exec(payment.reference ?? '')?.[1])
      paid.set(withdrawalId, [...(paid.get(withdrawalId) ?? []), payment])
    }
    for (const { id, member_id: memberId, request_key: key, amount, fee, state } of rows) {
      const lock = this.#posting(memberId, `withdrawal:${memberId}:${key}:lock`)
      if (!lock) continue
      const settled = this.#posting(memberId, `withdrawal:${id}:disburse`)
      const returned = this.#posting(memberId, `withdrawal:${id}:return`)
      const payouts = paid.get(id) ?? []
      const name = `withdrawal ${id} of member ${memberId} (${state})`
      this.#looked.provider += 1
      for (const [posting, account, moved] of [
        [settled, 'locked', -BigInt(amount)],
        [returned, 'cash', BigInt(amount)],
      ] as const) {
        if (!posting) continue
        this.#explained.add(posting)
        if (posting.amounts.get(account) !== moved)
          this.#differ(
            'acknowledged',
            `${describe(posting)} of ${name} moved ${posting.amounts.get(account)} of ${account}`,
          )
      }
      if (settled && returned) this.#differ('acknowledged', `${name} was paid and returned`)
      if (payouts.length !== (settled ? 1 : 0))
        this.#differ(
          'provider',
          `${name} has ${payouts.length} payouts at the provider and ${settled ? 1 : 0} in the ledger`,
        )
      this.#counted.payouts += payouts.length
      for (const payout of payouts)
        if (minor(payout.amount) !== BigInt(amount) - BigInt(fee))
          this.#differ('provider', `${name} was paid as ${payout.amount} by the provider`)
    }
  }

  async #judgeTickets(requests: readonly Request[]): Promise<void> {
    const tickets = await this.#rows<{ id: string; member_id: number; request_key: string; total: string }>(
      `SELECT id, member_id, request_key, stake * draw_count AS total FROM lottery_ticket WHERE member_id = ANY ($1)`,
      this.#memberIds,
    )
    const byRequest = new Map(tickets.map((ticket) => [`${ticket.member_id} ${ticket.request_key}`, ticket]))
    const byId = new Map(tickets.map((ticket) => [ticket.id, ticket]))
    for (const request of requests) {
      const { memberId, key, outcome, answer } = request
      if (request.kind === 'lottery.place') {
        const ticket = byRequest.get(`${memberId} ${key}`)
        this.#expect(request, [
          { key: `lottery:ticket:${ticket?.id ?? 'none'}:stake`, amount: -minor(request.request['amount']) },
        ])
        if (outcome === 'done' && ticket && String(answer?.['id']) !== ticket.id)
          this.#differ('acknowledged', `ticket ${key} was answered as ${String(answer?.['id'])} and is ${ticket.id}`)
      } else if (request.kind === 'lottery.cancel') {
        const total = byId.get(key)?.total
        this.#expect(request, [
          { key: `lottery:ticket:${key}:member`, amount: total === undefined ? undefined : BigInt(total) },
        ])
      }
    }
    const draws = await this.#rows<{ member_id: number; draw_id: string; won: string; stakes: string; state: string }>(
      `SELECT entry.member_id, entry.draw_id, draw.state, sum(entry.stake) FILTER (WHERE entry.cancelled_at IS NULL) AS stakes,
         coalesce((SELECT sum(amount) FROM lottery_win win WHERE win.member_id = entry.member_id AND win.draw_id = entry.draw_id), 0) AS won
       FROM lottery_entry entry JOIN lottery_draw draw ON draw.id = entry.draw_id
       WHERE entry.member_id = ANY ($1) GROUP BY entry.member_id, entry.draw_id, draw.state`,
      this.#memberIds,
    )
    for (const { member_id: memberId, draw_id: drawId, won, stakes, state } of draws) {
      const isVoid = state === 'VOID'
      const posting = this.#posting(memberId, `lottery:draw:${drawId}:${isVoid ? 'void' : '1'}`)
      const due = BigInt((isVoid ? stakes : won) ?? 0)
      if (!isVoid && due > 0n) this.#counted.wonDraws += 1
      if (posting) this.#explained.add(posting)
      this.#looked.acknowledged += 1
      if ((posting?.amounts.get('cash') ?? 0n) !== due)
        this.#differ(
          'acknowledged',
          `draw ${drawId} (${state}) owes member ${memberId} ${due} and posted ${posting?.amounts.get('cash') ?? 0n}`,
        )
    }
  }

  /** A request is known by its amount, which the run uses once. */
  async #judgeTransfersToVendors(requests: readonly Request[]): Promise<void> {
    const rows = await this.#rows<{
      id: string
      member_id: number
      vendor_code: string
      direction: string
      amount: string
      state: string
    }>(
      `SELECT id, member_id, vendor_code, direction, amount, state FROM wallet_transfer WHERE member_id = ANY ($1)`,
      this.#memberIds,
    )
    const known = new Map<string, Request>()
    for (const request of requests) {
      const way = /^vendor\.(out|in)$/.exec(request.kind)?.[1]
      if (way === undefined) continue
      const { memberId, request: demanded, outcome } = request
      const amount = minor(demanded['amount'])
      known.set(`${memberId} ${String(demanded['vendor'])} ${way} ${amount}`, request)
      const target = rows.filter(
        (row) =>
          row.member_id === memberId &&
          row.direction === way &&
          BigInt(row.amount) === amount &&
          row.vendor_code === demanded['vendor'],
      )
      const done = target.filter(({ state }) => state === 'done').length
      const check = outcome === 'done' ? 'acknowledged' : 'unacknowledged'
      this.#looked[check] += 1
      if (done > 1 || (outcome === 'done' && done !== 1) || (outcome === 'refused' && done > 0))
        this.#differ(
          check,
          `${request.kind} of ${String(demanded['amount'])} of member ${memberId} (${outcome}) was made ${done} times`,
          done === 0 ? request : undefined,
        )
    }
    for (const { id, member_id: memberId, vendor_code: vendor, direction, amount, state } of rows) {
      if (!known.has(`${memberId} ${vendor} ${direction} ${amount}`)) continue
      const expected: [string, string, bigint][] =
        direction === 'out'
          ? [
              ['TRANSFER_OUT', 'cash', -BigInt(amount)],
              ...(state === 'done'
                ? [['TRANSFER_ARRIVED', `vendor:${vendor}`, BigInt(amount)] as [string, string, bigint]]
                : []),
              ...(state === 'refused'
                ? [['TRANSFER_RETURNED', 'cash', BigInt(amount)] as [string, string, bigint]]
                : []),
            ]
          : state === 'done'
            ? [['TRANSFER_IN', 'cash', BigInt(amount)]]
            : []
      for (const [type, account, moved] of expected) {
        const posting = this.#posting(memberId, `transfer:${id}:${type}`)
        if (posting) this.#explained.add(posting)
        if (posting?.amounts.get(account) !== moved)
          this.#differ('acknowledged', `transfer ${id} of member ${memberId} (${state}) lacks ${type} of ${moved}`)
      }
    }
  }

  async #judgePromotions(requests: readonly Request[]): Promise<void> {
    const claims = await this.#rows<{ id: string; member_id: number; promotion_id: string }>(
      'SELECT id, member_id, promotion_id FROM promotion_claim WHERE member_id = ANY ($1)',
      this.#memberIds,
    )
    for (const request of requests.filter(({ kind }) => kind === 'claim.promotion')) {
      const target = claims.filter(
        ({ member_id: memberId, promotion_id: promotionId }) =>
          memberId === request.memberId && promotionId === request.key,
      )
      if (target.length > 1) this.#differ('acknowledged', `${request.key} was claimed ${target.length} times`)
      this.#expect(request, [{ key: `promotion:${target[0]?.id ?? 'none'}`, amount: minor(request.request['amount']) }])
    }
  }

  /** Explains postings without a request: bills of contracts, by their rows, and points of past days. */
  async #explainJobs(): Promise<void> {
    const bills = await this.#rows<{ id: string; member_id: number; payer_id: number; amount: string; state: string }>(
      'SELECT id, member_id, payer_id, amount, state FROM agent_bill WHERE payer_id IS NOT NULL AND member_id = ANY ($1)',
      this.#memberIds,
    )
    for (const { id, member_id: memberId, payer_id: payerId, amount, state } of bills) {
      const due = state === 'PAID' ? BigInt(amount) : 0n
      if (due > 0n) this.#counted.paidBills += 1
      this.#looked.acknowledged += 1
      for (const [owner, moved] of [
        [memberId, due],
        [payerId, -due],
      ] as const) {
        const posting = this.#posting(owner, `agent-bill:${id}`)
        if (posting) this.#explained.add(posting)
        if ((posting?.amounts.get('cash') ?? 0n) !== moved)
          this.#differ(
            'acknowledged',
            `bill ${id} (${state}) moved ${posting?.amounts.get('cash') ?? 0n} of member ${owner} instead of ${moved}`,
          )
      }
    }
    for (const posting of this.#postings.values())
      if (posting.type === 'POINTS_EARN' && /^points:\d{4}-\d\d-\d\d$/.test(posting.key)) this.#explained.add(posting)
  }

  /** Rounds at vendors that call the wallet, or report what was played from a wallet there. */
  #judgeRounds(requests: readonly Request[]): void {
    const told = new Map(
      requests.filter(({ kind }) => kind === 'game.round' || kind === 'vendor.round').map((one) => [one.key, one]),
    )
    const inBooks = new Set<string>()
    const byReference = new Map<string, Posting[]>()
    for (const posting of this.#postings.values()) {
      const name = `${posting.memberId} ${posting.reference}`
      byReference.set(name, [...(byReference.get(name) ?? []), posting])
    }
    for (const { memberId, vendor, roundKey, roundId, status, stake, payout } of this.#books.rounds) {
      inBooks.add(roundKey)
      this.#looked.vendors += 1
      const postings = byReference.get(`${memberId} ${roundId}`) ?? []
      for (const posting of postings) this.#explained.add(posting)
      const account = told.get(roundKey)?.kind === 'vendor.round' ? `vendor:${vendor}` : 'cash'
      const sum = (type: string) =>
        postings.filter((one) => one.type === type).reduce((total, one) => total + (one.amounts.get(account) ?? 0n), 0n)
      const moved = [sum('BET') + sum('BET_REFUND'), sum('PAYOUT')]
      const due = status === 'settled' ? [-minor(stake), minor(payout)] : status === 'refunded' ? [0n, 0n] : undefined
      const name = `round ${roundId} of member ${memberId} at ${vendor} (${status})`
      if (!due) this.#differ('unfinished', `${name} is not over`)
      else if (moved[0] !== due[0] || moved[1] !== due[1])
        this.#differ('vendors', `${name} is in the ledger as ${moved.join(' and ')} instead of ${due.join(' and ')}`)
      const answer = told.get(roundKey)
      if (
        answer?.outcome === 'done' &&
        (answer.answer?.['roundId'] !== roundId || answer.answer?.['status'] !== status)
      )
        this.#differ('vendors', `${name} was told to the player as ${JSON.stringify(answer.answer)}`)
    }
    for (const { key, outcome, memberId } of told.values())
      if (outcome === 'done' && !inBooks.has(key))
        this.#differ('vendors', `round ${key} of member ${memberId} was played and is not in the vendor’s book`)
  }

  async #judgeWallets(): Promise<void> {
    for (const { memberId, vendor, balance, staked } of this.#books.wallets) {
      const [account] = await this.#rows<{ balance: string }>(
        'SELECT balance FROM ledger_account WHERE member_id = $1 AND code = $2',
        memberId,
        `member:${memberId}:vendor:${vendor}`,
      )
      this.#looked.vendors += 1
      const held = BigInt(account?.balance ?? 0)
      if (held !== minor(balance) + minor(staked))
        this.#differ('vendors', `member ${memberId} has ${balance} at ${vendor} and ${held} in the ledger`)
    }
  }

  async #judgeBalances(): Promise<void> {
    const accounts = await this.#rows<{ code: string; balance: string; sum: string; last: string | null }>(
      `SELECT account.code, account.balance, coalesce(sum(entry.amount), 0) AS sum,
         (array_agg(entry.balance_after ORDER BY entry.transaction_id DESC, entry.line DESC))[1] AS last
       FROM ledger_account account
       LEFT JOIN ledger_entry entry ON entry.account_id = account.id AND entry.member_id = account.member_id
       WHERE account.member_id <> 0 GROUP BY account.member_id, account.id`,
    )
    this.#looked.balances += accounts.length
    for (const { code, balance, sum, last } of accounts) {
      if (balance !== sum) this.#differ('balances', `${code} has ${balance}, and its entries add to ${sum}`)
      else if (last !== null && last !== balance)
        this.#differ('balances', `${code} has ${balance}, and its last entry says ${last}`)
    }
    const steps = await this.#rows<{
      code: string
      transaction_id: string
      amount: string
      after: string
      before: string
    }>(
      `SELECT code, transaction_id, amount, after, before FROM (
         SELECT account.code, entry.transaction_id, entry.amount, entry.balance_after AS after,
           lag(entry.balance_after) OVER (PARTITION BY account.id ORDER BY entry.transaction_id, entry.line) AS before
         FROM ledger_entry entry JOIN ledger_account account ON account.id = entry.account_id AND account.member_id = entry.member_id
         WHERE account.member_id = ANY ($1)) AS step
       WHERE after <> coalesce(before, 0) + amount LIMIT 20`,
      this.#memberIds,
    )
    for (const { code, transaction_id: id, amount, after, before } of steps)
      this.#differ('balances', `${code} goes from ${before} by ${amount} to ${after} in transaction ${id}`)
    const sums = await this.#rows<{ id: string; member_id: number; currency: string; sum: string }>(
      `SELECT entry.transaction_id AS id, entry.member_id, account.currency, sum(entry.amount) AS sum
       FROM ledger_entry entry JOIN ledger_account account ON account.id = entry.account_id AND account.member_id IN (entry.member_id, 0)
       GROUP BY entry.transaction_id, entry.member_id, account.currency HAVING sum(entry.amount) <> 0 LIMIT 20`,
    )
    for (const { id, member_id: memberId, currency, sum } of sums)
      this.#differ('double-entry', `transaction ${id} of member ${memberId} adds to ${sum} ${currency}`)
    const totals = await this.#rows<{ currency: string; sum: string; entries: string }>(
      `SELECT account.currency, sum(entry.amount) AS sum, count(*) AS entries
       FROM ledger_entry entry JOIN ledger_account account ON account.id = entry.account_id AND account.member_id IN (entry.member_id, 0)
       GROUP BY account.currency`,
    )
    for (const { currency, sum, entries } of totals) {
      this.#looked['double-entry'] += Number(entries)
      if (BigInt(sum) !== 0n) this.#differ('double-entry', `all entries in ${currency} add to ${sum}`)
    }
  }

  /** Successive reads of a session show balances in the ledger's order, and none older than what was acknowledged before. */
  #judgeTime(): void {
    const histories = new Map<number, { after: bigint; posting: Posting | undefined }[]>()
    for (const posting of [...this.#postings.values()].toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const { memberId, cashAfter, amounts } = posting
      if (cashAfter === undefined) continue
      const history = histories.get(memberId) ?? [
        { after: cashAfter - (amounts.get('cash') ?? 0n), posting: undefined },
      ]
      history.push({ after: cashAfter, posting })
      histories.set(memberId, history)
    }
    const places = new Map<Posting, number>()
    for (const history of histories.values())
      for (const [at, { posting }] of history.entries()) if (posting) places.set(posting, at)
    const acknowledged = Map.groupBy(
      this.#acknowledged.toSorted((a, b) => a.answeredAt - b.answeredAt),
      ({ memberId }) => memberId,
    )
    const sessions = Map.groupBy(
      this.#log.filter((line): line is ReadLine => line.line === 'read'),
      ({ session }) => session,
    )
    for (const [session, reads] of sessions) {
      let seen = 0
      for (const { memberId, sentAt, balance } of reads) {
        const history = histories.get(memberId)
        if (!history) continue
        this.#looked.time += 1
        let minimum = seen
        for (const { answeredAt, posting } of acknowledged.get(memberId) ?? []) {
          if (answeredAt >= sentAt) break
          minimum = Math.max(minimum, places.get(posting) ?? 0)
        }
        const shown = minor(balance)
        const place = history.findIndex(({ after }, at) => at >= minimum && after === shown)
        if (place >= 0) seen = place
        else {
          const earlier = history.findLastIndex(({ after }) => after === shown)
          const which = earlier < 0 ? 'which the ledger never had' : `which is ${minimum - earlier} transactions old`
          this.#differ('time', `${session} was shown ${balance} at ${new Date(sentAt).toISOString()}, ${which}`)
        }
      }
    }
  }

  async #judgeEvents(): Promise<void> {
    const events = Map.groupBy(
      this.#log.filter((line): line is EventLine => line.line === 'event'),
      ({ memberId }) => memberId,
    )
    const steps = await this.#rows<{ type: string; member_id: number; subject: string; state: string; at: Date }>(
      `SELECT 'deposit' AS type, member_id, deposit_id::text AS subject, state, at FROM deposit_step WHERE member_id = ANY ($1)
       UNION ALL
       SELECT 'withdrawal', member_id, withdrawal_id::text, state, at FROM withdrawal_step WHERE member_id = ANY ($1)
       UNION ALL
       SELECT 'bill', member_id, id::text, 'PAID', paid_at FROM agent_bill WHERE member_id = ANY ($1) AND state = 'PAID' AND amount > 0
       UNION ALL
       SELECT DISTINCT 'draw', entry.member_id, draw.lottery_code || ' ' || draw.issue, 'SETTLED', played.settled_at
       FROM lottery_entry entry JOIN lottery_draw draw ON draw.id = entry.draw_id
       JOIN round played ON played.member_id = entry.member_id AND played.vendor_round_id = entry.ticket_id || '.' || entry.draw_id
       WHERE entry.member_id = ANY ($1) AND entry.cancelled_at IS NULL AND draw.state = 'SETTLED'`,
      this.#memberIds,
    )
    const until = this.#log.find((line) => line.line === 'end')?.at ?? Infinity
    for (const { id: memberId, streamed } of this.#start.members) {
      if (!streamed) continue
      const heard = events.get(memberId) ?? []
      this.#counted.events += heard.length
      this.#counted.resyncs += heard.filter(({ type }) => type === 'resync').length
      const opened = heard.find(({ type }) => type === 'opened')?.at
      if (opened === undefined) {
        this.#differ('events', `the stream of member ${memberId} never opened`)
        continue
      }
      const lastResync = heard.findLast(({ type }) => type === 'resync')?.at ?? 0
      const known = new Set(heard.map(({ type, subject, state }) => `${type} ${subject} ${state}`))
      for (const { type, member_id: owner, subject, state, at } of steps) {
        if (owner !== memberId || at.getTime() < opened || at.getTime() > until) continue
        this.#looked.events += 1
        if (!known.has(`${type} ${subject} ${SHOWN_STATES[state] ?? state}`) && lastResync < at.getTime())
          this.#differ(
            'events',
            `member ${memberId} was not told of ${type} ${subject} ${state} at ${at.toISOString()}`,
          )
      }
      const balances = [...this.#postings.values()]
        .filter((posting) => posting.memberId === memberId && posting.cashAfter !== undefined && posting.at >= opened)
        .toSorted((a, b) => (a.id < b.id ? -1 : 1))
      const last = balances.findLast(({ at }) => at <= until)
      if (!last) continue
      this.#looked.events += 1
      const shown = heard.findLast(({ type }) => type === 'balance')?.balance
      // The last one, or one that came later still.
      const isRight =
        shown != null && balances.slice(balances.indexOf(last)).some((one) => one.cashAfter === minor(shown))
      if (!isRight && lastResync < last.at)
        this.#differ(
          'events',
          `member ${memberId} was told of ${String(shown)} last, and has ${String(last.cashAfter)}`,
        )
    }
  }

  async #judgeUnfinished(): Promise<void> {
    const rows = await this.#rows<{ what: string; many: string }>(
      `SELECT 'transfers with vendors' AS what, count(*) AS many FROM wallet_transfer WHERE state IN ('sent', 'unknown')
       UNION ALL SELECT 'withdrawals', count(*) FROM withdrawal WHERE state IN ('REQUESTED', 'APPROVED', 'PROCESSING')
       UNION ALL SELECT 'deposits that the provider has not answered', count(*) FROM deposit WHERE state = 'PREPARING'
       UNION ALL SELECT 'webhooks of the provider', count(*) FROM payment_event WHERE state NOT IN ('DONE', 'IGNORED')
       UNION ALL SELECT 'tickets of past draws', count(*) FROM lottery_entry entry JOIN lottery_draw draw ON draw.id = entry.draw_id
         WHERE entry.cancelled_at IS NULL AND draw.state NOT IN ('SETTLED', 'VOID')`,
    )
    for (const { what, many } of rows) {
      this.#looked.unfinished += 1
      if (many !== '0') this.#differ('unfinished', `${what}: ${many}`)
    }
  }
}

const describe = ({ type, key }: Posting) => `${type} ${key}`
