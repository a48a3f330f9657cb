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
  /** The password or code was right, and more must be shown; `value.verification` tells what. */
  login_verify_required: 401,
  /** The log-in that waits for more is none any more: too old, used, or too many wrong answers. */
  login_verify_expired: 401,
  /** The link to set a new password is too old, used, or never was. */
  'reset.link.invalid': 400,
  /** A body that should be sealed is not, or cannot be opened. */
  request_body_required: 400,
  /** An input that breaks its rule; `value.fields` tells which and how. */
  request_param_err: 400,
  /** The module is switched off for this brand. */
  'function.not.available': 400,
  TOO_MANY_REQUESTS: 429,
  'username.taken': 409,
  /** The number, which its owner has shown to be theirs, has an account. */
  'mobile.taken': 409,
  /** No agent has the affiliate code. */
  'affiliate.code.invalid': 404,
  /** The key of another registration. */
  registration_key_reused: 422,
  /** The proof of the human check is missing, wrong, too old or used. */
  'human.check.failed': 400,
  /** The characters of the captcha picture are wrong, or the picture is too old or used: another one is needed. */
  'captcha.failed': 400,
  /** The code is missing or wrong, was used, or belongs to another number or purpose. */
  'code.invalid': 400,
  /** The code is too old, or too many wrong ones were tried: another one is needed. */
  'code.expired': 400,
  /** The number has had as many codes as it may have in a day. */
  'code.quota.exceeded': 429,
  /** What the phone sign-in service says of the number is missing, wrong, too old or of another number. */
  'phone.token.invalid': 400,
  /** The account has an authenticator already. */
  'authenticator.bound': 409,
  /** The passkey is unknown, its challenge too old or used, or its answer does not hold. */
  'passkey.failed': 401,
  'passkey.not.found': 404,
  /** The account has as many passkeys as it may have. */
  'passkey.limit': 409,
  /** The issuer refused, or what it sent back is too old, used, or belongs to another browser. */
  'social.failed': 401,
  /** The issuer cannot be reached. */
  'social.unavailable': 503,
  /** The account elsewhere, or this account, is connected already. */
  'social.taken': 409,
  /** Without it nobody could sign in to the account any more. */
  'last.way.in': 409,
  /** A first password is set only soon after logging in. */
  'login.not.recent': 403,
  /** A demo account asked for what needs a true one. */
  in_need_true_account: 403,
  not_agent: 403,
  /** No such account in the asker's downline: also the answer for accounts that exist elsewhere. */
  'account.not.found': 404,
  'game.not.found': 404,
  'game.maintenance': 503,
  /** What became of a transfer with the vendor's wallet is not known yet; nothing is moved to or from it until then. */
  'wallet.locked': 409,
  'promotion.not.found': 404,
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
  /** The next try must carry what a captcha shows. */
  captcha?: boolean
  verification?: VerificationDetails
}

/** What a log-in must show beside its password or code. */
export interface VerificationDetails {
  /** Names the log-in that waits; good for ten minutes and five wrong answers. */
  ticket: string
  /** One of these is enough. `hint`: where a code would go, masked. */
  methods: { method: string; hint?: string | null | undefined }[]
}
