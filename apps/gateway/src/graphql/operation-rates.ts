/** How often one caller may do something: at most `max` times within `windowMs` after the first. */
export interface OperationRate {
  /** What tells callers apart; `session` falls back to the address where there is none. */
  by: 'address' | 'account' | 'session'
  max: number
  windowMs: number
}

const ONCE_A_SECOND: OperationRate = { by: 'address', max: 1, windowMs: 1_000 }

/** Mutations that are limited beyond the general limit of requests (specification: log-in once per second). */
export const OPERATION_RATES: Readonly<Record<string, readonly OperationRate[]>> = {
  // The second holds against a list of addresses that tries one account's passwords.
  logIn: [ONCE_A_SECOND, { by: 'account', max: 5, windowMs: 60_000 }],
  register: [ONCE_A_SECOND],
  startFreePlay: [ONCE_A_SECOND],
  signInWithToken: [ONCE_A_SECOND],
  // Whoever found an open session should not find the password by trying.
  changePassword: [{ by: 'session', max: 5, windowMs: 60_000 }],
  touchSession: [{ by: 'session', max: 60, windowMs: 60_000 }],
  reportFailingHost: [{ by: 'address', max: 20, windowMs: 60_000 }],
  setFavourite: [{ by: 'session', max: 5, windowMs: 1_000 }],
}
