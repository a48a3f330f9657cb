/*
 * Schedule of a model's events: one starts every two minutes and plays for 90 seconds; bets are taken for sixteen minutes before. A bet whose event
 * could not be settled within a day after its end is refunded. All by the database clock, which every process shares.
 */

export const EVENT_INTERVAL_S = 120
export const BETTING_TIME_S = 960
export const PLAYING_TIME_S = 90
export const VOID_AFTER_S = 24 * 60 * 60
/** Retention of events without bets after their end. */
export const RETENTION_S = 2 * VOID_AFTER_S

export const OPEN_EVENTS = BETTING_TIME_S / EVENT_INTERVAL_S
