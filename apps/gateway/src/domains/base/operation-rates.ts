/** At most `max` times within `windowMs` after the first. */
export interface OperationRate {
  /** `session` falls back to the address until the platform has accepted the token. */
  by: 'address' | 'account' | 'session'
  max: number
  windowMs: number
}

const ONCE_A_SECOND: OperationRate = { by: 'address', max: 1, windowMs: 1_000 }

/** Asks for the password or a code again. */
const GUARDED: readonly OperationRate[] = [{ by: 'session', max: 10, windowMs: 60_000 }]

/** Typing makes two searches per second at most. */
export const SEARCH_RATE: readonly OperationRate[] = [{ by: 'session', max: 240, windowMs: 60_000 }]

/** Limits of mutations, in addition to the general limit of requests. */
export const OPERATION_RATES: Readonly<Record<string, readonly OperationRate[]>> = {
  // The account limit stops password guessing from many addresses.
  logIn: [ONCE_A_SECOND, { by: 'account', max: 5, windowMs: 60_000 }],
  logInWithCode: [ONCE_A_SECOND],
  // The platform counts wrong codes.
  verifyLogIn: [ONCE_A_SECOND],
  sendLogInCode: [ONCE_A_SECOND],
  requestPasswordReset: [ONCE_A_SECOND],
  resetPassword: [ONCE_A_SECOND],
  resetPasswordByPhone: [ONCE_A_SECOND],
  register: [ONCE_A_SECOND],
  registerByMobile: [ONCE_A_SECOND],
  startFreePlay: [ONCE_A_SECOND],
  launchTrial: [ONCE_A_SECOND],
  logInWithToken: [ONCE_A_SECOND],
  // The platform limits the number of codes per phone number.
  requestPhoneCode: [ONCE_A_SECOND],
  requestTextCaptcha: [ONCE_A_SECOND],
  confirmPhone: [ONCE_A_SECOND],
  // Prevents guessing the password in an open session.
  changePassword: [{ by: 'session', max: 5, windowMs: 60_000 }],
  beginAuthenticatorSetup: GUARDED,
  confirmAuthenticatorSetup: GUARDED,
  renewRecoveryCodes: GUARDED,
  removeAuthenticator: GUARDED,
  createDataFile: GUARDED,
  setSecurityQuestions: GUARDED,
  createApiToken: GUARDED,
  beginPasskeyRegistration: GUARDED,
  beginIdentityLink: GUARDED,
  sendContactCode: [ONCE_A_SECOND],
  sendContactProofCode: [ONCE_A_SECOND],
  bindContact: GUARDED,
  submitIdentityDocuments: GUARDED,
  // The platform also limits upload links per account.
  createUpload: [{ by: 'session', max: 60, windowMs: 60_000 }],
  viewUpload: [{ by: 'session', max: 60, windowMs: 60_000 }],
  setPaymentPassword: GUARDED,
  changePaymentPassword: GUARDED,
  requestPaymentPasswordCode: [ONCE_A_SECOND],
  resetPaymentPassword: GUARDED,
  addBankCard: GUARDED,
  removeBankCard: GUARDED,
  setDefaultBankCard: GUARDED,
  requestStepUpCode: [ONCE_A_SECOND],
  beginPasskeyStepUp: GUARDED,
  requestWithdrawal: GUARDED,
  redeemPoints: GUARDED,
  convertPoints: GUARDED,
  confirmWithdrawalReceipt: GUARDED,
  answerWithdrawalQuestion: GUARDED,
  cancelWithdrawal: GUARDED,
  beginPasskeyLogIn: [ONCE_A_SECOND],
  logInWithPasskey: [ONCE_A_SECOND],
  beginIdentityProviderLogIn: [ONCE_A_SECOND],
  logInWithIdentityProvider: [ONCE_A_SECOND],
  setLimit: [{ by: 'session', max: 30, windowMs: 60_000 }],
  confirmLimitIncrease: [{ by: 'session', max: 30, windowMs: 60_000 }],
  // Generous: a self-exclusion must not fail because of a rate limit.
  startTimeOut: [{ by: 'session', max: 30, windowMs: 60_000 }],
  excludeMyself: [{ by: 'session', max: 30, windowMs: 60_000 }],
  setRealityCheck: [{ by: 'session', max: 30, windowMs: 60_000 }],
  acknowledgeRealityCheck: [{ by: 'session', max: 30, windowMs: 60_000 }],
  closeAccount: [{ by: 'session', max: 10, windowMs: 60_000 }],
  keepSessionAlive: [{ by: 'session', max: 60, windowMs: 60_000 }],
  // Each call asks the vendors one after the other.
  transferBetweenParts: [{ by: 'session', max: 30, windowMs: 60_000 }],
  transferToUpline: GUARDED,
  transferToDownline: GUARDED,
  setDownlineRebate: GUARDED,
  promoteDownline: GUARDED,
  offerContract: GUARDED,
  answerContract: GUARDED,
  requestContract: GUARDED,
  declineContractRequest: GUARDED,
  applyAsAgent: GUARDED,
  createRecordFile: [{ by: 'session', max: 20, windowMs: 60_000 }],
  collectVendorBalances: [{ by: 'session', max: 60, windowMs: 60_000 }],
  setMessagePreference: [{ by: 'session', max: 60, windowMs: 60_000 }],
  addPushDevice: GUARDED,
  reportFailingHost: [{ by: 'address', max: 20, windowMs: 60_000 }],
  sendFeedback: [ONCE_A_SECOND, { by: 'address', max: 5, windowMs: 60_000 }],
  // The platform limits cases, codes and attempts per network and case.
  openGuestCase: [ONCE_A_SECOND, { by: 'address', max: 5, windowMs: 60_000 }],
  sendGuestCaseCode: [ONCE_A_SECOND, { by: 'address', max: 5, windowMs: 60_000 }],
  enterGuestCase: [ONCE_A_SECOND],
  readGuestCase: [{ by: 'address', max: 60, windowMs: 60_000 }],
  writeGuestCase: [ONCE_A_SECOND],
  rateGuestCase: [ONCE_A_SECOND],
  createGuestUpload: [{ by: 'address', max: 30, windowMs: 60_000 }],
  viewGuestUpload: [{ by: 'address', max: 60, windowMs: 60_000 }],
  unsubscribe: [ONCE_A_SECOND],
  // The platform limits messages and reports further.
  sendChatMessage: [{ by: 'session', max: 30, windowMs: 60_000 }],
  readChatRoom: [{ by: 'session', max: 120, windowMs: 60_000 }],
  reportChatMessage: [{ by: 'session', max: 30, windowMs: 60_000 }],
  muteChatName: [{ by: 'session', max: 30, windowMs: 60_000 }],
  createDeposit: [{ by: 'session', max: 10, windowMs: 60_000 }],
  placeLotteryTicket: [{ by: 'session', max: 60, windowMs: 60_000 }],
  cancelLotteryTicket: [{ by: 'session', max: 60, windowMs: 60_000 }],
  setFavourite: [{ by: 'session', max: 5, windowMs: 1_000 }],
}
