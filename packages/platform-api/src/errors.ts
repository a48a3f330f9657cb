import type { Amount } from '@playhouse/shared/money.ts'

const refusal = <Status extends number>(status: Status, message: string) => ({ status, message })

/**
 * The platform's error codes with their HTTP status and a message for developers; clients have their own texts for users. Names follow
 * common platforms where they have one.
 */
export const PLATFORM_ERRORS = {
  'login.not.session': refusal(401, 'There is no session, or it has ended.'),
  /** Wrong username or password, without saying which. */
  'login.failed': refusal(401, 'The username or password is wrong.'),
  'login.locked': refusal(423, 'Too many wrong passwords; try again later.'),
  /** The password or code was correct, and verification is required; see `value.verification`. */
  login_verify_required: refusal(401, 'A second factor is required; see value.verification.'),
  /** The pending log-in has expired, was used, or had too many wrong answers. */
  login_verify_expired: refusal(401, 'The pending log-in has expired; log in again.'),
  'reset.link.invalid': refusal(400, 'The link is invalid, expired or used; request another one.'),
  /** The body is not sealed or cannot be opened. */
  request_body_required: refusal(400, 'The body must be sealed, recent and not used before.'),
  request_param_err: refusal(400, 'An input breaks its rule; see value.fields.'),
  'function.not.available': refusal(400, 'This function is switched off for this brand.'),
  'site.maintenance': refusal(503, 'The site is under maintenance; value.endsAt is the expected end, if known.'),
  /** The brand is not offered in the caller's country. What is under way can be ended, and money withdrawn. */
  'region.restricted': refusal(451, 'The brand is not offered in the caller’s country.'),
  TOO_MANY_REQUESTS: refusal(429, 'Too many requests; try again later.'),
  'username.taken': refusal(409, 'The username is taken.'),
  'mobile.taken': refusal(409, 'The mobile number has an account.'),
  'affiliate.code.invalid': refusal(404, 'No agent has this affiliate code.'),
  /** The idempotency key belongs to another registration. */
  registration_key_reused: refusal(422, 'The key was used for another registration.'),
  'human.check.failed': refusal(400, 'The proof of the human check is missing, wrong, expired or used.'),
  'captcha.failed': refusal(400, 'The captcha is wrong, expired or used; fetch another one.'),
  /** The code is missing, wrong, already used, or of another number or purpose. */
  'code.invalid': refusal(400, 'The code is missing or wrong.'),
  /** The code has expired or was tried too often. */
  'code.expired': refusal(400, 'The code has expired; request another one.'),
  /** The number's daily limit of codes is reached. */
  'code.quota.exceeded': refusal(429, 'No more codes for this number today; contact customer service.'),
  'phone.token.invalid': refusal(400, 'The phone sign-in token is not valid for this number.'),
  'authenticator.bound': refusal(409, 'The account already has an authenticator.'),
  /** The passkey is unknown, its signature wrong, or its challenge expired or already used. */
  'passkey.failed': refusal(401, 'The passkey is unknown or its response is invalid.'),
  'passkey.not.found': refusal(404, 'The account has no such passkey.'),
  /** A session, link, device or message of the account; also for those of other accounts. */
  'not.found': refusal(404, 'The account has no such thing: it is gone, or was never there.'),
  'passkey.limit': refusal(409, 'The account has reached its limit of passkeys.'),
  /** The issuer refused, or its response is expired, already used, or of another browser. */
  'social.failed': refusal(401, 'The issuer refused or its response is invalid.'),
  'social.unavailable': refusal(503, 'The issuer cannot be reached; try again later.'),
  'social.taken': refusal(409, 'The social identity or this account is already linked.'),
  'last.way.in': refusal(409, 'This is the last sign-in method of the account.'),
  'login.not.recent': refusal(403, 'The log-in is not recent enough; log in again.'),
  /** Until the password is changed, the session can only read what the log-in shows, change the password and log out. */
  'password.change.required': refusal(403, 'The password must be changed first'),
  /** Refusal of an API token. Endpoints that no scope opens need a session. */
  'token.scope.missing': refusal(
    403,
    'The scopes of the API token do not include this. Make a token with the scope, or use a session.',
  ),
  'token.limit': refusal(409, 'The account has as many API tokens as it may have; revoke one first.'),
  in_need_true_account: refusal(403, 'A demo account cannot do this.'),
  not_agent: refusal(403, 'The account is not an agent.'),
  /** Refusal of unknown accounts, and of accounts outside the caller's downline. */
  'account.not.found': refusal(404, 'There is no such account in the downline.'),
  'game.not.found': refusal(404, 'There is no such game.'),
  'game.maintenance': refusal(503, 'The game is under maintenance.'),
  /** A transfer with the vendor's wallet is unresolved; nothing is moved to or from it until then. */
  'wallet.locked': refusal(409, 'The wallet at the vendor is locked until the outcome of a transfer is known.'),
  'promotion.not.found': refusal(404, 'There is no such promotion.'),
  'promotion.not.open': refusal(409, 'The promotion has not started, has ended, or has nothing to claim.'),
  'promotion.not.eligible': refusal(409, 'Something is missing; see the obstacle of the offer.'),
  /** Another bonus is active. It must be wagered or forfeited before a claim or a withdrawal; see `value.remaining`. */
  'bonus.running': refusal(409, 'Another bonus is active; wager or forfeit it first; see value.remaining.'),
  'bonus.not.found': refusal(404, 'The account has no such bonus.'),
  'bonus.round.open': refusal(409, 'An unfinished round holds bonus money; finish it first.'),
  /** Above the largest stake that the terms of the active bonus allow. */
  'bonus.stake.reached': refusal(409, 'The terms of the member’s bonus allow no larger stake.'),
  /** Expired, not due yet, or too little. */
  'reward.not.claimable': refusal(
    409,
    'There is nothing to claim: the time is over or has not come, or the amount is too small.',
  ),
  'mission.not.found': refusal(404, 'There is no such mission.'),
  'mission.not.reached': refusal(409, 'The mission is not complete yet.'),
  /** The period of the mission and the following day are over. */
  'mission.expired': refusal(409, 'The time to claim the mission is over.'),
  'raffle.not.found': refusal(404, 'There is no such raffle.'),
  'raffle.closed': refusal(409, 'The tickets of the raffle are not on sale.'),
  'raffle.limit': refusal(409, 'These are more tickets than one account may have.'),
  'raffle.sold.out': refusal(409, 'Fewer tickets are left than that.'),
  'case.not.found': refusal(404, 'There is no such case.'),
  'case.not.closed': refusal(409, 'A case is rated once it is closed.'),
  'push.endpoint.refused': refusal(
    400,
    'The endpoint does not belong to a known push service, or its keys are invalid.',
  ),
  'contact.not.verified': refusal(409, 'The account has no verified contact for this channel.'),
  'chat.room.not.found': refusal(404, 'There is no such room, or it is closed.'),
  'chat.message.not.found': refusal(404, 'The room has no such message or writer.'),
  /** During a time-out or self-exclusion. */
  'chat.excluded': refusal(403, 'The account is on a break from play, which includes the chat.'),
  'chat.muted': refusal(403, 'A moderator has muted the account; see value.retryAfterSeconds.'),
  'chat.rank': refusal(403, 'The room is for higher ranks.'),
  'chat.slow': refusal(429, 'The room is in slow mode; see value.retryAfterSeconds.'),
  'chat.link': refusal(422, 'Links are not allowed in the chat.'),
  'chat.contact': refusal(422, 'Contact data is not allowed in the chat.'),
  'points.insufficient': refusal(409, 'The account has fewer points than that.'),
  'points.item.unavailable': refusal(409, 'The item is sold out, removed, or has a new price.'),
  request_key_reused: refusal(422, 'The key was used for another request.'),
  'deposit.not.found': refusal(404, 'There is no such deposit.'),
  'deposit.not.open': refusal(409, 'The deposit is over or credited.'),
  /** The brand does not offer this deposit method. */
  'deposit.method.unavailable': refusal(409, 'This deposit method is not offered.'),
  /** Blocked after several failures, until a review. */
  'deposit.blocked': refusal(423, 'The account’s deposits are blocked until a review.'),
  'deposit.times.reached': refusal(429, 'No more deposits by this method within 24 hours.'),
  'deposit.too.many.open': refusal(409, 'Other deposits wait for their payment; pay or cancel one.'),
  'upload.link.invalid': refusal(404, 'The upload address is invalid, expired or used; request another one.'),
  'upload.too.large': refusal(413, 'The file is larger than 5 MB.'),
  'upload.type.unsupported': refusal(415, 'The file is neither PNG nor JPEG by its content.'),
  'upload.picture.broken': refusal(422, 'The picture is damaged.'),
  'upload.picture.too.large': refusal(422, 'The picture has too many pixels.'),
  /** No such picture of this account, of another purpose, or attached elsewhere. */
  'upload.not.found': refusal(404, 'The account has no such picture to attach; upload it again.'),
  'contact.proof.failed': refusal(403, 'The proof of identity is missing or wrong.'),
  'identity.open': refusal(409, 'An identity check is being made; wait for its outcome.'),
  insufficient_balance: refusal(409, 'The balance does not cover the stake.'),
  stake_invalid: refusal(400, 'The game does not take this stake.'),
  round_in_progress: refusal(409, 'Another round of this session is being played.'),
  round_key_reused: refusal(422, 'The round key was used for another round.'),
  game_session_expired: refusal(401, 'The game session has ended; open the game again.'),
  'limit.deposit': refusal(409, 'The deposit exceeds the remainder of a deposit limit.'),
  'limit.deposit.required': refusal(409, 'The rules of the member’s country ask for a deposit limit first.'),
  'game.pace': refusal(409, 'The vendor cannot keep rounds as far apart as the rules of the member’s country ask.'),
  'game.stakes': refusal(409, 'The vendor cannot keep stakes as low as the rules of the member’s country ask.'),
  'limit.loss': refusal(409, 'A loss limit is reached.'),
  'limit.stake': refusal(409, 'The vendor cannot keep the member’s limit of a single stake.'),
  'limit.stake.reached': refusal(409, 'The stake is above the member’s limit of a single stake.'),
  'limit.session': refusal(409, 'The session time limit is reached; a break of 15 minutes ends it.'),
  /** During a time-out or self-exclusion, and for a closed account. */
  'play.excluded': refusal(403, 'The account is on a break from play or closed; withdrawals stay possible.'),
  'account.held': refusal(403, 'The account is closed to deposits and play until it has been checked.'),
  'withdrawals.paused': refusal(403, 'Withdrawals and transfers from the account are paused while it is checked.'),
  'birthday.required': refusal(403, 'The birthday must be given before the first deposit.'),
  /** Younger than the brand's age for deposits. */
  'age.too_young': refusal(403, 'The account’s owner is too young to deposit.'),
  'details.required': refusal(403, 'The first deposit needs details that the profile lacks.'),
  'identity.overdue': refusal(403, 'The rules of the member’s country ask for a passed identity check first.'),
  /** The rules of the member's country require its answer before deposits and play. */
  'register.unknown': refusal(403, 'The register of excluded persons has to be asked first, and gives no answer now.'),
  'register.details': refusal(
    403,
    'The register of excluded persons has to be asked first, which needs the real name and the birthday.',
  ),
  /** Unknown, cancelled or expired. */
  'limit.change.not.found': refusal(404, 'There is no such pending change of a limit.'),
  'limit.change.not.due': refusal(409, 'A looser limit can be confirmed 24 hours after the request.'),
  'exclusion.active': refusal(409, 'An exclusion can only be replaced by one that ends later.'),
  'confirmation.expired': refusal(409, 'The confirmation has expired or belongs to another request; start again.'),
  'account.closed': refusal(403, 'The account is closed.'),
  /** Until its money has left, an account that is being closed can follow its payout, answer and log out. */
  'account.closing': refusal(
    403,
    'The account is being closed; only its payout, questions about it and customer service are open.',
  ),
  /** An operator has blocked the account; `value.reason` is what the owner may read of it. */
  'account.blocked': refusal(403, 'The account is blocked; customer service knows more.'),
  'account.in.use': refusal(409, 'A round, transfer or withdrawal of the account is unfinished.'),
  'account.not.empty': refusal(409, 'The balance must be withdrawn first.'),
  system_busy: refusal(503, 'The system is busy; try again later.'),
  'payment.password.missing': refusal(409, 'The account has no payment password; set one first.'),
  'payment.password.wrong': refusal(403, 'The payment password is wrong.'),
  /** Five wrong ones; see `value.retryAfterSeconds`. */
  'payment.password.locked': refusal(
    423,
    'Too many wrong payment passwords; try again later or replace it with a code.',
  ),
  'payment.password.exists': refusal(409, 'The account has a payment password; change it or replace it with a code.'),
  /** A bank account must be in the member's own name, which is not set yet. */
  'real.name.missing': refusal(409, 'The account has no real name yet; fill it in in the profile.'),
  'identity.required': refusal(409, 'The identity check must be passed before a withdrawal.'),
  'bank.card.not.found': refusal(404, 'The account has no such card.'),
  'bank.card.exists': refusal(409, 'The account has this card already.'),
  'bank.card.limit': refusal(409, 'The account has reached its limit of cards; remove one first.'),
  'bank.card.name.differs': refusal(409, 'The holder of the bank account differs from the member’s real name.'),
  'bank.card.resting': refusal(409, 'The card is new and cannot be used yet; see value.retryAfterSeconds.'),
  'step.up.required': refusal(403, 'One of value.methods must confirm this.'),
  'step.up.unavailable': refusal(
    409,
    'The account has nothing to confirm with; add a passkey, an authenticator or a verified contact.',
  ),
  'security.answers.wrong': refusal(400, 'At least one answer to the security questions is wrong.'),
  'security.answers.locked': refusal(
    423,
    'Too many wrong answers to the security questions; try again later or confirm otherwise.',
  ),
  'turnover.remaining': refusal(409, 'Deposits must be played before a withdrawal; see value.remaining.'),
  'withdrawal.limit': refusal(409, 'The limit of withdrawals of today is reached.'),
  'withdrawal.not.found': refusal(404, 'The account has no such withdrawal.'),
  'withdrawal.state': refusal(409, 'The withdrawal has changed its state.'),
  'transfer.limit.reached': refusal(409, 'The day’s limit of transfers to other accounts is reached.'),
  /** The other account cannot receive this transfer now; never says why, because that is its owner's business. */
  'transfer.receiver.unavailable': refusal(409, 'This account cannot receive this transfer now.'),
  /** The account has no such round or transaction. */
  'record.not.found': refusal(404, 'The account has no such record.'),
  'lottery.not.found': refusal(404, 'There is no such lottery.'),
  'lottery.draw.not.found': refusal(404, 'The lottery has no such draw.'),
  /** Closed for bets, by the platform's clock. */
  'lottery.draw.closed': refusal(409, 'The draw is closed for bets.'),
  /** An operator holds the draw: nothing is sold or cancelled in it; see its `hold`. */
  'lottery.draw.held': refusal(409, 'The draw is held; nothing can be bought or cancelled in it.'),
  'lottery.draw.state': refusal(409, 'The draw has changed its state.'),
  'lottery.odds.changed': refusal(409, 'The odds or the price have changed; load them again.'),
  /** The brand offers the lottery at another prize mode than the client named; load the board again. */
  'lottery.prize.mode': refusal(409, 'The lottery is not offered at this prize mode; load its board again.'),
  /** Above the maximum total stake of all players on a selection; see `value.selection` and `value.remaining`. */
  'lottery.ceiling': refusal(409, 'The ceiling of a selection leaves less; see value.selection and value.remaining.'),
  'lottery.ticket.not.found': refusal(404, 'The account has no such ticket.'),
  'lottery.ticket.closed': refusal(409, 'All draws of the ticket are closed.'),
  'lottery.sheet.limit': refusal(409, 'The account has reached its limit of saved sheets; remove one first.'),
  /** There are more direct downlines than one message can reach. */
  /** A blocked or closed account; never says which. */
  'recipient.unavailable': refusal(409, 'This account receives nothing now: neither messages nor offers or requests.'),
  'message.recipients.limit': refusal(409, 'A message goes to at most 1,000 accounts at once.'),
  'agent.link.limit': refusal(409, 'The maximum number of registration links is reached.'),
  'agent.link.not.found': refusal(404, 'Registration link not found.'),
  'contract.not.found': refusal(404, 'Contract not found.'),
  /** The state of the subject has changed, or its terms differ from those shown. */
  'contract.state': refusal(409, 'The contract has changed its state, or its terms differ.'),
  'contract.offer.open': refusal(409, 'The account has an open offer of this kind.'),
  'contract.request.open': refusal(409, 'The account has an open request of this kind.'),
  /** The upline has made an offer of this kind, which must be answered first. */
  'contract.offer.waiting': refusal(409, 'The account has an offer of this kind to answer first.'),
  'contract.no.upline': refusal(409, 'The account has no upline who could offer.'),
  /** Accepting or ending would end contracts that were not listed. */
  'contract.ends.others': refusal(409, 'Contracts of further downlines would end.'),
  'application.open': refusal(409, 'An application is open.'),
  'application.agent': refusal(409, 'The account is an agent.'),
  'application.state': refusal(409, 'The application has changed its state.'),
  'bill.not.found': refusal(404, 'Bill not found.'),
  'bill.state': refusal(409, 'The bill has changed its state.'),
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
  remaining?: Amount
  /** Decimal amount of the limit that refused it; `remaining` is what it leaves. */
  limit?: Amount
  /** End of the maintenance, in epoch milliseconds. */
  endsAt?: number
  /** Selection of a ceiling. */
  selection?: string
  /** Unfinished matters, as `accountClosing` names them. */
  obstacles?: { kind: string; id: string | null; name: string | null; amount: string | null }[]
  /** An operator's message to the owner of the account. */
  reason?: string
}

export interface VerificationDetails {
  /** Token of the pending log-in. Expires after 10 minutes or 5 wrong answers. */
  ticket: string
  /** One of these is enough. `hint`: masked recipient of a code. */
  methods: { method: string; hint?: string | null | undefined }[]
}
