import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import { type ProviderPayment, type ProviderPayout, providerKey } from '@playhouse/vendor-api/payments/provider.ts'
import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { deposit, withdrawal } from '../../../db/tables/cashier.ts'
import { withdrawalSetting } from '../../../db/tables/cashier-withdrawals.ts'
import { heldPayment } from '../../../db/tables/deposits.ts'
import { memberProfile } from '../../../db/tables/profile.ts'
import { requestWithdrawal } from '../../../ledger/cashier.ts'
import { postAdjustment } from '../../../ledger/postings.ts'
import { createMemberWith, findLedgerFaults, openTestLedger } from '../../../ledger/ledger.fixture.ts'
import { PlatformError } from '../../../request/platform-error.ts'
import { blockMember, unblockMember } from '../limits/member-block.ts'
import { cancelDeposit, releaseDeposit } from './deposits/change-deposit.ts'
import { createDeposit, type DepositServices } from './deposits/create-deposit.ts'
import { liftDepositBlock } from './deposits/decline-deposit.ts'
import { depositFollowUp } from './deposits/follow-up.ts'
import { HeldPaymentError, startReturn } from './deposits/held-payments.ts'
import { dueReturns } from './deposits/held-returns.ts'
import { assignPayment, dismissPayment, takePayment } from './deposits/payment-arrivals.ts'
import { depositEventHandlers } from './deposits/payment-events.ts'
import { payoutEventHandlers } from './payout-events.ts'
import { ScriptedMosswater, ScriptedProvider, type Way } from './scripted-provider.fixture.ts'
import { answerQuestion, cancelOwnWithdrawal, confirmReceipt } from './withdrawals/confirm.ts'
import { dueWithdrawals } from './withdrawals/due-withdrawals.ts'
import { approveWithdrawal, askForInfo, rejectWithdrawal, settleComplaint } from './withdrawals/operator.ts'
import { recordStep } from './withdrawals/transition.ts'

/** Number of generated histories per provider. */
const RUNS = { numRuns: IS_NIGHTLY ? 75 : 4 }
const UNIT = 10_000n
const REVIEW_FROM = 100_000n * UNIT
const FEE = 11n * UNIT
const PAID_IN = 1_000_000n * UNIT
const OPEN_DEPOSITS_MAX = 3
const DECLINES_MAX = 5
const ATTEMPTS_MAX = 3
const DAY = sql`interval '25 hours'`

/** The messages that a connection to the provider loses. */
const LOSSES = {
  answers: [],
  'loses requests': ['request'],
  'loses responses': ['response', 'answer'],
  'loses responses to orders': ['response'],
} as const satisfies Record<string, readonly Way[]>
type Connection = keyof typeof LOSSES

/** Providers with the one difference that matters here: whether the adapter looks for an order before it sends one. */
const PROVIDERS = {
  lantern: { method: 'QR', looksFirst: false, open: (chance: Chance) => new ScriptedProvider(chance) },
  mosswater: { method: 'REDIRECT', looksFirst: true, open: (chance: Chance) => new ScriptedMosswater(chance) },
} as const
type Chance = (way: Way) => number
type Code = keyof typeof PROVIDERS

interface ModelledDeposit {
  requested: bigint
  steps: string[]
  /** Whether a payment has arrived for it, credited or not. */
  isPaid: boolean
  isOverdue: boolean
  isKnownToProvider: boolean
  /** Payments with its reference, which the provider returns when queried. */
  payments: ModelledPayment[]
  held?: { amount: bigint; state: 'HELD' | 'RETURNING' | 'ENDED'; attempts: Attempt[] }
}

interface ModelledPayment {
  payment: ProviderPayment
  amount: bigint
  state: 'UNDELIVERED' | 'CREDITED' | 'UNMATCHED' | 'DISMISSED'
}

interface Attempt {
  state: 'SENT' | 'ACCEPTED' | 'FAILED' | 'PAID'
  /** State at the provider. */
  ordered?: 'ACCEPTED' | 'PAID' | 'bank_unavailable' | 'account_closed'
}

interface ModelledWithdrawal {
  amount: bigint
  steps: string[]
  attempts: Attempt[]
  isPartlyReceived: boolean
}

/** The rules of docs/withdrawals.md and of deposits for one member, in memory. Methods return the code of a refusal. */
class Model {
  cash = PAID_IN
  locked = 0n
  held = 0n
  isBlocked = false
  isDepositBlocked = false
  declines = 0
  connection: Connection = 'answers'
  readonly code: Code
  readonly deposits: ModelledDeposit[] = []
  readonly withdrawals: ModelledWithdrawal[] = []

  constructor(code: Code) {
    this.code = code
  }

  get #answersQueries(): boolean {
    return this.connection === 'answers' || this.connection === 'loses responses to orders'
  }

  /** Whether an order arrives at the provider. */
  get #takesOrders(): boolean {
    const { looksFirst } = PROVIDERS[this.code]
    return this.connection === 'loses responses' ? !looksFirst : this.connection !== 'loses requests'
  }

  /** Balances, and the states that each deposit and withdrawal has had. */
  state() {
    const histories = (rows: readonly { steps: string[] }[]) =>
      rows.map((one) => ({ state: getState(one), steps: one.steps }))
    const { cash, locked, held } = this
    return { cash, locked, held, deposits: histories(this.deposits), withdrawals: histories(this.withdrawals) }
  }

  requestDeposit(requested: bigint): string | undefined {
    if (this.isDepositBlocked) return 'deposit.blocked'
    const open = this.deposits.filter((one) => ['PREPARING', 'WAITING'].includes(getState(one)))
    if (open.length >= OPEN_DEPOSITS_MAX) return 'deposit.too.many.open'
    const added = { requested, isPaid: false, isOverdue: false, isKnownToProvider: false, payments: [] }
    this.deposits.push({ ...added, steps: ['PREPARING'] })
    this.#prepare(this.deposits.at(-1) as ModelledDeposit)
    return undefined
  }

  #prepare(one: ModelledDeposit): void {
    const isFound = one.isKnownToProvider && PROVIDERS[this.code].looksFirst && this.#answersQueries
    if (this.#takesOrders) one.isKnownToProvider = true
    if (this.connection === 'answers' || isFound) one.steps.push('WAITING')
  }

  cancelDeposit(one: ModelledDeposit): string | undefined {
    if (getState(one) === 'CANCELLED') return undefined
    if (!['PREPARING', 'WAITING'].includes(getState(one))) return 'deposit.not.open'
    one.steps.push('CANCELLED')
    return undefined
  }

  confirming(one: ModelledDeposit): void {
    if (['WAITING', 'EXPIRED'].includes(getState(one))) one.steps.push('CHECKING')
  }

  decline(one: ModelledDeposit): void {
    if (!['PREPARING', 'WAITING', 'CHECKING'].includes(getState(one))) return
    one.steps.push('REJECTED')
    this.declines += 1
    if (this.declines >= DECLINES_MAX) this.isDepositBlocked = true
  }

  /** Queries the provider about a deposit that has expired or whose payment was never found. */
  followUp(one: ModelledDeposit): void {
    if (getState(one) === 'PREPARING') this.#prepare(one)
    else if (this.#answersQueries) for (const payment of one.payments) this.deliver(payment, one)
    if (!one.isOverdue) return
    if (['PREPARING', 'WAITING'].includes(getState(one))) one.steps.push('EXPIRED')
    else if (['CHECKING', 'UNMATCHED'].includes(getState(one))) one.steps.push('REJECTED')
  }

  /** A payment arrives for the deposit that it names. Without one, `alike` is the deposit of the same amount. */
  deliver(arrived: ModelledPayment, target: ModelledDeposit | undefined, alike?: ModelledDeposit): void {
    if (arrived.state !== 'UNDELIVERED') return
    if (target) return this.#credit(arrived, target)
    arrived.state = 'UNMATCHED'
    if (alike && ['WAITING', 'CHECKING', 'EXPIRED'].includes(getState(alike))) alike.steps.push('UNMATCHED')
  }

  assign(arrived: ModelledPayment, target: ModelledDeposit): boolean {
    if (arrived.state !== 'UNMATCHED') return false
    this.#credit(arrived, target)
    return true
  }

  dismiss(arrived: ModelledPayment): boolean {
    if (arrived.state !== 'UNMATCHED') return false
    arrived.state = 'DISMISSED'
    return true
  }

  /** Credits a payment; a second one for a deposit becomes a deposit of its own. */
  #credit(arrived: ModelledPayment, target: ModelledDeposit): void {
    arrived.state = 'CREDITED'
    const { amount } = arrived
    let one = target
    if (target.isPaid) {
      one = { requested: amount, isPaid: true, isOverdue: false, isKnownToProvider: false, payments: [], steps: [] }
      this.deposits.push(one)
    }
    one.isPaid = true
    if (this.isBlocked || this.isDepositBlocked) {
      this.held += amount
      one.held = { amount, state: 'HELD', attempts: [] }
      one.steps.push('HELD')
    } else {
      this.cash += amount
      one.steps.push('CONFIRMED')
    }
  }

  releaseHeld({ held, steps }: ModelledDeposit): string | undefined {
    if (held?.state !== 'HELD') return 'deposit.not.open'
    if (this.isBlocked || this.isDepositBlocked) return 'deposit.blocked'
    held.state = 'ENDED'
    this.held -= held.amount
    this.cash += held.amount
    steps.push('CONFIRMED')
    return undefined
  }

  startReturn({ held, steps }: ModelledDeposit): string | undefined {
    if (held?.state !== 'HELD') return 'NOT_HELD'
    held.state = 'RETURNING'
    steps.push('RETURNING')
    return undefined
  }

  workOnReturns(): void {
    for (const one of this.deposits) {
      const { held } = one
      if (held?.state !== 'RETURNING') continue
      const open = held.attempts.find(isOpen)
      const attempt: Attempt = open ?? { state: 'SENT' }
      if (!open) held.attempts.push(attempt)
      if (open ? this.#ask(attempt) : this.#order(attempt)) this.recordReturn(one, attempt)
    }
  }

  recordReturn({ held, steps }: ModelledDeposit, attempt: Attempt): void {
    if (held?.state !== 'RETURNING' || !this.#take(attempt)) return
    if (attempt.state === 'PAID') {
      held.state = 'ENDED'
      this.held -= held.amount
      steps.push('RETURNED')
    } else if (isLast(attempt, held.attempts)) {
      held.state = 'HELD'
      steps.push('HELD')
    }
  }

  requestWithdrawal(amount: bigint): string | undefined {
    if (amount > this.cash) return 'InsufficientBalanceError'
    this.cash -= amount
    this.locked += amount
    this.withdrawals.push({ amount, steps: ['REQUESTED'], attempts: [], isPartlyReceived: false })
    return undefined
  }

  /** Everything that the platform does by itself, with all of it due. */
  workOnWithdrawals(): void {
    for (const one of this.withdrawals) {
      const { steps, attempts } = one
      if (getState(one) === 'DISBURSED') steps.push('FORCED_RECEIPT')
      if (getState(one) === 'REQUESTED') steps.push(one.amount >= REVIEW_FROM ? 'REVIEW' : 'APPROVED')
      const open = getState(one) === 'PROCESSING' ? attempts.find(isOpen) : undefined
      if (open) {
        if (this.#ask(open)) this.recordPayout(one, open)
      } else if (getState(one) === 'APPROVED' || getState(one) === 'PROCESSING') {
        const attempt: Attempt = { state: 'SENT' }
        steps.push('PROCESSING')
        attempts.push(attempt)
        if (this.#order(attempt)) this.recordPayout(one, attempt)
      }
    }
  }

  recordPayout(one: ModelledWithdrawal, attempt: Attempt): void {
    if (getState(one) !== 'PROCESSING' || !this.#take(attempt)) return
    if (attempt.state === 'PAID') {
      this.locked -= one.amount
      one.steps.push('DISBURSED')
    } else if (isLast(attempt, one.attempts)) this.#return(one, 'FAILED')
  }

  /** An operator's or the member's move, from some states only. */
  move(one: ModelledWithdrawal, to: string, from: readonly string[]): string | undefined {
    if (!from.includes(getState(one))) return 'withdrawal.state'
    if (to === 'REJECTED' || to === 'CANCELLED') this.#return(one, to)
    else one.steps.push(to)
    return undefined
  }

  confirm(one: ModelledWithdrawal, outcome: 'RECEIVED' | 'PARTLY_RECEIVED'): string | undefined {
    // Both tabs of the member may confirm it.
    if (getState(one) === outcome && one.isPartlyReceived === (outcome === 'PARTLY_RECEIVED')) return undefined
    const refusal = this.move(one, outcome, ['DISBURSED'])
    if (!refusal && outcome === 'PARTLY_RECEIVED') one.isPartlyReceived = true
    return refusal
  }

  #return(one: ModelledWithdrawal, state: string): void {
    this.locked -= one.amount
    this.cash += one.amount
    one.steps.push(state)
  }

  /** @returns whether the provider has answered */
  #order(attempt: Attempt): boolean {
    if (this.#takesOrders) attempt.ordered ??= 'ACCEPTED'
    return this.connection === 'answers'
  }

  /** Queries an order; makes it again if the provider says that it never arrived. @returns whether the provider has answered */
  #ask(attempt: Attempt): boolean {
    if (!this.#answersQueries) return false
    return attempt.ordered !== undefined || this.#order(attempt)
  }

  /** Takes over the state at the provider. @returns whether the attempt has ended with it */
  #take(attempt: Attempt): boolean {
    if (!isOpen(attempt)) return false
    if (attempt.ordered === 'PAID') attempt.state = 'PAID'
    else attempt.state = attempt.ordered === 'ACCEPTED' ? 'ACCEPTED' : 'FAILED'
    return attempt.state !== 'ACCEPTED'
  }
}

const getState = ({ steps }: { steps: readonly string[] }): string => steps.at(-1) ?? ''
const isOpen = ({ state }: Attempt): boolean => state === 'SENT' || state === 'ACCEPTED'
/** An unavailable bank gets up to three attempts. */
const isLast = ({ ordered }: Attempt, { length }: readonly Attempt[]): boolean =>
  ordered !== 'bank_unavailable' || length >= ATTEMPTS_MAX

let database: Database
let close: () => Promise<void>
beforeAll(async () => {
  ;({ database, close } = await openTestLedger())
  await database.update(withdrawalSetting).set({
    reviewFrom: REVIEW_FROM,
    stepUpFrom: 1_000_000_000n * UNIT,
    reviewAbovePerDay: 1_000,
    identityTier: 0,
    memberCancels: true,
  })
})
afterAll(() => close())

const silent = { warn: () => {}, error: () => {} }
const never = new AbortController().signal
const currency = async () => 'VND'

/** Each deposit of a test file has its own amount, so that a payment without a reference matches one at most. */
let amounts = 0n
const nextAmount = () => (50_000n + (amounts += 1n)) * UNIT

class Real {
  readonly memberId: number
  connection: Connection = 'answers'
  depositIds: number[] = []
  withdrawalIds: number[] = []
  references: (string | null)[] = []
  heldFor = new Map<number, number>()
  readonly payments: { arrived: ModelledPayment; target: number | undefined; alike: number | undefined }[] = []
  /** Webhooks about payouts, which may come in any order and any number of times. */
  readonly payouts: ProviderPayout[] = []
  readonly provider: ScriptedProvider
  readonly services: DepositServices
  readonly handlers = { ...depositEventHandlers(currency), ...payoutEventHandlers(silent) }

  constructor(memberId: number, code: Code) {
    this.memberId = memberId
    this.provider = PROVIDERS[code].open((way) => ((LOSSES[this.connection] as readonly Way[]).includes(way) ? 0 : 1))
    this.provider.lossy = 0.5
    this.services = {
      database,
      providers: this.provider.providers,
      currency,
      bonusChosen: async () => {},
      requiredAge: async () => 21,
      siteOrigin: 'http://localhost',
      log: silent,
    }
  }

  /** Makes the member's rows due, and no others. */
  async work(table: typeof withdrawal | typeof heldPayment): Promise<void> {
    await database.execute(
      sql`update ${table} set next_action_at = now() where member_id = ${this.memberId} and next_action_at is not null`,
    )
    const services = { providers: this.provider.providers, log: silent }
    await (table === withdrawal ? dueWithdrawals(services) : dueReturns(services)).run(database, never)
  }

  async followUp(id: number, isOverdue: boolean): Promise<void> {
    await database.execute(sql`update deposit set next_action_at = now(),
      expires_at = expires_at - case when ${isOverdue} then ${DAY} else '0' end
      where member_id = ${this.memberId} and id = ${id}`)
    await depositFollowUp(this.services).run(database, never)
  }

  /** As `Model.state`. */
  async state(): Promise<ReturnType<Model['state']>> {
    const steps = (of: 'deposit' | 'withdrawal') =>
      sql.raw(`(select coalesce(json_agg(found order by id), '[]') from (
        select id, state, ${of === 'deposit' ? 'reference,' : ''} (
          select array_agg(state order by version) from ${of}_step step where step.member_id = ${this.memberId} and ${of}_id = ${of}.id
        ) as steps
        from ${of} where member_id = ${this.memberId}) found)`)
    const { rows } = await database.execute<{
      balances: Record<string, string>
      heldFor: [heldId: number, depositId: number][]
      deposits: { id: number; reference: string | null; state: string; steps: string[] }[]
      withdrawals: { id: number; state: string; steps: string[] }[]
    }>(sql`select ${steps('deposit')} as deposits, ${steps('withdrawal')} as withdrawals,
      (select json_object_agg(split_part(code, ':', 3), balance::text) from ledger_account where member_id = ${this.memberId}) as balances,
      (select coalesce(json_agg(json_build_array(id, deposit_id)), '[]') from held_payment where member_id = ${this.memberId}) as "heldFor"`)
    const [{ balances, heldFor, deposits, withdrawals }] = rows as [(typeof rows)[number]]
    this.depositIds = deposits.map(({ id }) => id)
    this.references = deposits.map(({ reference }) => reference)
    this.withdrawalIds = withdrawals.map(({ id }) => id)
    this.heldFor = new Map(heldFor)
    const { cash = '0', locked = '0', held = '0' } = balances
    const histories = (found: readonly { state: string; steps: string[] }[]) =>
      found.map(({ state, steps: states }) => ({ state, steps: states }))
    return {
      cash: BigInt(cash),
      locked: BigInt(locked),
      held: BigInt(held),
      deposits: histories(deposits),
      withdrawals: histories(withdrawals),
    }
  }

  /** Work of an ended history must not be due in the next one. */
  async end(): Promise<void> {
    for (const table of [deposit, withdrawal, heldPayment])
      await database.execute(sql`update ${table} set next_action_at = null where member_id = ${this.memberId}`)
  }
}

const getCode = (error: unknown): string => {
  if (error instanceof PlatformError) return error.code
  if (error instanceof HeldPaymentError) return error.reason
  if (error instanceof Error && error.name === 'InsufficientBalanceError') return error.name
  throw error
}

type Command = fc.AsyncCommand<Model, Real>

/** The model's expectation of a step: a code of refusal, a returned boolean, or nothing. */
interface Step {
  expected: unknown
  done: Promise<unknown>
}
const NOTHING: Step = { expected: undefined, done: Promise.resolve() }

/** Does a step, and expects the refusal and the state of the model. */
const commands = <Argument>(
  name: string,
  argument: fc.Arbitrary<Argument>,
  isPossible: (model: Readonly<Model>, argument: Argument) => boolean,
  run: (model: Model, real: Real, argument: Argument) => Step,
): fc.Arbitrary<Command> =>
  argument.map((chosen) => ({
    check: (model) => isPossible(model, chosen),
    run: async (model, real) => {
      const { expected, done } = run(model, real, chosen)
      const outcome = await done.then((value) => (typeof value === 'boolean' ? value : undefined), getCode)
      expect(outcome).toBe(expected)
      expect(await real.state()).toEqual(model.state())
    },
    toString: () => `${name}(${fc.stringify(chosen)})`,
  }))

const inTransaction = <Result>(work: Parameters<typeof withTransaction<Result>>[1]) => withTransaction(database, work)
const place = fc.nat(9)
/** The item at a place, counted around. */
const at = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item
const hasDeposit = ({ deposits }: Readonly<Model>) => deposits.length > 0
const hasWithdrawal = ({ withdrawals }: Readonly<Model>) => withdrawals.length > 0
const always = () => true

/** A payment of the requested amount, of another one, or without a reference. */
const pay = commands(
  'payment',
  fc.record({ index: place, kind: fc.constantFrom('exact', 'less', 'more', 'unnamed'), isLost: fc.boolean() }),
  (model, { index, kind }) => hasDeposit(model) && (kind === 'unnamed' || at(model.deposits, index).isKnownToProvider),
  (model, real, { index, kind, isLost }) => {
    const number = index % model.deposits.length
    const one = at(model.deposits, index)
    const amount =
      { exact: one.requested, less: one.requested - UNIT, more: one.requested * 3n, unnamed: one.requested }[kind] ?? 0n
    const isNamed = kind !== 'unnamed'
    const payment = real.provider.pay(isNamed ? (real.references[number] ?? null) : null, amount, 'thanks')
    const arrived: ModelledPayment = { payment, amount, state: 'UNDELIVERED' }
    if (isNamed) one.payments.push(arrived)
    // Only transfers may be without a reference.
    const alike = isNamed || model.code !== 'lantern' ? undefined : number
    real.payments.push({ arrived, target: isNamed ? number : undefined, alike })
    return isLost ? NOTHING : deliver(model, real, real.payments.length - 1)
  },
)

/** Webhooks come late, twice, or in another order. */
function deliver(model: Model, real: Real, index: number): Step {
  const { arrived, target, alike } = at(real.payments, index)
  const of = (number: number | undefined) => (number === undefined ? undefined : model.deposits[number])
  // The further deposit of a second payment has no request that an amount could be compared with.
  model.deliver(arrived, of(target), of(alike))
  return {
    expected: undefined,
    done: inTransaction((tx) => takePayment(tx, real.provider.code, arrived.payment, 'VND')),
  }
}

/** A row: mostly one that the step is for, now and then any. */
const choice = fc.record({ index: place, isAny: fc.nat(4).map((one) => one === 0) })
type Choice = typeof choice extends fc.Arbitrary<infer Chosen> ? Chosen : never

function choose<Row>(rows: readonly Row[], { index, isAny }: Choice, fits: (row: Row) => boolean) {
  const possible = [...rows.entries()].filter(([, row]) => isAny || fits(row))
  return possible[index % possible.length]
}

const onDeposit = (
  name: string,
  fits: (one: ModelledDeposit) => boolean,
  run: (model: Model, real: Real, one: ModelledDeposit, id: number) => Step,
) =>
  commands(
    name,
    choice,
    ({ deposits }, chosen) => choose(deposits, chosen, fits) !== undefined,
    (model, real, chosen) => {
      const [index, one] = choose(model.deposits, chosen, fits) as [number, ModelledDeposit]
      return run(model, real, one, real.depositIds[index] ?? 0)
    },
  )
const onWithdrawal = (
  name: string,
  from: readonly string[],
  run: (model: Model, real: Real, one: ModelledWithdrawal, id: number) => Step,
) => {
  const fits = (one: ModelledWithdrawal) => from.includes(getState(one))
  return commands(
    name,
    choice,
    ({ withdrawals }, chosen) => choose(withdrawals, chosen, fits) !== undefined,
    (model, real, chosen) => {
      const [index, one] = choose(model.withdrawals, chosen, fits) as [number, ModelledWithdrawal]
      return run(model, real, one, real.withdrawalIds[index] ?? 0)
    },
  )
}
const isIn =
  (...states: string[]) =>
  (one: ModelledDeposit) =>
    states.includes(getState(one))
const isHeld = ({ held }: ModelledDeposit) => held?.state === 'HELD'
const nothing = fc.constant(null)
const event = <Data>(type: string, data: Data) => ({ type, timestamp: new Date().toISOString(), data }) as never

const depositCommands = [
  commands('request deposit', fc.boolean(), always, (model, real, isRepeated) => {
    const amount = nextAmount()
    const request = {
      memberId: real.memberId,
      method: PROVIDERS[model.code].method,
      amount,
      requestKey: randomUUID(),
      details: {},
    } as const
    const expected = model.requestDeposit(amount)
    const create = () => createDeposit(real.services, request)
    // A repetition returns the same deposit, and asks the provider no more.
    return { expected, done: create().then((first) => (isRepeated ? create() : first)) }
  }),
  pay,
  pay,
  commands('webhook of a payment', place, hasDeposit, (model, real, index) =>
    real.payments.length === 0 ? NOTHING : deliver(model, real, index),
  ),
  onDeposit('cancel deposit', isIn('PREPARING', 'WAITING'), (model, real, one, id) => ({
    expected: model.cancelDeposit(one),
    done: cancelDeposit(database, real.memberId, id),
  })),
  commands('webhook of a deposit', fc.tuple(place, fc.boolean()), hasDeposit, (model, real, [index, isDeclined]) => {
    const reference = at(real.references, index)
    // Further deposits have none.
    if (reference === null) return NOTHING
    if (isDeclined) model.decline(at(model.deposits, index))
    else model.confirming(at(model.deposits, index))
    const data = { reference, reason: 'other' }
    const done = inTransaction(async (tx) =>
      isDeclined
        ? real.handlers['pay_in.declined']?.(tx, real.provider.code, event('pay_in.declined', data))
        : real.handlers['pay_in.confirming']?.(tx, real.provider.code, event('pay_in.confirming', data)),
    )
    return { expected: undefined, done }
  }),
  commands('follow up', fc.tuple(place, fc.boolean()), hasDeposit, (model, real, [index, isOverdue]) => {
    const [one, reference] = [at(model.deposits, index), at(real.references, index)]
    if (reference !== null) {
      one.isOverdue ||= isOverdue
      model.followUp(one)
    }
    return { expected: undefined, done: real.followUp(at(real.depositIds, index), isOverdue) }
  }),
  onDeposit('release held', isHeld, (model, real, one, id) => ({
    expected: model.releaseHeld(one),
    done: releaseDeposit(database, real.memberId, id),
  })),
  onDeposit('return held', isHeld, (model, real, one, id) => ({
    expected: one.held ? model.startReturn(one) : undefined,
    done: inTransaction(async (tx) => {
      const [held] = await tx
        .select()
        .from(heldPayment)
        .where(sql`member_id = ${real.memberId} and deposit_id = ${id}`)
      if (held) await startReturn(tx, held, 'back')
    }),
  })),
  commands('work on returns', nothing, hasDeposit, (model, real) => {
    model.workOnReturns()
    return { expected: undefined, done: real.work(heldPayment) }
  }),
  commands(
    'operator decides on a payment',
    fc.tuple(place, place, fc.boolean()),
    hasDeposit,
    (model, real, [payment, index, isAssigned]) => {
      if (real.payments.length === 0) return NOTHING
      const { arrived } = at(real.payments, payment)
      const { memberId } = real
      const [paymentId, depositId] = [providerKey(model.code, arrived.payment.id), at(real.depositIds, index)]
      return isAssigned
        ? {
            expected: model.assign(arrived, at(model.deposits, index)),
            done: inTransaction((tx) => assignPayment(tx, { paymentId, memberId, depositId, decidedBy: 'anna' })),
          }
        : { expected: model.dismiss(arrived), done: inTransaction((tx) => dismissPayment(tx, paymentId, 'sent back')) }
    },
  ),
  commands('block', fc.boolean(), always, (model, { memberId }, isBlocked) => {
    const isChanged = model.isBlocked !== isBlocked
    model.isBlocked = isBlocked
    const block = { memberId, reason: 'r', shownText: null, by: 'anna' }
    return {
      expected: isBlocked ? isChanged : undefined,
      done: inTransaction((tx) =>
        isBlocked ? blockMember(tx, block) : unblockMember(tx, memberId).then(() => undefined),
      ),
    }
  }),
  commands(
    'lift the block of deposits',
    nothing,
    ({ isDepositBlocked }) => isDepositBlocked,
    (model, { memberId }) => {
      model.declines = 0
      model.isDepositBlocked = false
      return { expected: undefined, done: inTransaction((tx) => liftDepositBlock(tx, memberId)) }
    },
  ),
]

const REVIEWED = ['REVIEW', 'NEEDS_INFO']

/** An operator's decision. */
const decides = (name: string, decide: typeof approveWithdrawal, to: string, from: readonly string[]) =>
  onWithdrawal(name, from, (model, { memberId }, one, withdrawalId) => ({
    expected: model.move(one, to, from),
    done: inTransaction((tx) => decide(tx, { memberId, withdrawalId, by: 'anna', reason: 'because' })),
  }))

const withdrawalCommands = [
  commands(
    'request withdrawal',
    fc.tuple(fc.constantFrom(20_000n, 120_000n), fc.boolean()),
    always,
    (model, { memberId }, [units, isRepeated]) => {
      const amount = units * UNIT
      const requestKey = randomUUID()
      const request = () =>
        inTransaction(async (tx) => {
          const destination = {
            kind: 'BANK' as const,
            bankCode: 'B',
            bankName: 'B',
            accountNumber: '12345678',
            accountName: 'A',
          }
          const details = { fee: FEE, requestKey, destination, nextActionAt: new Date() }
          const stored = await requestWithdrawal(tx, { memberId, amount, requestKey, details })
          if (!stored.replayed) await recordStep(tx, stored, { actor: 'MEMBER' })
        })
      return {
        expected: model.requestWithdrawal(amount),
        done: request().then(() => (isRepeated ? request() : undefined)),
      }
    },
  ),
  commands('work on withdrawals', nothing, hasWithdrawal, (model, real) => {
    model.workOnWithdrawals()
    return { expected: undefined, done: real.work(withdrawal) }
  }),
  decides('approve', approveWithdrawal, 'APPROVED', REVIEWED),
  decides('reject', rejectWithdrawal, 'REJECTED', REVIEWED),
  decides('ask', askForInfo, 'NEEDS_INFO', ['REVIEW']),
  decides('settle the complaint', settleComplaint, 'RECEIVED', ['DISBURSED', 'PARTLY_RECEIVED']),
  onWithdrawal('answer', ['NEEDS_INFO'], (model, { memberId }, one, id) => ({
    // The same answer again succeeds.
    expected:
      getState(one) === 'REVIEW' && one.steps.at(-2) === 'NEEDS_INFO'
        ? undefined
        : model.move(one, 'REVIEW', ['NEEDS_INFO']),
    done: answerQuestion(database, memberId, { id: String(id), answer: 'yes', proofs: [] }),
  })),
  onWithdrawal('cancel withdrawal', ['REQUESTED', ...REVIEWED], (model, { memberId }, one, id) => ({
    expected: getState(one) === 'CANCELLED' ? undefined : model.move(one, 'CANCELLED', ['REQUESTED', ...REVIEWED]),
    done: cancelOwnWithdrawal(database, memberId, id),
  })),
  onWithdrawal('confirm receipt', ['DISBURSED'], (model, { memberId }, one, id) => ({
    expected: model.confirm(one, 'RECEIVED'),
    done: confirmReceipt(database, memberId, { id: String(id), outcome: 'RECEIVED', proofs: [] }),
  })),
  onWithdrawal('confirm a part', ['DISBURSED'], (model, { memberId }, one, id) => ({
    expected: model.confirm(one, 'PARTLY_RECEIVED'),
    done: confirmReceipt(database, memberId, {
      id: String(id),
      outcome: 'PARTLY_RECEIVED',
      receivedAmount: '1',
      proofs: [],
    }),
  })),
]

/** Twice as often what is tried again. */
const ENDS = ['PAID', 'bank_unavailable', 'bank_unavailable', 'account_closed'] as const

const providerCommands = [
  commands(
    'connection',
    fc.constantFrom<Connection[]>(
      'answers',
      'answers',
      'loses requests',
      'loses responses',
      'loses responses to orders',
    ),
    always,
    (model, real, connection) => {
      model.connection = connection
      real.connection = connection
      return NOTHING
    },
  ),
  commands('provider ends a payout', fc.tuple(place, fc.constantFrom(...ENDS)), always, (model, real, [index, end]) => {
    const accepted = [...real.provider.payouts.values()].filter(({ state }) => state === 'ACCEPTED')
    if (accepted.length > 0) {
      const { reference } = at(accepted, index)
      getAttempt(model, real, reference).attempt.ordered = end
      const ended = real.provider.finish(reference, end === 'PAID' ? 'PAID' : 'FAILED', end)
      if (ended) real.payouts.push(ended)
    }
    return NOTHING
  }),
  commands('webhook of a payout', fc.tuple(place, fc.boolean()), always, (model, real, [index, isWrong]) => {
    if (real.payouts.length === 0) return NOTHING
    const payout = at(real.payouts, index)
    // An amount other than the ordered one changes nothing until an operator has decided.
    const data = isWrong ? { ...payout, amount: formatAmount(parseAmount(payout.amount) + UNIT) } : payout
    const named = getAttempt(model, real, payout.reference)
    if (!isWrong && named.payout) model.recordPayout(named.payout, named.attempt)
    if (!isWrong && named.returned) model.recordReturn(named.returned, named.attempt)
    return {
      expected: undefined,
      done: inTransaction((tx) => real.handlers['payout.paid'](tx, real.provider.code, { data })),
    }
  }),
]

/** The model's attempt that a reference of the provider names: W for withdrawals, H for returns of held payments. */
function getAttempt(model: Model, real: Real, reference: string) {
  const [, kind, id, number] = /^([WH])\d+-(\d+)-(\d+)$/.exec(reference) ?? []
  const payout = kind === 'W' ? model.withdrawals[real.withdrawalIds.indexOf(Number(id))] : undefined
  const returned = kind === 'H' ? model.deposits[real.depositIds.indexOf(real.heldFor.get(Number(id)) ?? 0)] : undefined
  const attempt = (payout ?? returned?.held)?.attempts[Number(number) - 1]
  if (!attempt) throw new Error(`No attempt is known as ${reference}.`)
  return { payout, returned, attempt }
}

const COMMANDS = {
  deposits: [...depositCommands, ...providerCommands],
  withdrawals: [...withdrawalCommands, ...providerCommands, ...providerCommands],
}

test.each([
  ['deposits', 'lantern'],
  ['deposits', 'mosswater'],
  ['withdrawals', 'lantern'],
  ['withdrawals', 'mosswater'],
] as const)('%s at %s follow the model, whatever comes late, twice or in another order', async (what, code) => {
  await fc.assert(
    fc.asyncProperty(fc.commands(COMMANDS[what], { maxCommands: 120, size: 'max' }), async (chosen) => {
      const memberId = await createMemberWith(database, 0n)
      await database.insert(memberProfile).values({ memberId, birthday: '1990-01-01' })
      const credit = {
        memberId,
        type: 'ADMIN_CREDIT',
        amount: PAID_IN,
        key: 'first',
        request: {},
        reference: '',
      } as const
      await withTransaction(database, (tx) => postAdjustment(tx, credit))
      const real = new Real(memberId, code)
      try {
        await fc.asyncModelRun(() => ({ model: new Model(code), real }), chosen)
      } finally {
        await real.end()
      }
    }),
    RUNS,
  )
  expect(await findLedgerFaults(database)).toEqual([])
})
