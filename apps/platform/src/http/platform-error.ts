import { PLATFORM_ERRORS, type ErrorDetails, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'

/** A refusal of the contract: thrown anywhere below a handler, answered as the failure envelope with the code's status. */
export class PlatformError extends Error {
  readonly code: PlatformErrorCode
  readonly details: ErrorDetails | undefined

  constructor(code: PlatformErrorCode, details?: ErrorDetails) {
    super(code)
    this.name = 'PlatformError'
    this.code = code
    this.details = details
  }
}

/** A refusal to throw: `throw platformError('login.locked', { retryAfterSeconds: 900 })`. */
export function platformError(code: PlatformErrorCode, details?: ErrorDetails): PlatformError {
  return new PlatformError(code, details)
}

/** English sentences for developers; what people read is worded by the web from the code. */
const MESSAGES: Record<PlatformErrorCode, string> = {
  'login.not.session': 'There is no session, or it has ended.',
  'login.failed': 'The username and the password do not belong together.',
  'login.locked': 'Too many wrong passwords; try again later.',
  request_body_required: 'The body must be sealed, fresh and used once.',
  request_param_err: 'An input breaks its rule; see value.fields.',
  'function.not.available': 'This function is switched off for this brand.',
  TOO_MANY_REQUESTS: 'Too many requests; try again later.',
  'username.taken': 'The username is taken.',
  in_need_true_account: 'A demo account cannot do this.',
  not_agent: 'The account is not an agent.',
  'account.not.found': 'There is no such account in the downline.',
  'game.not.found': 'There is no such game.',
  'game.maintenance': 'The game is under maintenance.',
  insufficient_balance: 'The balance does not cover the stake.',
  stake_invalid: 'The game does not take this stake.',
  round_in_progress: 'Another round of this session is being played.',
  round_key_reused: 'The round key was used for another round.',
  game_session_expired: 'The game session has ended; open the game again.',
  system_busy: 'The system is busy; try again later.',
}

/** The failure envelope of a code, with its HTTP status. */
export function failureOf(code: PlatformErrorCode, details?: ErrorDetails) {
  return {
    status: PLATFORM_ERRORS[code],
    body: { success: false, message: MESSAGES[code], errorCode: code, ...(details && { value: details }) },
  }
}
