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
  identityApproved: 'Your identity is checked',
  identityRejected: 'Your documents were rejected',
  identityNeedsInfo: 'Some documents must be sent again',
  identitySeeProfile: 'Your profile says why.',
  applicationApproved: 'You are an agent now',
  applicationRejected: 'Your application was declined',
  applicationNeedsInfo: 'We have a question about your application',
  applicationSeePage: 'The page of your application says more.',
  caseAnswered: 'Customer service has answered',
  caseAnsweredText: 'The answer is on your page of customer service.',
  billPaid: 'You were paid as an agent',
  rebatePaid: 'Your rebate was paid',
  missionReached: 'Mission complete',
  missionReachedText: 'Your reward waits on the page of missions.',
  limitReached: 'You have reached a limit',
  limitUntil: 'It ends {{when}}.',
  sessionEnded: {
    LOGGED_OUT: {
      title: 'You are signed out',
      text: 'You signed out in another window.',
    },
    REPLACED: {
      title: 'Signed out: you signed in on another device',
      text: 'The number of devices is limited. Log in to go on here.',
    },
    PASSWORD_CHANGED: {
      title: 'Signed out: your password was changed',
      text: 'Log in with the new password to go on.',
    },
    REVOKED: {
      title: 'Signed out from another device',
      text: 'If that was not you, log in and change your password.',
    },
    EXCLUDED: {
      title: 'Signed out: your account takes a break from play',
      text: 'You can log in to withdraw and to see your records.',
    },
    CLOSED: {
      title: 'Signed out: your account was closed',
      text: 'It cannot be logged in to any more. Customer service answers your questions.',
    },
  },
} as const
