/**
 * The platform's error codes with their HTTP status. Names follow common platforms where they have one.
 */
export const PLATFORM_ERRORS = {
  /** The session is missing or has ended. */
  'login.not.session': 401,
  /** Wrong username or password, without saying which. */
  'login.failed': 401,
  /** Too many wrong passwords; see `value.retryAfterSeconds`. */
  'login.locked': 423,
  /** The password or code was right and verification is required; see `value.verification`. */
  login_verify_required: 401,
  /** The pending log-in has expired, was used, or had too many wrong answers. */
  login_verify_expired: 401,
  /** The password-reset link is invalid, expired or already used. */
  'reset.link.invalid': 400,
  /** The body is not sealed or cannot be opened. */
  request_body_required: 400,
  /** Invalid input; see `value.fields`. */
  request_param_err: 400,
  /** The module is disabled for this brand. */
  'function.not.available': 400,
  TOO_MANY_REQUESTS: 429,
  'username.taken': 409,
  /** The verified number has an account. */
  'mobile.taken': 409,
  'affiliate.code.invalid': 404,
  /** The idempotency key belongs to another registration. */
  registration_key_reused: 422,
  /** The proof is missing, wrong, expired or already used. */
  'human.check.failed': 400,
  /** The characters are wrong, or the captcha expired or already used. */
  'captcha.failed': 400,
  /** The code is missing, wrong, already used, or of another number or purpose. */
  'code.invalid': 400,
  /** The code has expired or was tried too often. */
  'code.expired': 400,
  /** The number's daily limit of codes is reached. */
  'code.quota.exceeded': 429,
  /** The phone sign-in token is missing, invalid, expired or of another number. */
  'phone.token.invalid': 400,
  'authenticator.bound': 409,
  /** The passkey is unknown, its signature wrong, or its challenge expired or already used. */
  'passkey.failed': 401,
  'passkey.not.found': 404,
  'passkey.limit': 409,
  /** The issuer refused, or its response is expired, already used, or of another browser. */
  'social.failed': 401,
  'social.unavailable': 503,
  /** The issuer's account or this account is already linked. */
  'social.taken': 409,
  /** The last way to sign in to the account. */
  'last.way.in': 409,
  /** A first password requires a recent log-in. */
  'login.not.recent': 403,
  /** Not available to demo accounts. */
  in_need_true_account: 403,
  not_agent: 403,
  /** Also for accounts outside the caller's downline. */
  'account.not.found': 404,
  'game.not.found': 404,
  'game.maintenance': 503,
  /** A transfer with the vendor's wallet is unresolved; until then nothing is moved to or from it. */
  'wallet.locked': 409,
  'promotion.not.found': 404,
  /** It has not started, has ended, or gives nothing to claim. */
  'promotion.not.open': 409,
  /** Something is missing; see `obstacle` of the offer. */
  'promotion.not.eligible': 409,
  /** A bonus runs. It must be played or given up before another is claimed, and before a withdrawal; see `value.remaining`. */
  'bonus.running': 409,
  'bonus.not.found': 404,
  /** A round that holds bonus money is under way. */
  'bonus.round.open': 409,
  /** Above the largest stake that the terms of the running bonus allow. */
  'bonus.stake.reached': 409,
  /** The request key was used for another request. */
  /** Expired, not due yet, or too little. */
  'reward.not.claimable': 409,
  'mission.not.found': 404,
  'mission.not.reached': 409,
  /** Its period and the day after are over. */
  'mission.expired': 409,
  'raffle.not.found': 404,
  /** Its tickets are not on sale. */
  'raffle.closed': 409,
  /** More tickets than one account may have. */
  'raffle.limit': 409,
  /** Fewer tickets are left than that. */
  'raffle.sold.out': 409,
  'case.not.found': 404,
  /** No push service that the platform knows, or keys that are none. */
  'push.endpoint.refused': 400,
  /** Messages go to verified contacts only. */
  'contact.not.verified': 409,
  'chat.room.not.found': 404,
  'chat.message.not.found': 404,
  /** During a time-out or self-exclusion. */
  'chat.excluded': 403,
  /** A moderator has muted the account; see `value.retryAfterSeconds`. */
  'chat.muted': 403,
  /** The room is for higher ranks. */
  'chat.rank': 403,
  /** Slow mode of the room; see `value.retryAfterSeconds`. */
  'chat.slow': 429,
  /** The message has a link. */
  'chat.link': 422,
  /** The message has a phone number, an address or a name elsewhere. */
  'chat.contact': 422,
  'points.insufficient': 409,
  /** Sold out, withdrawn, or at another price by now. */
  'points.item.unavailable': 409,
  request_key_reused: 422,
  'deposit.not.found': 404,
  /** The deposit is over or credited. */
  'deposit.not.open': 409,
  /** The brand does not offer this way to deposit. */
  'deposit.method.unavailable': 409,
  /** Stopped after several failures until somebody has looked into it. */
  'deposit.blocked': 423,
  /** No more deposits by this method within 24 hours; see `value.retryAfterSeconds`. */
  'deposit.times.reached': 429,
  /** Other deposits wait for their payment. */
  'deposit.too.many.open': 409,
  /** The upload address is invalid, expired or already used. */
  'upload.link.invalid': 404,
  'upload.too.large': 413,
  /** By its content it is neither PNG nor JPEG, whatever its name says. */
  'upload.type.unsupported': 415,
  /** The picture is damaged. */
  'upload.picture.broken': 422,
  /** The picture has too many pixels. */
  'upload.picture.too.large': 422,
  /** No such picture of this account, of another purpose, or attached elsewhere. */
  'upload.not.found': 404,
  /** The proof that the account is one's own is missing or wrong. */
  'contact.proof.failed': 403,
  /** A request for an identity check is open already. */
  'identity.open': 409,
  insufficient_balance: 409,
  stake_invalid: 400,
  round_in_progress: 409,
  round_key_reused: 422,
  game_session_expired: 401,
  /** The deposit exceeds what a deposit limit leaves. */
  'limit.deposit': 409,
  /** A loss limit is used up. */
  'limit.loss': 409,
  /** The vendor keeps the balance itself and cannot keep the member's limit of a single stake. */
  'limit.stake': 409,
  /** The session time limit is used up; play again after a break of 15 minutes. */
  /** Above the member's own limit of a single stake. */
  'limit.stake.reached': 409,
  'limit.session': 409,
  /** During a time-out or self-exclusion, and for a closed account. */
  'play.excluded': 403,
  /** Unknown, withdrawn or expired. */
  'limit.change.not.found': 404,
  /** A looser limit can be confirmed after 24 hours. */
  'limit.change.not.due': 409,
  /** An exclusion can be replaced by a longer one only. */
  'exclusion.active': 409,
  /** The confirmation has expired, was used, or belongs to another request. */
  'confirmation.expired': 409,
  'account.closed': 403,
  /** A round, transfer or withdrawal is unfinished. */
  'account.in.use': 409,
  /** There is a balance that must be withdrawn first. */
  'account.not.empty': 409,
  system_busy: 503,
  'payment.password.missing': 409,
  'payment.password.wrong': 403,
  /** Five wrong ones; see `value.retryAfterSeconds`. */
  'payment.password.locked': 423,
  'payment.password.exists': 409,
  /** A bank account must be in the member's own name, and the account has none yet. */
  'real.name.missing': 409,
  /** Nothing is paid out before the identity check; see `identity` of the withdrawal settings. */
  'identity.required': 409,
  'bank.card.not.found': 404,
  'bank.card.exists': 409,
  'bank.card.limit': 409,
  'bank.card.name.differs': 409,
  /** A new card or address rests; see `value.retryAfterSeconds`. */
  'bank.card.resting': 409,
  /** One of `value.methods` must be answered too. */
  'step.up.required': 403,
  /** The account has no passkey, authenticator or verified contact to confirm with. */
  'step.up.unavailable': 409,
  /** Deposits have not been played; see `value.remaining`. */
  'turnover.remaining': 409,
  /** As many withdrawals today as the brand allows. */
  'withdrawal.limit': 409,
  'withdrawal.not.found': 404,
  /** It is in another state by now. */
  'withdrawal.state': 409,
  /** As much was sent to other accounts today as the brand allows. */
  'transfer.limit.reached': 409,
  /** The account has no such round or transaction. */
  'record.not.found': 404,
  'lottery.not.found': 404,
  'lottery.draw.not.found': 404,
  /** It takes no more bets, by the platform's clock. */
  'lottery.draw.closed': 409,
  /** It is in another state by now. */
  'lottery.draw.state': 409,
  /** The odds are not those that were shown; ask for them again. */
  'lottery.odds.changed': 409,
  /** More than all players together may bet on a selection; see `value.selection` and `value.remaining`. */
  'lottery.ceiling': 409,
  'lottery.ticket.not.found': 404,
  /** All its draws are closed. */
  'lottery.ticket.closed': 409,
  /** More accounts stand directly below than one message goes to. */
  'message.recipients.limit': 409,
  /** The agent has as many registration links as it may. */
  'agent.link.limit': 409,
  'agent.link.not.found': 404,
  'contract.not.found': 404,
  /** In another state by now, or with other terms than shown. */
  'contract.state': 409,
  /** The account has an offer of this kind that waits for an answer. */
  'contract.offer.open': 409,
  /** The account has such a request that waits for an answer. */
  'contract.request.open': 409,
  /** The upline has offered a contract of this kind; it is answered first. */
  'contract.offer.waiting': 409,
  /** Nobody stands above the account who could offer. */
  'contract.no.upline': 409,
  /** Accepting or ending would end contracts that were not named. */
  'contract.ends.others': 409,
  /** The member has an application that is not decided. */
  'application.open': 409,
  /** The account is an agent already. */
  'application.agent': 409,
  /** In another state by now. */
  'application.state': 409,
  'bill.not.found': 404,
  'bill.state': 409,
} as const

export type PlatformErrorCode = keyof typeof PLATFORM_ERRORS

export function isPlatformErrorCode(code: unknown): code is PlatformErrorCode {
  return typeof code === 'string' && Object.hasOwn(PLATFORM_ERRORS, code)
}

export interface ErrorDetails {
  fields?: Record<string, string>
  retryAfterSeconds?: number
  /** The next try requires a captcha. */
  captcha?: boolean
  verification?: VerificationDetails
  /** Ways to confirm; `hint`: masked recipient of a code. */
  methods?: { method: string; hint?: string | null | undefined }[]
  /** Decimal amount that is missing, or that is left. */
  remaining?: string
  /** What a ceiling concerns. */
  selection?: string
}

export interface VerificationDetails {
  /** Token of the pending log-in. Expires after 10 minutes or 5 wrong answers. */
  ticket: string
  /** One of these is enough. `hint`: masked recipient of a code. */
  methods: { method: string; hint?: string | null | undefined }[]
}
