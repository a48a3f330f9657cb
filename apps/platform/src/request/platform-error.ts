import { PLATFORM_ERRORS, type ErrorDetails, type PlatformErrorCode } from '@playhouse/platform-api/errors.ts'

/**
 * A refusal of the contract: thrown anywhere below a handler, sent in the failure envelope with the code's
 * status.
 */
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

export function platformError(code: PlatformErrorCode, details?: ErrorDetails): PlatformError {
  return new PlatformError(code, details)
}

/** For developers; clients word the codes for users. */
const MESSAGES: Record<PlatformErrorCode, string> = {
  'login.not.session': 'There is no session, or it has ended.',
  'login.failed': 'The username and the password do not belong together.',
  'login.locked': 'Too many wrong passwords; try again later.',
  login_verify_required: 'More must be shown to log in; see value.verification.',
  login_verify_expired: 'This log-in does not wait any more; log in again.',
  'reset.link.invalid': 'The link is too old, used, or never was; ask for another one.',
  request_body_required: 'The body must be sealed, fresh and used once.',
  request_param_err: 'An input breaks its rule; see value.fields.',
  'function.not.available': 'This function is switched off for this brand.',
  TOO_MANY_REQUESTS: 'Too many requests; try again later.',
  'username.taken': 'The username is taken.',
  'mobile.taken': 'The mobile number has an account.',
  'affiliate.code.invalid': 'No agent has this affiliate code.',
  registration_key_reused: 'The key was used for another registration.',
  'human.check.failed': 'The proof of the human check is missing, wrong, too old or used.',
  'captcha.failed': 'The captcha is wrong, too old or used; fetch another one.',
  'code.invalid': 'The code is missing or wrong.',
  'code.expired': 'The code has expired; ask for another one.',
  'code.quota.exceeded': 'No more codes for this number today; contact customer service.',
  'phone.token.invalid': 'The phone sign-in service does not vouch for this number.',
  'authenticator.bound': 'The account has an authenticator already.',
  'passkey.failed': 'The passkey is unknown, or its answer does not hold.',
  'passkey.not.found': 'The account has no such passkey.',
  'passkey.limit': 'The account has as many passkeys as it may have.',
  'social.failed': 'The issuer refused, or what it sent back does not hold.',
  'social.unavailable': 'The issuer cannot be reached; try again later.',
  'social.taken': 'The account elsewhere, or this account, is connected already.',
  'login.not.recent': 'The session is not fresh enough for this; log in again.',
  'last.way.in': 'Nobody could sign in to the account without it.',
  in_need_true_account: 'A demo account cannot do this.',
  not_agent: 'The account is not an agent.',
  'account.not.found': 'There is no such account in the downline.',
  'game.not.found': 'There is no such game.',
  'game.maintenance': 'The game is under maintenance.',
  'wallet.locked': 'The wallet at the vendor is locked until it is known what became of a transfer.',
  'promotion.not.found': 'There is no such promotion.',
  insufficient_balance: 'The balance does not cover the stake.',
  stake_invalid: 'The game does not take this stake.',
  round_in_progress: 'Another round of this session is being played.',
  round_key_reused: 'The round key was used for another round.',
  game_session_expired: 'The game session has ended; open the game again.',
  system_busy: 'The system is busy; try again later.',
}

export function failureOf(code: PlatformErrorCode, details?: ErrorDetails) {
  return {
    status: PLATFORM_ERRORS[code],
    body: { success: false, message: MESSAGES[code], errorCode: code, ...(details && { value: details }) },
  }
}
