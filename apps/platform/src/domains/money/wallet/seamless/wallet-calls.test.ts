import { IS_NIGHTLY } from '@playhouse/testing/every-night.ts'
import fc from 'fast-check'
import { setImmediate as turn } from 'node:timers/promises'
import { isDeepStrictEqual } from 'node:util'
import pg from 'pg'
import { expect, it } from 'vitest'
import { RefusedCall } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { type CallOutcome, makeCall, type MovingCall } from './wallet-calls.ts'

const RUNS = { numRuns: IS_NIGHTLY ? 30_000 : 1_500 }
const MEMBERS = ['anna', 'binh', 'chi'] as const
const PAID_IN = 10n
/** PostgreSQL refuses a whole batch for a call with this text. */
const UNSTORABLE = 'unstorable'

type Outcome = CallOutcome & { refusal: string | null }
type Fault = 'statement refused' | 'connection lost before' | 'connection lost after' | 'read timeout'

/** A pool whose database is in memory. The scheduler decides when each statement runs and when its response arrives. */
class FakePool {
  readonly executed: Outcome[] = []
  readonly locked = new Set<string>()
  /** Of the next statements. */
  readonly faults: Fault[] = []
  isEnded = false
  readonly #balances = new Map<string, bigint>()
  readonly #scheduler: fc.Scheduler

  constructor(scheduler: fc.Scheduler) {
    this.#scheduler = scheduler
  }

  async query({
    values,
  }: {
    values: readonly (readonly unknown[])[]
  }): Promise<{ rows: (Outcome & { nth: bigint })[] }> {
    if (this.isEnded) throw new Error('Cannot use a pool after calling end on the pool')
    const fault = this.faults.shift()
    await this.#pause('a statement arrives')
    if (fault === 'connection lost before') throw new Error('Connection terminated')
    if (fault === 'statement refused') throw databaseError('canceling statement due to statement timeout')
    if (fault === 'read timeout') {
      void this.#pause('a statement ends late')
        .then(() => this.#run(values))
        .catch(() => {})
      throw new Error('Query read timeout')
    }
    const rows = this.#run(values)
    await this.#pause('a response arrives')
    if (fault === 'connection lost after') throw new Error('Connection terminated')
    return { rows }
  }

  #pause = (label: string) => this.#scheduler.schedule(Promise.resolve(), label)

  #run(values: readonly (readonly unknown[])[]) {
    const [, , sessions = [], transactionIds = [], , , stakes = [], , , details = []] = values
    if (details.some((text) => String(text).includes(UNSTORABLE))) throw databaseError('invalid byte sequence')
    return sessions.map((session, index) => {
      const isBusy = sessions.length > 1 && this.locked.has(String(session))
      const outcome = isBusy
        ? refusal('account_busy', 0n)
        : this.#play(String(session), BigInt(String(transactionIds[index])), stakes[index] as bigint)
      if (!isBusy) this.executed.push(outcome)
      return { ...outcome, nth: BigInt(index + 1) }
    })
  }

  #play(member: string, transactionId: bigint, stake: bigint): Outcome {
    const known = this.executed.find((one) => one.transactionId === transactionId)
    if (known) return { ...known, replayed: true }
    const balance = this.#balances.get(member) ?? PAID_IN
    if (stake > balance) return refusal('insufficient_balance', balance)
    this.#balances.set(member, balance - stake)
    return { ...refusal(null, balance - stake), transactionId }
  }
}

const refusal = (code: string | null, balance: bigint): Outcome => ({
  refusal: code,
  transactionId: null,
  balance,
  replayed: false,
  jackpotId: null,
  won: null,
})
const databaseError = (message: string) => new pg.DatabaseError(message, message.length, 'error')

interface Sent {
  call: MovingCall
  response: Promise<unknown>
}

interface Real {
  pool: FakePool
  sent: Sent[]
}

const isUnstorable = ({ details }: MovingCall) => JSON.stringify(details).includes(UNSTORABLE)
const isSame = (call: MovingCall, { transactionId }: Outcome) => call.transactionId === String(transactionId)

function send({ pool, sent }: Real, call: MovingCall): void {
  sent.push({ call, response: makeCall(pool as unknown as pg.Pool, call).catch((error: unknown) => error) })
}

type Command = fc.AsyncCommand<object, Real>
const command = (name: string, run: (real: Real) => void): Command => ({
  check: () => true,
  run: async (_model, real) => {
    run(real)
    // Calls that are read in one turn of the event loop are sent together.
    await turn()
  },
  toString: () => name,
})

const playCommand = (session: string, stake: bigint, kind: number) =>
  command(`play(${session}, ${stake}, ${kind})`, (real) => {
    // Some are repeated at once, and a few cannot be stored.
    const former = kind === 0 ? real.sent.at(-1)?.call : undefined
    const transactionId = String(real.sent.length)
    send(
      real,
      former ?? {
        call: 'play',
        vendorCode: 'V',
        session,
        transactionId,
        roundId: transactionId,
        hash: Buffer.alloc(0),
        stake,
        payout: 0n,
        details: { text: kind === 1 ? UNSTORABLE : '' },
      },
    )
  })
const member = fc.constantFrom(...MEMBERS)
const plays = (kinds: fc.Arbitrary<number>) =>
  fc.tuple(member, fc.bigInt({ min: 1n, max: 6n }), kinds).map((play) => playCommand(...play))
const faults = fc
  .constantFrom<Fault[]>('statement refused', 'connection lost before', 'connection lost after', 'read timeout')
  .map((fault) => command(fault, ({ pool }) => void pool.faults.push(fault)))
const locks = member.map((one) => command(`lock(${one})`, ({ pool }) => void pool.locked.add(one)))
const unlocks = member.map((one) => command(`unlock(${one})`, ({ pool }) => void pool.locked.delete(one)))
const end = fc.constant(command('end of the pool', ({ pool }) => void (pool.isEnded = true)))

/** Runs the commands between the steps of the statements that they cause, until each call has an outcome. */
async function runAll(scheduler: fc.Scheduler, commands: Iterable<Command>) {
  const real: Real = { pool: new FakePool(scheduler), sent: [] }
  await fc.scheduledModelRun(scheduler, () => ({ model: {}, real }), commands)
  return { ...real, outcomes: await settle(scheduler, real) }
}

const settle = (scheduler: fc.Scheduler, { sent }: Real) =>
  scheduler.waitFor(Promise.all(sent.map(({ response }) => response)))

/**
 * Whether an outcome is of this call: what was executed for it, a refusal for its own reason, or an error of the connection.
 */
function isOwn(outcome: unknown, call: MovingCall, executed: readonly Outcome[]): boolean {
  if (outcome instanceof RefusedCall) return outcome.code === 'insufficient_balance'
  if (outcome instanceof pg.DatabaseError && isUnstorable(call)) return true
  if (outcome instanceof Error) return /terminated|after calling end|timeout/.test(outcome.message)
  return isSame(call, outcome as Outcome) && executed.some((one) => isDeepStrictEqual(one, outcome))
}

it('gives each call its own outcome, whatever happens to others of its batch and to the database', async () => {
  const commands = fc.commands([plays(fc.nat(12)), plays(fc.nat(12)), plays(fc.nat(12)), faults, locks, unlocks, end], {
    maxCommands: 60,
  })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), commands, async (scheduler, chosen) => {
      const { pool, sent, outcomes } = await runAll(scheduler, chosen)
      for (const [index, { call }] of sent.entries()) expect(isOwn(outcomes[index], call, pool.executed)).toBe(true)

      // Vendors repeat a call whose outcome they do not know.
      Object.assign(pool, { isEnded: false })
      pool.faults.length = 0
      const repeats: Real = { pool, sent: [] }
      for (const { call } of sent) send(repeats, call)
      const final = await settle(scheduler, repeats)
      for (const [index, { call }] of sent.entries()) {
        const moved = pool.executed.filter((outcome) => isSame(call, outcome) && !outcome.replayed)
        expect(moved).toHaveLength(final[index] instanceof Error ? 0 : 1)
        const isKnown = !(outcomes[index] instanceof Error)
        expect(isKnown && !(final[index] as Outcome).replayed).toBe(false)
      }
    }),
    RUNS,
  )
})

it('refuses an uncovered stake alone, and makes the calls of a member in their order', async () => {
  const commands = fc.commands([plays(fc.constant(2))], { maxCommands: 100 })
  await fc.assert(
    fc.asyncProperty(fc.scheduler(), commands, async (scheduler, chosen) => {
      const { sent, outcomes } = await runAll(scheduler, chosen)
      const balances = new Map<string, bigint>(MEMBERS.map((one) => [one, PAID_IN]))
      for (const [index, { call }] of sent.entries()) {
        const balance = balances.get(call.session) ?? 0n
        const left = balance - (call.stake ?? 0n)
        const { balance: told } = outcomes[index] as Partial<Outcome>
        expect({ isRefused: outcomes[index] instanceof RefusedCall, told }).toEqual(
          left < 0n ? { isRefused: true } : { isRefused: false, told: left },
        )
        balances.set(call.session, left < 0n ? balance : left)
      }
    }),
    RUNS,
  )
})
