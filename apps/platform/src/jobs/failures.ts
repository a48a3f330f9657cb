import { isBusy } from '@playhouse/postgres/database.ts'
import { PaymentUnknownError } from '@playhouse/vendor-api/payments/provider.ts'
import { VendorUnknownError } from '@playhouse/vendor-api/vendors/vendor-adapter.ts'
import { setTimeout as sleep } from 'node:timers/promises'

/** Another system did not answer, or said that it cannot at present: nothing is known to be wrong with what it was asked. */
export class NoAnswerError extends Error {}

/**
 * Why work failed. `infrastructure`: the database; it is repeated for as long as that lasts. `other party`: no answer, so that the
 * outcome may be unknown; each kind of work has a rule for that. `item`: all else. Only this counts among the attempts of an item.
 */
type FailureKind = 'infrastructure' | 'other party' | 'item'

export function failureKind(error: unknown): FailureKind {
  if (error instanceof AggregateError && error.errors.length > 0) {
    const kinds = new Set(error.errors.map(failureKind))
    return kinds.size === 1 ? failureKind(error.errors[0]) : 'item'
  }
  return isNoAnswer(error) ? 'other party' : isBusy(error) ? 'infrastructure' : 'item'
}

const NO_ANSWER = [NoAnswerError, PaymentUnknownError, VendorUnknownError]

/** Looked for first: a connection that another system refused has the code of one that the database refused. */
function isNoAnswer(error: unknown): boolean {
  for (let cause = error; cause instanceof Error; cause = cause.cause) {
    if (NO_ANSWER.some((known) => cause instanceof known)) return true
    if (cause.name === 'TimeoutError' || (cause instanceof TypeError && cause.message === 'fetch failed')) return true
  }
  return false
}

const FIRST_PAUSE_MS = 250
const LONGEST_PAUSE_MS = 5_000

/** Twice as long each time, and short enough that work goes on once the database is back; jitter spreads those who wait. */
export const interruptionPauseMs = (times: number): number =>
  Math.min(FIRST_PAUSE_MS * 2 ** Math.min(times, 10), LONGEST_PAUSE_MS) * (0.5 + Math.random() / 2)

/** Repeats work while the database fails, until `signal` aborts. @throws what is no failure of the database, or its last one */
export async function outlast<T>(
  work: () => Promise<T>,
  { signal, onFailure }: { signal: AbortSignal; onFailure?: (error: unknown) => void },
): Promise<T> {
  for (let times = 0; ; times += 1) {
    try {
      return await work()
    } catch (error) {
      if (signal.aborted || failureKind(error) !== 'infrastructure') throw error
      onFailure?.(error)
      await sleep(interruptionPauseMs(times), undefined, { signal }).catch(() => {})
    }
  }
}
