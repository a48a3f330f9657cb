import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'

/** The one table from the platform's codes to the graph's. A code that is not in it does not compile. */
export const ERROR_CODES: Readonly<Record<PlatformErrorCode, ErrorCode>> = {
  'login.not.session': 'SESSION_EXPIRED',
  'login.failed': 'LOGIN_FAILED',
  'login.locked': 'LOGIN_LOCKED',
  login_verify_required: 'VERIFICATION_REQUIRED',
  login_verify_expired: 'VERIFICATION_EXPIRED',
  'reset.link.invalid': 'LINK_INVALID',
  // The gateway seals; when the platform cannot open it even with fresh keys, the caller can only try again.
  request_body_required: 'PLATFORM_UNAVAILABLE',
  request_param_err: 'INVALID_INPUT',
  'function.not.available': 'NOT_AVAILABLE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  'username.taken': 'USERNAME_TAKEN',
  'mobile.taken': 'MOBILE_TAKEN',
  'affiliate.code.invalid': 'INVITATION_CODE_INVALID',
  // The web takes a new key for whatever it changes, and asks again.
  registration_key_reused: 'INVALID_INPUT',
  'human.check.failed': 'HUMAN_CHECK_FAILED',
  'captcha.failed': 'CAPTCHA_FAILED',
  'code.invalid': 'CODE_INVALID',
  'code.expired': 'CODE_EXPIRED',
  'code.quota.exceeded': 'CODE_QUOTA_EXCEEDED',
  'phone.token.invalid': 'PHONE_NOT_VERIFIED',
  'authenticator.bound': 'AUTHENTICATOR_ALREADY_ENABLED',
  'passkey.failed': 'PASSKEY_FAILED',
  'passkey.not.found': 'PASSKEY_NOT_FOUND',
  'passkey.limit': 'PASSKEY_LIMIT',
  'social.failed': 'IDENTITY_PROVIDER_FAILED',
  'social.unavailable': 'IDENTITY_PROVIDER_UNAVAILABLE',
  'social.taken': 'IDENTITY_ALREADY_LINKED',
  'last.way.in': 'LAST_LOGIN_METHOD',
  'login.not.recent': 'LOGIN_NOT_RECENT',
  in_need_true_account: 'REAL_ACCOUNT_REQUIRED',
  not_agent: 'NOT_AGENT',
  'account.not.found': 'ACCOUNT_NOT_FOUND',
  'game.not.found': 'GAME_NOT_FOUND',
  'game.maintenance': 'GAME_MAINTENANCE',
  'wallet.locked': 'WALLET_LOCKED',
  // Never heard outside: the graph answers null for a promotion that is not there.
  'promotion.not.found': 'NOT_AVAILABLE',
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
  VERIFICATION_REQUIRED: 'The log-in needs a further verification.',
  VERIFICATION_EXPIRED: 'The pending log-in has expired; start again.',
  LINK_INVALID: 'The link is unknown, expired or already used.',
  RATE_LIMITED: 'Too many requests: try again later.',
  USERNAME_TAKEN: 'The username is taken.',
  MOBILE_TAKEN: 'The mobile number already has an account.',
  INVITATION_CODE_INVALID: 'No agent has this invitation code.',
  HUMAN_CHECK_FAILED: 'The proof of work is missing, wrong, expired or already used; solve another challenge.',
  CAPTCHA_FAILED: 'The captcha answer is wrong, expired or already used; show another captcha.',
  CODE_INVALID: 'The code is missing or wrong.',
  CODE_EXPIRED: 'The code has expired: ask for another one.',
  CODE_QUOTA_EXCEEDED: 'No more codes for this address today: contact customer service.',
  PHONE_NOT_VERIFIED: 'The phone verification service did not confirm this number.',
  AUTHENTICATOR_ALREADY_ENABLED: 'The account already has an authenticator app.',
  PASSKEY_FAILED: 'The passkey is unknown, its challenge has expired or was used, or its response is invalid.',
  PASSKEY_NOT_FOUND: 'The account has no such passkey.',
  PASSKEY_LIMIT: 'The account has reached the maximum number of passkeys.',
  IDENTITY_PROVIDER_FAILED:
    'The identity provider refused, or its callback has expired, was used, or belongs to another browser.',
  IDENTITY_PROVIDER_UNAVAILABLE: 'The identity provider cannot be reached; try again.',
  IDENTITY_ALREADY_LINKED: 'The identity is already linked, or the account already has one of this provider.',
  LOGIN_NOT_RECENT: 'The session is not fresh enough for this: log in again.',
  LAST_LOGIN_METHOD: 'It is the account’s only log-in method.',
  REAL_ACCOUNT_REQUIRED: 'Not available to demo accounts.',
  NOT_AGENT: 'The account is not an agent.',
  ACCOUNT_NOT_FOUND: 'There is no such account in the downline.',
  GAME_NOT_FOUND: 'There is no such game.',
  GAME_MAINTENANCE: 'The game is under maintenance.',
  WALLET_LOCKED: 'A transfer with the vendor’s wallet is under investigation; try again later.',
  INSUFFICIENT_BALANCE: 'The balance is too low.',
  NOT_AVAILABLE: 'The brand does not offer this.',
  INVALID_RANGE: 'The date range is empty, too long, or in the future.',
  PLATFORM_UNAVAILABLE: 'The platform cannot be reached or did not answer in time: try again.',
}

const RETRYABLE: ReadonlySet<string> = new Set<ErrorCode>([
  'PLATFORM_UNAVAILABLE',
  'RATE_LIMITED',
  'IDENTITY_PROVIDER_UNAVAILABLE',
])

/** True when the same request may succeed later without any change. */
export function isRetryable(code: string): boolean {
  return RETRYABLE.has(code)
}
