import { type RefusalCode, REFUSALS } from '@playhouse/vendor-api/play-api.ts'

/** A refusal of the play API: thrown anywhere below a route, answered with its code and status. */
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

/** English sentences for developers; what people read is worded by the page from the code. */
const MESSAGES: Record<RefusalCode, string> = {
  request_invalid: 'The request is not of the form that the play API takes.',
  stake_invalid: 'The table does not take this bet.',
  game_session_expired: 'The game session has ended; open the game again.',
  launch_token_used: 'The launch token was used, has expired or never existed; open the game again.',
  round_not_found: 'The account has no such round.',
  jackpot_not_found: 'The game feeds no jackpot.',
  event_not_found: 'This game has no such event.',
  event_closed: 'The event takes no bets any more.',
  odds_changed: 'The event does not offer the odds of the bet.',
  insufficient_balance: 'The balance does not cover the stake.',
  stake_limit_reached: 'The stake exceeds the player’s own limit of a single stake.',
  bonus_stake_reached: 'The stake exceeds what the terms of the player’s bonus allow.',
  loss_limit_reached: 'The stake exceeds what the player’s own loss limit leaves.',
  session_time_reached: 'The player’s own session time is over.',
  play_not_allowed: 'The player takes a break from play.',
  round_in_progress: 'A round of this game is under way.',
  move_invalid: 'The round does not allow this move now.',
  round_key_reused: 'The round key was used for another round.',
  system_busy: 'The result is not known yet; ask again.',
}
