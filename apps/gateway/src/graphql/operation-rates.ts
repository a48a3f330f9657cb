/** How often one caller may do something: at most `max` times within `windowMs` after the first. */
export interface OperationRate {
  /** What tells callers apart; `session` falls back to the address where the platform has confirmed none. */
  by: 'address' | 'account' | 'session'
  max: number
  windowMs: number
}

const ONCE_A_SECOND: OperationRate = { by: 'address', max: 1, windowMs: 1_000 }

/** What asks for the password or a code once more. */
const GUARDED: readonly OperationRate[] = [{ by: 'session', max: 10, windowMs: 60_000 }]

/** Searches over everything: a typist's pauses make two a second at most; more is a machine. */
export const SEARCH_RATE: readonly OperationRate[] = [{ by: 'session', max: 240, windowMs: 60_000 }]

/** Mutations that are limited beyond the general limit of requests (specification: log-in once per second). */
export const OPERATION_RATES: Readonly<Record<string, readonly OperationRate[]>> = {
  // The second holds against a list of addresses that tries one account's passwords.
  logIn: [ONCE_A_SECOND, { by: 'account', max: 5, windowMs: 60_000 }],
  logInWithCode: [ONCE_A_SECOND],
  // A second one within the same second is a code that was pasted and sent twice; the platform counts wrong answers.
  verifyLogIn: [ONCE_A_SECOND],
  sendLogInCode: [ONCE_A_SECOND],
  requestPasswordReset: [ONCE_A_SECOND],
  resetPassword: [ONCE_A_SECOND],
  resetPasswordByPhone: [ONCE_A_SECOND],
  register: [ONCE_A_SECOND],
  registerByMobile: [ONCE_A_SECOND],
  startFreePlay: [ONCE_A_SECOND],
  logInWithToken: [ONCE_A_SECOND],
  // Specification 9; how many codes a number may have, the platform counts.
  requestPhoneCode: [ONCE_A_SECOND],
  requestTextCaptcha: [ONCE_A_SECOND],
  confirmPhone: [ONCE_A_SECOND],
  // Whoever found an open session should not find the password by trying.
  changePassword: [{ by: 'session', max: 5, windowMs: 60_000 }],
  beginAuthenticatorSetup: GUARDED,
  confirmAuthenticatorSetup: GUARDED,
  renewRecoveryCodes: GUARDED,
  removeAuthenticator: GUARDED,
  beginPasskeyRegistration: GUARDED,
  beginIdentityLink: GUARDED,
  beginPasskeyLogIn: [ONCE_A_SECOND],
  logInWithPasskey: [ONCE_A_SECOND],
  beginIdentityProviderLogIn: [ONCE_A_SECOND],
  logInWithIdentityProvider: [ONCE_A_SECOND],
  keepSessionAlive: [{ by: 'session', max: 60, windowMs: 60_000 }],
  // Each asks vendors, one after the other.
  collectVendorBalances: [{ by: 'session', max: 60, windowMs: 60_000 }],
  reportFailingHost: [{ by: 'address', max: 20, windowMs: 60_000 }],
  sendFeedback: [ONCE_A_SECOND, { by: 'address', max: 5, windowMs: 60_000 }],
  setFavourite: [{ by: 'session', max: 5, windowMs: 1_000 }],
}
