/**
 * Every error code the platform gives, with its HTTP status. The table is the contract: the gateway maps each to its own code
 * and a test covers them all. Names follow the field where the field has one.
 */
export const PLATFORM_ERRORS = {
  /** No session, or one that has ended. */
  'login.not.session': 401,
  /** Username and password do not belong together; says nothing about which of them. */
  'login.failed': 401,
  /** Too many wrong passwords; `value.retryAfterSeconds` tells how long. */
  'login.locked': 423,
  /** A body that should be sealed is not, or cannot be opened. */
  request_body_required: 400,
  /** An input that breaks its rule; `value.fields` tells which and how. */
  request_param_err: 400,
  /** The module is switched off for this brand. */
  'function.not.available': 400,
  TOO_MANY_REQUESTS: 429,
  'username.taken': 409,
  /** A demo account asked for what needs a true one. */
  in_need_true_account: 403,
  not_agent: 403,
  /** No such account in the asker's downline: also the answer for accounts that exist elsewhere. */
  'account.not.found': 404,
  'game.not.found': 404,
  'game.maintenance': 503,
  insufficient_balance: 409,
  stake_invalid: 400,
  round_in_progress: 409,
  round_key_reused: 422,
  game_session_expired: 401,
  system_busy: 503,
} as const

export type PlatformErrorCode = keyof typeof PLATFORM_ERRORS

/** True if `code` is in the table. */
export function isPlatformErrorCode(code: unknown): code is PlatformErrorCode {
  return typeof code === 'string' && Object.hasOwn(PLATFORM_ERRORS, code)
}

/** Extra facts beside an error code. */
export interface ErrorDetails {
  fields?: Record<string, string>
  retryAfterSeconds?: number
}
