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
  'login.failed': 'The username or password is wrong.',
  'login.locked': 'Too many wrong passwords; try again later.',
  login_verify_required: 'A second factor is required; see value.verification.',
  login_verify_expired: 'The pending log-in has expired; log in again.',
  'reset.link.invalid': 'The link is invalid, expired or used; request another one.',
  request_body_required: 'The body must be sealed, recent and not used before.',
  request_param_err: 'An input breaks its rule; see value.fields.',
  'function.not.available': 'This function is switched off for this brand.',
  TOO_MANY_REQUESTS: 'Too many requests; try again later.',
  'username.taken': 'The username is taken.',
  'mobile.taken': 'The mobile number has an account.',
  'affiliate.code.invalid': 'No agent has this affiliate code.',
  registration_key_reused: 'The key was used for another registration.',
  'human.check.failed': 'The proof of the human check is missing, wrong, expired or used.',
  'captcha.failed': 'The captcha is wrong, expired or used; fetch another one.',
  'code.invalid': 'The code is missing or wrong.',
  'code.expired': 'The code has expired; request another one.',
  'code.quota.exceeded': 'No more codes for this number today; contact customer service.',
  'phone.token.invalid': 'The phone sign-in token is not valid for this number.',
  'authenticator.bound': 'The account already has an authenticator.',
  'passkey.failed': 'The passkey is unknown or its response is invalid.',
  'passkey.not.found': 'The account has no such passkey.',
  'passkey.limit': 'The account has reached its limit of passkeys.',
  'social.failed': 'The issuer refused or its response is invalid.',
  'social.unavailable': 'The issuer cannot be reached; try again later.',
  'social.taken': 'The social identity or this account is already linked.',
  'login.not.recent': 'The log-in is not recent enough; log in again.',
  'last.way.in': 'This is the last sign-in method of the account.',
  in_need_true_account: 'A demo account cannot do this.',
  not_agent: 'The account is not an agent.',
  'account.not.found': 'There is no such account in the downline.',
  'game.not.found': 'There is no such game.',
  'game.maintenance': 'The game is under maintenance.',
  'wallet.locked': 'The wallet at the vendor is locked until the outcome of a transfer is known.',
  'promotion.not.found': 'There is no such promotion.',
  'reward.not.claimable': 'There is nothing to claim: the time is over or has not come, or the amount is too small.',
  'mission.not.found': 'There is no such mission.',
  'mission.not.reached': 'The mission is not complete yet.',
  'mission.expired': 'The time to claim the mission is over.',
  'case.not.found': 'The account has no such case.',
  'points.insufficient': 'The account has fewer points than that.',
  'points.item.unavailable': 'The item is sold out, gone, or has another price by now.',
  request_key_reused: 'The key was used for another request.',
  'deposit.not.found': 'There is no such deposit.',
  'deposit.not.open': 'The deposit is over or credited.',
  'deposit.method.unavailable': 'This way to deposit is not offered.',
  'deposit.blocked': 'Deposits of the account are stopped until they were reviewed.',
  'deposit.times.reached': 'No more deposits by this method within 24 hours.',
  'deposit.too.many.open': 'Other deposits wait for their payment; pay or cancel one.',
  'upload.link.invalid': 'The upload address is invalid, expired or used; request another one.',
  'upload.too.large': 'The file is larger than 5 MB.',
  'upload.type.unsupported': 'The file is neither PNG nor JPEG by its content.',
  'upload.picture.broken': 'The picture is damaged.',
  'upload.picture.too.large': 'The picture has too many pixels.',
  'upload.not.found': 'The account has no such picture to attach; upload it again.',
  'contact.proof.failed': 'The proof that the account is one’s own is missing or wrong.',
  'identity.open': 'An identity check is being made; wait for its outcome.',
  insufficient_balance: 'The balance does not cover the stake.',
  stake_invalid: 'The game does not take this stake.',
  round_in_progress: 'Another round of this session is being played.',
  round_key_reused: 'The round key was used for another round.',
  game_session_expired: 'The game session has ended; open the game again.',
  'limit.deposit': 'The deposit exceeds the remainder of a deposit limit.',
  'limit.loss': 'A loss limit is reached.',
  'limit.stake': 'The vendor cannot keep the member’s limit of a single stake.',
  'promotion.not.open': 'The promotion has not started, has ended, or has nothing to claim.',
  'promotion.not.eligible': 'Something is missing; see the obstacle of the offer.',
  'bonus.running': 'A bonus runs; it must be played or given up first; see value.remaining.',
  'bonus.not.found': 'The account has no such bonus.',
  'bonus.round.open': 'A round that holds bonus money is under way; finish it first.',
  'bonus.stake.reached': 'The terms of the member’s bonus allow no larger stake.',
  'limit.stake.reached': 'The stake is above the member’s limit of a single stake.',
  'limit.session': 'The session time limit is reached; a break of 15 minutes ends it.',
  'play.excluded': 'The account takes a break from play or is closed; withdrawing stays possible.',
  'limit.change.not.found': 'There is no such waiting change of a limit.',
  'limit.change.not.due': 'A looser limit can be confirmed 24 hours after the request.',
  'exclusion.active': 'An exclusion can only be replaced by one that ends later.',
  'confirmation.expired': 'The confirmation has expired or belongs to another request; start again.',
  'account.closed': 'The account is closed.',
  'account.in.use': 'A round, transfer or withdrawal of the account is unfinished.',
  'account.not.empty': 'The balance must be withdrawn first.',
  system_busy: 'The system is busy; try again later.',
  'payment.password.missing': 'The account has no payment password; set one first.',
  'payment.password.wrong': 'The payment password is wrong.',
  'payment.password.locked': 'Too many wrong payment passwords; try again later or replace it with a code.',
  'payment.password.exists': 'The account has a payment password; change it or replace it with a code.',
  'real.name.missing': 'The account has no real name yet; fill it in in the profile.',
  'identity.required': 'The identity check must be passed before a withdrawal.',
  'bank.card.not.found': 'The account has no such card.',
  'bank.card.exists': 'The account has this card already.',
  'bank.card.limit': 'The account has reached its limit of cards; remove one first.',
  'bank.card.name.differs': 'The holder of the bank account differs from the member’s real name.',
  'bank.card.resting': 'The card was added recently and rests; see value.retryAfterSeconds.',
  'step.up.required': 'One of value.methods must confirm this.',
  'step.up.unavailable':
    'The account has nothing to confirm with; add a passkey, an authenticator or a verified contact.',
  'turnover.remaining': 'Deposits must be played before a withdrawal; see value.remaining.',
  'withdrawal.limit': 'The limit of withdrawals of today is reached.',
  'withdrawal.not.found': 'The account has no such withdrawal.',
  'withdrawal.state': 'The withdrawal is in another state by now.',
  'transfer.limit.reached': 'The day’s limit of transfers to other accounts is reached.',
  'record.not.found': 'The account has no such record.',
  'lottery.not.found': 'There is no such lottery.',
  'lottery.draw.not.found': 'The lottery has no such draw.',
  'lottery.draw.closed': 'The draw takes no more bets.',
  'lottery.draw.state': 'The draw is in another state by now.',
  'lottery.odds.changed': 'The odds or the price are not those that were shown; read them again.',
  'lottery.ceiling': 'The ceiling of a selection leaves less; see value.selection and value.remaining.',
  'lottery.ticket.not.found': 'The account has no such ticket.',
  'lottery.ticket.closed': 'All draws of the ticket are closed.',
  'contract.not.found': 'Contract not found.',
  'contract.state': 'The contract is in another state by now, or its terms differ.',
  'contract.offer.open': 'The account has an open offer of this kind.',
  'contract.ends.others': 'Contracts of further downlines would end.',
  'bill.not.found': 'Bill not found.',
  'bill.state': 'The bill is in another state by now.',
  'message.recipients.limit': 'A message goes to at most 1,000 accounts at once.',
  'agent.link.limit': 'You have as many registration links as an agent may have.',
  'agent.link.not.found': 'Registration link not found.',
}

export function failureOf(code: PlatformErrorCode, details?: ErrorDetails) {
  return {
    status: PLATFORM_ERRORS[code],
    body: { success: false, message: MESSAGES[code], errorCode: code, ...(details && { value: details }) },
  }
}
