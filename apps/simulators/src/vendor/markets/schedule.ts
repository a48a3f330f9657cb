/*
 * When events of a book are: one opens at each full minute, takes bets for four minutes, then plays for one. A bet whose event
 * could not be settled within a day after its end is given back. All by the database's clock, which every process shares.
 */

export const OPENS_EVERY_S = 60
export const TAKES_BETS_S = 240
export const PLAYS_S = 60
export const VOID_AFTER_S = 24 * 60 * 60
/** An event without bets is forgotten this long after its end. */
export const KEPT_AFTER_S = 2 * VOID_AFTER_S

/** Events that take bets at a time. */
export const OPEN_AT_ONCE = TAKES_BETS_S / OPENS_EVERY_S
