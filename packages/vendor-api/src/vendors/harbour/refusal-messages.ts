import type { WalletRefusalCode } from '../../seamless-wallet.ts'

/** For the vendor's developers. */
export const REFUSAL_MESSAGES: Record<WalletRefusalCode, string> = {
  signature_invalid: 'The signature is missing, wrong, or older than a minute.',
  game_session_expired: 'There is no such game session, or it takes no stakes any more; the game must be opened again.',
  insufficient_balance: 'The balance does not cover the stake.',
  transaction_cancelled: 'The transaction was cancelled by a rollback.',
  round_closed: 'The round is settled.',
  jackpot_refused: 'The game feeds no such jackpot, or the seeds in the details do not draw it.',
  stake_limit_reached: 'The stake exceeds the player’s limit of a single stake.',
  bonus_stake_reached: 'The stake exceeds what the terms of the player’s bonus allow.',
  stake_cap_reached: 'The stakes of the round exceed what the player’s country allows; see `maxStake`.',
  loss_limit_reached: 'The stake exceeds what the player’s loss limit leaves.',
  session_time_reached: 'The player’s session time is over.',
  round_too_soon: 'The player’s last round started too short a time ago; see `roundIntervalMs`.',
  identity_required: 'The player must prove who it is first; a new stake is taken once it has.',
  play_not_allowed: 'The player takes a break from play.',
  site_maintenance: 'The operator is under maintenance and takes no new stakes.',
  game_maintenance: 'The operator has switched off the game and takes no new stakes in it.',
  region_restricted: 'The operator takes no stakes from the country where the game was opened.',
  round_not_found: 'There is no such round under way.',
  launch_token_used: 'The launch token was used, is too old, or never was.',
  transaction_reused: 'The id was used for another transaction.',
  request_invalid: 'The body does not have the form of this call.',
  too_many_requests: 'Too many calls; slow down.',
  system_busy: 'Nothing is known of the outcome; repeat the call with the same id.',
}
