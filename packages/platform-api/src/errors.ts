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
  /** The password or code was correct, and verification is required; see `value.verification`. */
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
  /** The site is under maintenance, until `value.endsAt` if that is known. What is under way can be ended. */
  'site.maintenance': 503,
  /** The brand is not offered in the caller's country. What is under way can be ended, and money withdrawn. */
  'region.restricted': 451,
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
  /** A session, link, device or message of the account; also for those of other accounts. */
  'not.found': 404,
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
  /** Until the password is changed, the session can only read what the log-in shows, change the password and log out. */
  'password.change.required': 403,
  /** Not available to demo accounts. */
  in_need_true_account: 403,
  not_agent: 403,
  /** Also for accounts outside the caller's downline. */
  'account.not.found': 404,
  'game.not.found': 404,
  'game.maintenance': 503,
  /** A transfer with the vendor's wallet is unresolved; nothing is moved to or from it until then. */
  'wallet.locked': 409,
  'promotion.not.found': 404,
  /** It has not started, has ended, or has nothing to claim. */
  'promotion.not.open': 409,
  /** A requirement is not met; see `obstacle` of the offer. */
  'promotion.not.eligible': 409,
  /** Another bonus is active. It must be wagered or forfeited before a claim or a withdrawal; see `value.remaining`. */
  'bonus.running': 409,
  'bonus.not.found': 404,
  /** An unfinished round holds bonus money. */
  'bonus.round.open': 409,
  /** Above the largest stake that the terms of the active bonus allow. */
  'bonus.stake.reached': 409,
  /** Expired, not due yet, or too little. */
  'reward.not.claimable': 409,
  'mission.not.found': 404,
  'mission.not.reached': 409,
  /** Its period and the following day are over. */
  'mission.expired': 409,
  'raffle.not.found': 404,
  /** Its tickets are not on sale. */
  'raffle.closed': 409,
  /** Above the maximum number of tickets per account. */
  'raffle.limit': 409,
  /** Too few tickets are left. */
  'raffle.sold.out': 409,
  'case.not.found': 404,
  'case.not.closed': 409,
  /** An unknown push service, or invalid keys. */
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
  /** The message contains a link. */
  'chat.link': 422,
  /** The message contains a phone number, an address or an account on another service. */
  'chat.contact': 422,
  'points.insufficient': 409,
  /** Sold out, removed, or at a new price. */
  'points.item.unavailable': 409,
  /** The request key was used for another request. */
  request_key_reused: 422,
  'deposit.not.found': 404,
  /** The deposit is over or credited. */
  'deposit.not.open': 409,
  /** The brand does not offer this deposit method. */
  'deposit.method.unavailable': 409,
  /** Blocked after several failures, until a review. */
  'deposit.blocked': 423,
  /** The maximum number of deposits by this method within 24 hours is reached; see `value.retryAfterSeconds`. */
  'deposit.times.reached': 429,
  /** Too many deposits await payment. */
  'deposit.too.many.open': 409,
  /** The upload link is invalid, expired or already used. */
  'upload.link.invalid': 404,
  'upload.too.large': 413,
  /** The content is neither PNG nor JPEG, whatever the file name. */
  'upload.type.unsupported': 415,
  /** The picture is damaged. */
  'upload.picture.broken': 422,
  /** The picture has too many pixels. */
  'upload.picture.too.large': 422,
  /** No such picture of this account, of another purpose, or attached elsewhere. */
  'upload.not.found': 404,
  /** The proof of identity is missing or wrong. */
  'contact.proof.failed': 403,
  /** A request for an identity check is already open. */
  'identity.open': 409,
  insufficient_balance: 409,
  stake_invalid: 400,
  round_in_progress: 409,
  round_key_reused: 422,
  game_session_expired: 401,
  /** The deposit exceeds the remaining deposit limit. */
  'limit.deposit': 409,
  /** A loss limit is used up. */
  'limit.loss': 409,
  /** The vendor has its own wallet and cannot enforce the member's limit of a single stake. */
  'limit.stake': 409,
  /** Above the member's own limit of a single stake. */
  'limit.stake.reached': 409,
  /** The session time limit is used up; play again after a break of 15 minutes. */
  'limit.session': 409,
  /** During a time-out or self-exclusion, and for a closed account. */
  'play.excluded': 403,
  /** The account is being checked, or stays closed to deposits and play; withdrawals are open. */
  'account.held': 403,
  /** The brand asks for the birthday before the first deposit. */
  'birthday.required': 403,
  /** Younger than the brand's age for deposits. */
  'age.too_young': 403,
  /** Unknown, cancelled or expired. */
  'limit.change.not.found': 404,
  /** A looser limit can be confirmed after 24 hours. */
  'limit.change.not.due': 409,
  /** An exclusion can only be replaced by a longer one. */
  'exclusion.active': 409,
  /** The confirmation has expired, was used, or belongs to another request. */
  'confirmation.expired': 409,
  'account.closed': 403,
  /** Until its money has left, an account that is being closed can follow its payout, answer and log out. */
  'account.closing': 403,
  /** An operator has blocked the account; `value.reason` is what the owner may read of it. */
  'account.blocked': 403,
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
  /** A bank account must be in the member's own name, which is not set yet. */
  'real.name.missing': 409,
  /** Withdrawals require the identity check; see `identity` of the withdrawal settings. */
  'identity.required': 409,
  'bank.card.not.found': 404,
  'bank.card.exists': 409,
  'bank.card.limit': 409,
  'bank.card.name.differs': 409,
  /** A new card or address cannot be used yet; see `value.retryAfterSeconds`. */
  'bank.card.resting': 409,
  /** A further proof by one of `value.methods` is required. */
  'step.up.required': 403,
  /** The account has no passkey, authenticator or verified contact to confirm with. */
  'step.up.unavailable': 409,
  /** One of the answers to the security questions is wrong, without saying which. */
  'security.answers.wrong': 400,
  /** Too many wrong answers; see `value.retryAfterSeconds`. */
  'security.answers.locked': 423,
  /** Deposits must be wagered; see `value.remaining`. */
  'turnover.remaining': 409,
  /** The brand's daily number of withdrawals is reached. */
  'withdrawal.limit': 409,
  'withdrawal.not.found': 404,
  /** Its state has changed. */
  'withdrawal.state': 409,
  /** The brand's daily limit of transfers to other accounts is reached. */
  'transfer.limit.reached': 409,
  /** The other account cannot receive this transfer now; never says why, because that is its owner's business. */
  'transfer.receiver.unavailable': 409,
  /** The account has no such round or transaction. */
  'record.not.found': 404,
  'lottery.not.found': 404,
  'lottery.draw.not.found': 404,
  /** Closed for bets, by the platform's clock. */
  'lottery.draw.closed': 409,
  /** Its state has changed. */
  'lottery.draw.state': 409,
  /** The odds have changed; load them again. */
  'lottery.odds.changed': 409,
  /** The brand offers the lottery at another prize mode than the client named; load the board again. */
  'lottery.prize.mode': 409,
  /** Above the maximum total stake of all players on a selection; see `value.selection` and `value.remaining`. */
  'lottery.ceiling': 409,
  'lottery.ticket.not.found': 404,
  /** All its draws are closed. */
  'lottery.ticket.closed': 409,
  /** There are more direct downlines than one message can reach. */
  'message.recipients.limit': 409,
  /** The agent has reached the maximum number of registration links. */
  'agent.link.limit': 409,
  'agent.link.not.found': 404,
  'contract.not.found': 404,
  /** Its state has changed, or its terms differ from those shown. */
  'contract.state': 409,
  /** The account has a pending offer of this kind. */
  'contract.offer.open': 409,
  /** The account has a pending request of this kind. */
  'contract.request.open': 409,
  /** The upline has made an offer of this kind, which must be answered first. */
  'contract.offer.waiting': 409,
  /** The account has no upline who could make an offer. */
  'contract.no.upline': 409,
  /** Accepting or ending would end contracts that were not listed. */
  'contract.ends.others': 409,
  /** The member has a pending application. */
  'application.open': 409,
  /** The account is already an agent. */
  'application.agent': 409,
  /** Its state has changed. */
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
  /** The next attempt requires a captcha. */
  captcha?: boolean
  verification?: VerificationDetails
  /** Ways to confirm; `hint`: masked recipient of a code. */
  methods?: { method: string; hint?: string | null | undefined }[]
  /** Missing or remaining decimal amount. */
  remaining?: string
  /** Decimal amount of the limit that refused it; `remaining` is what it leaves. */
  limit?: string
  /** End of the maintenance, in epoch milliseconds. */
  endsAt?: number
  /** Selection of a ceiling. */
  selection?: string
  /** What is unfinished, as `accountClosing` names it. */
  obstacles?: { kind: string; id: string | null; name: string | null; amount: string | null }[]
  /** What an operator wrote to the owner of the account. */
  reason?: string
}

export interface VerificationDetails {
  /** Token of the pending log-in. Expires after 10 minutes or 5 wrong answers. */
  ticket: string
  /** One of these is enough. `hint`: masked recipient of a code. */
  methods: { method: string; hint?: string | null | undefined }[]
}
