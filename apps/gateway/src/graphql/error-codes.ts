import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'

/** The one table from the platform's codes to the graph's. A code that is not in it does not compile. */
export const ERROR_CODES: Readonly<Record<PlatformErrorCode, ErrorCode>> = {
  'login.not.session': 'SESSION_EXPIRED',
  'login.failed': 'LOGIN_FAILED',
  'login.locked': 'LOGIN_LOCKED',
  // The gateway seals; when the platform cannot open it even with fresh keys, the caller can only try again.
  request_body_required: 'PLATFORM_UNAVAILABLE',
  request_param_err: 'INVALID_INPUT',
  'function.not.available': 'NOT_AVAILABLE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  'username.taken': 'USERNAME_TAKEN',
  in_need_true_account: 'IN_NEED_TRUE_ACCOUNT',
  not_agent: 'NOT_AGENT',
  'account.not.found': 'ACCOUNT_NOT_FOUND',
  'game.not.found': 'GAME_NOT_FOUND',
  'game.maintenance': 'GAME_MAINTENANCE',
  insufficient_balance: 'INSUFFICIENT_BALANCE',
  // The four below are said to game pages, which speak to the platform themselves.
  stake_invalid: 'INVALID_INPUT',
  round_in_progress: 'RATE_LIMITED',
  round_key_reused: 'INVALID_INPUT',
  game_session_expired: 'NOT_AVAILABLE',
  system_busy: 'PLATFORM_UNAVAILABLE',
}

/** What each code means, for developers. Pages word it themselves. */
export const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'The input breaks a rule.',
  SESSION_EXPIRED: 'There is no session, or it has ended: sign in.',
  LOGIN_FAILED: 'Username and password do not belong together.',
  LOGIN_LOCKED: 'Too many wrong passwords: try again later.',
  RATE_LIMITED: 'Too many requests: try again later.',
  USERNAME_TAKEN: 'The username is taken.',
  IN_NEED_TRUE_ACCOUNT: 'A demo account cannot do this: it needs a true account.',
  NOT_AGENT: 'The account is not an agent.',
  ACCOUNT_NOT_FOUND: 'There is no such account in the downline.',
  GAME_NOT_FOUND: 'There is no such game.',
  GAME_MAINTENANCE: 'The game is under maintenance.',
  INSUFFICIENT_BALANCE: 'The balance does not cover the amount.',
  NOT_AVAILABLE: 'The brand does not offer this.',
  INVALID_RANGE: 'The range of days is empty, too long, or in the future.',
  PLATFORM_UNAVAILABLE: 'The platform cannot be reached or did not answer in time: try again.',
}

const RETRYABLE: ReadonlySet<string> = new Set<ErrorCode>(['PLATFORM_UNAVAILABLE', 'RATE_LIMITED'])

/** True when the same request may succeed later without any change. */
export function isRetryable(code: string): boolean {
  return RETRYABLE.has(code)
}
