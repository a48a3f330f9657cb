/** Notices of what has just happened to the account. */
export const pack = {
  depositCredited: 'Deposit credited',
  depositRejected: 'Deposit rejected',
  depositExpired: 'Deposit expired',
  depositExpiredText: 'If you have paid, it is still credited when the money arrives.',
  withdrawalSent: 'Withdrawal sent',
  withdrawalSentText: 'Please confirm when it has arrived.',
  withdrawalReturned: 'Withdrawal returned',
  withdrawalReturnedText: 'The money is back in your balance.',
  withdrawalNeedsInfo: 'Your withdrawal needs information',
  limitReached: 'You have reached a limit',
  limitUntil: 'It ends {{when}}.',
  sessionEnded: {
    REPLACED: 'Signed out: you signed in on another device',
    PASSWORD_CHANGED: 'Signed out: your password was changed',
    REVOKED: 'Signed out from another device',
    EXCLUDED: 'Signed out: your account is taking a break',
  },
} as const
