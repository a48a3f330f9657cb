import { print } from 'graphql'
import { activeLanguage } from '../i18n/i18n.ts'
import { createClient } from './create-client.ts'
import { anotherAccount } from './another-account.ts'
import { siteRefusal } from './site-refusal.ts'
import { accountClosing, announceSessionExpiry, passwordChangeRequired } from './session-expiry.ts'
import { HASHES, PUBLIC_UNLESS } from './trusted.ts'

/** The page's only client. A module constant, because route loaders run outside React. */
export const client = createClient({
  ...(import.meta.env.PROD ? { hashes: HASHES, publicUnless: PUBLIC_UNLESS } : { hashes: {}, print }),
  language: activeLanguage,
  onSessionExpired: () => announceSessionExpiry(),
  onPasswordDue: () => passwordChangeRequired.set(true),
  onClosing: () => accountClosing.set(true),
  onSiteClosed: () => siteRefusal.set(true),
  onAnotherAccount: (account) => anotherAccount.set(account),
})
