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
  onRefusal: {
    SESSION_EXPIRED: () => announceSessionExpiry(),
    PASSWORD_CHANGE_REQUIRED: () => passwordChangeRequired.set(true),
    ACCOUNT_CLOSING: () => accountClosing.set(true),
    SITE_MAINTENANCE: () => siteRefusal.set(true),
    REGION_RESTRICTED: () => siteRefusal.set(true),
  },
  onAnotherAccount: (account) => anotherAccount.set(account),
})
