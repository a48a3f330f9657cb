import type { PlatformErrorCode } from '@playhouse/platform-api/errors.ts'
import type { ErrorCode } from '@playhouse/schema/types.generated.ts'
import { GraphQLError } from 'graphql'
import { PlatformRefusal, PlatformUnavailable } from '../../platform/failures.ts'

/** GraphQL code of each platform code. */
export const ERROR_CODES: Readonly<Record<PlatformErrorCode, ErrorCode>> = {
  'login.not.session': 'SESSION_EXPIRED',
  'login.failed': 'LOGIN_FAILED',
  'login.locked': 'LOGIN_LOCKED',
  login_verify_required: 'VERIFICATION_REQUIRED',
  login_verify_expired: 'VERIFICATION_EXPIRED',
  'reset.link.invalid': 'LINK_INVALID',
  // The gateway seals bodies: when fresh keys do not help, the caller can only try again.
  request_body_required: 'PLATFORM_UNAVAILABLE',
  request_param_err: 'INVALID_INPUT',
  'function.not.available': 'NOT_AVAILABLE',
  TOO_MANY_REQUESTS: 'RATE_LIMITED',
  'username.taken': 'USERNAME_TAKEN',
  'mobile.taken': 'MOBILE_TAKEN',
  'affiliate.code.invalid': 'INVITATION_CODE_INVALID',
  // The web retries with a new key.
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
  // Never returned: the graph has null for a missing promotion.
  'promotion.not.found': 'NOT_AVAILABLE',
  'contact.proof.failed': 'CONTACT_PROOF_FAILED',
  'identity.open': 'IDENTITY_CHECK_OPEN',
  'upload.not.found': 'UPLOAD_NOT_FOUND',
  // The next five go to the browser that sends a picture.
  'upload.link.invalid': 'LINK_INVALID',
  'upload.too.large': 'INVALID_INPUT',
  'upload.type.unsupported': 'INVALID_INPUT',
  'upload.picture.broken': 'INVALID_INPUT',
  'upload.picture.too.large': 'INVALID_INPUT',
  request_key_reused: 'REQUEST_KEY_REUSED',
  'deposit.not.found': 'DEPOSIT_NOT_FOUND',
  'deposit.not.open': 'DEPOSIT_NOT_OPEN',
  'deposit.method.unavailable': 'DEPOSIT_METHOD_UNAVAILABLE',
  'deposit.blocked': 'DEPOSITS_BLOCKED',
  'deposit.times.reached': 'DEPOSIT_TIMES_REACHED',
  'deposit.too.many.open': 'TOO_MANY_OPEN_DEPOSITS',
  insufficient_balance: 'INSUFFICIENT_BALANCE',
  // The next four go to game pages, which call the platform directly.
  stake_invalid: 'INVALID_INPUT',
  round_in_progress: 'RATE_LIMITED',
  round_key_reused: 'INVALID_INPUT',
  game_session_expired: 'NOT_AVAILABLE',
  'limit.deposit': 'DEPOSIT_LIMIT_REACHED',
  'limit.loss': 'LOSS_LIMIT_REACHED',
  'limit.stake': 'STAKE_LIMIT_NOT_KEPT',
  'limit.session': 'SESSION_TIME_REACHED',
  'play.excluded': 'PLAY_EXCLUDED',
  'limit.change.not.found': 'LIMIT_CHANGE_NOT_FOUND',
  'limit.change.not.due': 'LIMIT_CHANGE_NOT_DUE',
  'exclusion.active': 'EXCLUSION_NOT_LONGER',
  'confirmation.expired': 'CONFIRMATION_EXPIRED',
  'account.closed': 'ACCOUNT_CLOSED',
  'account.in.use': 'ACCOUNT_IN_USE',
  'account.not.empty': 'ACCOUNT_NOT_EMPTY',
  system_busy: 'PLATFORM_UNAVAILABLE',
  // The web makes a new key for each withdrawal.
  'payment.password.missing': 'PAYMENT_PASSWORD_MISSING',
  'payment.password.wrong': 'PAYMENT_PASSWORD_WRONG',
  'payment.password.locked': 'PAYMENT_PASSWORD_LOCKED',
  'payment.password.exists': 'PAYMENT_PASSWORD_EXISTS',
  'real.name.missing': 'REAL_NAME_MISSING',
  'identity.required': 'IDENTITY_REQUIRED',
  'bank.card.not.found': 'BANK_CARD_NOT_FOUND',
  'bank.card.exists': 'BANK_CARD_EXISTS',
  'bank.card.limit': 'BANK_CARD_LIMIT',
  'bank.card.name.differs': 'BANK_CARD_NAME_DIFFERS',
  'bank.card.resting': 'BANK_CARD_RESTING',
  'step.up.required': 'STEP_UP_REQUIRED',
  'step.up.unavailable': 'STEP_UP_UNAVAILABLE',
  'turnover.remaining': 'TURNOVER_REMAINING',
  'transfer.limit.reached': 'TRANSFER_LIMIT',
  // Never returned: the graph has null for a missing record.
  'record.not.found': 'NOT_AVAILABLE',
  'withdrawal.limit': 'WITHDRAWAL_LIMIT',
  'case.not.found': 'SERVICE_CASE_NOT_FOUND',
  'points.insufficient': 'POINTS_INSUFFICIENT',
  'points.item.unavailable': 'POINTS_ITEM_UNAVAILABLE',
  'reward.not.claimable': 'REWARD_NOT_CLAIMABLE',
  'withdrawal.not.found': 'WITHDRAWAL_NOT_FOUND',
  'withdrawal.state': 'WITHDRAWAL_STATE_CHANGED',
}

/** Messages for developers; the web has its own texts. */
export const MESSAGES: Readonly<Record<ErrorCode, string>> = {
  INVALID_INPUT: 'The input is invalid.',
  SESSION_EXPIRED: 'The session is missing or has ended; log in.',
  LOGIN_FAILED: 'Wrong username or password.',
  LOGIN_LOCKED: 'Too many wrong passwords; try again later.',
  VERIFICATION_REQUIRED: 'The log-in requires verification.',
  VERIFICATION_EXPIRED: 'The pending log-in has expired; start again.',
  LINK_INVALID: 'The link is invalid, expired or already used.',
  RATE_LIMITED: 'Too many requests; try again later.',
  USERNAME_TAKEN: 'The username is taken.',
  MOBILE_TAKEN: 'The mobile number is taken.',
  INVITATION_CODE_INVALID: 'Unknown invitation code.',
  HUMAN_CHECK_FAILED: 'The proof of work is missing, wrong, expired or already used; solve a new challenge.',
  CAPTCHA_FAILED: 'The captcha is wrong, expired or already used; show a new one.',
  CODE_INVALID: 'The code is missing or wrong.',
  CODE_EXPIRED: 'The code has expired; request a new one.',
  CODE_QUOTA_EXCEEDED: 'Daily limit of codes reached; contact customer service.',
  PHONE_NOT_VERIFIED: 'The phone sign-in service did not verify this number.',
  AUTHENTICATOR_ALREADY_ENABLED: 'The account already has an authenticator.',
  PASSKEY_FAILED: 'The passkey is unknown, its signature wrong, or its challenge expired or already used.',
  PASSKEY_NOT_FOUND: 'The account has no such passkey.',
  PASSKEY_LIMIT: 'The account has the maximum number of passkeys.',
  IDENTITY_PROVIDER_FAILED: 'The issuer refused, or its response is expired, already used, or from another browser.',
  IDENTITY_PROVIDER_UNAVAILABLE: 'The issuer cannot be reached; try again.',
  IDENTITY_ALREADY_LINKED: 'The issuer’s account or this account is already linked.',
  LOGIN_NOT_RECENT: 'This requires a recent log-in; log in again.',
  LAST_LOGIN_METHOD: 'It is the last way to sign in to the account.',
  REAL_ACCOUNT_REQUIRED: 'Not available to demo accounts.',
  NOT_AGENT: 'The account is not an agent.',
  ACCOUNT_NOT_FOUND: 'No such account in the downline.',
  GAME_NOT_FOUND: 'No such game.',
  GAME_MAINTENANCE: 'The game is under maintenance.',
  WALLET_LOCKED: 'A transfer with the vendor’s wallet is being resolved; try again later.',
  UPLOAD_NOT_FOUND: 'An uploaded picture is unknown, of another purpose, or attached already; upload it again.',
  DEPOSIT_NOT_FOUND: 'No such deposit.',
  DEPOSIT_NOT_OPEN: 'The deposit is over or credited.',
  DEPOSIT_METHOD_UNAVAILABLE: 'The brand does not offer this way to deposit.',
  DEPOSITS_BLOCKED: 'Deposits of the account are stopped until they were reviewed.',
  DEPOSIT_TIMES_REACHED: 'No more deposits by this method within 24 hours.',
  TOO_MANY_OPEN_DEPOSITS: 'Other deposits wait for their payment; pay or cancel one.',
  REQUEST_KEY_REUSED: 'The request key was used for another request; use a new one.',
  CONTACT_PROOF_FAILED: 'The proof that the account is one’s own is missing or wrong.',
  IDENTITY_CHECK_OPEN: 'An identity check is being made; wait for its outcome.',
  INSUFFICIENT_BALANCE: 'The balance does not cover the amount.',
  PAYMENT_PASSWORD_MISSING: 'The account has no payment password; set one.',
  PAYMENT_PASSWORD_WRONG: 'The payment password is wrong.',
  PAYMENT_PASSWORD_LOCKED: 'Too many wrong payment passwords; try again later or replace it with a code.',
  PAYMENT_PASSWORD_EXISTS: 'The account already has a payment password.',
  REAL_NAME_MISSING: 'The account has no real name yet.',
  IDENTITY_REQUIRED: 'The identity check must be passed first.',
  BANK_CARD_NOT_FOUND: 'The account has no such card.',
  BANK_CARD_EXISTS: 'The account already has this card.',
  BANK_CARD_LIMIT: 'The account has the maximum number of cards.',
  BANK_CARD_NAME_DIFFERS: 'The holder differs from the member’s real name.',
  BANK_CARD_RESTING: 'The card is new and rests.',
  STEP_UP_REQUIRED: 'A second factor is needed.',
  STEP_UP_UNAVAILABLE: 'The account has no second factor.',
  TURNOVER_REMAINING: 'Deposits must be played before a withdrawal.',
  NO_UPLINE: 'The account has no upline.',
  TRANSFER_LIMIT: 'The daily limit of transfers to other accounts is reached.',
  WITHDRAWAL_LIMIT: 'The daily number of withdrawals is reached.',
  SERVICE_CASE_NOT_FOUND: 'The account has no such case.',
  POINTS_INSUFFICIENT: 'The account has fewer points than that.',
  POINTS_ITEM_UNAVAILABLE: 'The item is sold out, gone, or has another price by now.',
  REWARD_NOT_CLAIMABLE: 'There is nothing to claim: its time is over or has not come, or the amount is too small.',
  WITHDRAWAL_NOT_FOUND: 'The account has no such withdrawal.',
  WITHDRAWAL_STATE_CHANGED: 'The withdrawal is in another state by now.',
  DEPOSIT_LIMIT_REACHED: 'The amount exceeds what a deposit limit leaves.',
  LOSS_LIMIT_REACHED: 'A loss limit is reached.',
  STAKE_LIMIT_NOT_KEPT: 'The vendor keeps the balance itself and cannot keep the limit of a single stake.',
  SESSION_TIME_REACHED: 'The session time limit is reached; play again after a break of 15 minutes.',
  PLAY_EXCLUDED: 'The account takes a break from play, or is closed.',
  LIMIT_CHANGE_NOT_FOUND: 'No such waiting change of a limit.',
  LIMIT_CHANGE_NOT_DUE: 'The change can be confirmed 24 hours after it was requested.',
  EXCLUSION_NOT_LONGER: 'An exclusion can be replaced by a longer one only.',
  CONFIRMATION_EXPIRED: 'The confirmation has expired or was used; start again.',
  ACCOUNT_CLOSED: 'The account is closed.',
  ACCOUNT_IN_USE: 'A round, transfer or withdrawal is unfinished.',
  ACCOUNT_NOT_EMPTY: 'There is a balance to withdraw first.',
  NOT_AVAILABLE: 'The brand does not offer this.',
  INVALID_RANGE: 'The range of days is empty, too long, or in the future.',
  PLATFORM_UNAVAILABLE: 'The platform cannot be reached or did not answer in time; try again.',
}

const RETRYABLE: ReadonlySet<string> = new Set<ErrorCode>([
  'PLATFORM_UNAVAILABLE',
  'RATE_LIMITED',
  'IDENTITY_PROVIDER_UNAVAILABLE',
])

/** True when the unchanged request may succeed later. */
export function isRetryable(code: string): boolean {
  return RETRYABLE.has(code)
}

/** Undefined for unexpected errors. */
export function errorCodeOf(error: unknown): ErrorCode | undefined {
  if (error instanceof PlatformRefusal) return ERROR_CODES[error.code]
  return error instanceof PlatformUnavailable ? 'PLATFORM_UNAVAILABLE' : undefined
}

export function failure(code: ErrorCode): GraphQLError {
  return new GraphQLError(MESSAGES[code], { extensions: { code } })
}

export function badArgument(message: string): GraphQLError {
  return new GraphQLError(message, { extensions: { code: 'BAD_USER_INPUT' } })
}

/** Checks an idempotency key, which becomes a header. @throws GraphQLError BAD_USER_INPUT */
export function checkRequestKey(key: string | null | undefined): string | undefined {
  if (key && !/^[\w-]{16,64}$/.test(key)) throw badArgument('requestKey must be 16 to 64 letters, digits, "-" and "_".')
  return key ?? undefined
}
