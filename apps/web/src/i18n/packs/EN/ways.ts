/** Ways to sign in beside the password. */
export const pack = {
  or: 'or',
  issuers: { GOOGLE: 'Google', FACEBOOK: 'Facebook' },
  continueWith: 'Continue with {{issuer}}',
  goingTo: 'Going to {{issuer}}',
  playNote: 'In this demo you sign in with a sample identity, not with Google or Facebook.',
  adultNote:
    'The first time, this opens an account. By continuing you confirm that you are at least {{age}} years old.',
  passkey: 'Log in with a passkey',
  passkeyWaiting: 'Waiting for your passkey',
  passkeyCancelled: 'No passkey was used. Try again, or log in with your password.',
  passkeyFailed: 'This passkey does not open an account here. Log in with your password.',
  passkeyElsewhere: 'Passkeys do not work at this address. Open the site at its main address.',
  returnTitle: 'Logging in with {{issuer}}',
  returnLinkTitle: 'Connecting {{issuer}}',
  returnText: 'One moment.',
  returnFailed: 'You were not logged in',
  returnLinkFailed: '{{issuer}} was not connected',
  cancelled: 'You cancelled at {{issuer}}.',
  backToLogIn: 'Back to log-in',
  backToSecurity: 'Back to security',
  linked: '{{issuer}} is connected.',
} as const
