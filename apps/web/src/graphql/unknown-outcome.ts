import { getErrorCode } from './error-code.ts'

/** Before each repetition of a request whose outcome is unknown: a minute in all, and fewer than the gateway takes in one. */
export const REPETITION = { pausesMs: [1_000, 2_000, 4_000, 8_000, 15_000, 30_000] }

export interface Attempt {
  /** Undefined without a response of the gateway. */
  result: unknown
  error?: unknown
}

/**
 * Whether a request with a request key may have been carried out although no outcome arrived.
 * @param isRepeated an earlier attempt may have been carried out, so that one that was not forwarded says nothing
 */
export function isOutcomeUnknown({ result, error }: Attempt, isRepeated: boolean): boolean {
  const code =
    (result as { code?: string } | undefined)?.code ?? (result === undefined ? getErrorCode(error) : undefined)
  if (code === undefined) return false
  if (code === 'OUTCOME_UNKNOWN' || code === 'INTERNAL' || code.startsWith('HTTP_5')) return true
  if (code === 'NETWORK') return isRepeated || navigator.onLine
  return isRepeated && (code === 'PLATFORM_UNAVAILABLE' || code === 'RATE_LIMITED')
}
