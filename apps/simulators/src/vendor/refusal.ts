import { type RefusalCode, REFUSALS } from '@playhouse/vendor-api/play-api.ts'

/** A refusal of the play API, answered with its code and status. */
export class Refusal extends Error {
  readonly code: RefusalCode
  readonly status: number
  constructor(code: RefusalCode) {
    super(MESSAGES[code])
    this.name = 'Refusal'
    this.code = code
    this.status = REFUSALS[code]
  }
}

/** English messages for developers; the page words the code for players. */
const MESSAGES: Record<RefusalCode, string> = {
  request_invalid: 'The request is invalid.',
  stake_invalid: 'The table does not accept this bet.',
  game_session_expired: 'The game session has ended; open the game again.',
  launch_token_used: 'The launch token was used, has expired or never existed; open the game again.',
  round_not_found: 'The account has no such round.',
  jackpot_not_found: 'The game has no jackpot.',
  event_not_found: 'This game has no such event.',
  event_closed: 'The event no longer accepts bets.',
  odds_changed: 'The odds of the bet are no longer offered.',
  insufficient_balance: 'The balance does not cover the stake.',
  stake_limit_reached: 'The stake exceeds the player’s limit for a single stake.',
  bonus_stake_reached: 'The stake exceeds the limit of the player’s bonus.',
  stake_cap_reached: 'The stakes of the round exceed what the player’s country allows.',
  loss_limit_reached: 'The stake exceeds the remaining loss limit of the player.',
  session_time_reached: 'The player’s session time is up.',
  round_too_soon: 'The last round of the player started too short a time ago.',
  identity_required: 'The player must prove who it is first.',
  play_not_allowed: 'The player is on a break from play.',
  site_maintenance: 'The operator is under maintenance.',
  game_maintenance: 'The operator has switched off the game.',
  region_restricted: 'The operator takes no stakes from this country.',
  round_in_progress: 'A round of this game is in progress.',
  move_invalid: 'The round does not allow this move now.',
  round_key_reused: 'The round key was used for another round.',
  system_busy: 'The result is not known yet; try again.',
}
