/*
 * When events of a book are: one starts every two minutes and plays for a minute and a half; bets are taken for sixteen minutes before. A bet whose event
 * could not be settled within a day after its end is given back. All by the database's clock, which every process shares.
 */

export const OPENS_EVERY_S = 120
export const TAKES_BETS_S = 960
export const PLAYS_S = 90
export const VOID_AFTER_S = 24 * 60 * 60
/** An event without bets is forgotten this long after its end. */
export const KEPT_AFTER_S = 2 * VOID_AFTER_S

/** Events that take bets at a time. */
export const OPEN_AT_ONCE = TAKES_BETS_S / OPENS_EVERY_S
