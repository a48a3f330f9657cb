import { activeLanguage } from '../i18n/i18n.ts'
import { createClient } from './create-client.ts'
import { DOCUMENT_HASHES } from './document-hashes.generated.ts'
import { announceSessionExpiry } from './session-expiry.ts'

/** The page's one client. Route loaders stand outside React and need it before there is a provider. */
export const client = createClient({
  hashes: import.meta.env.PROD ? DOCUMENT_HASHES : {},
  language: activeLanguage,
  onSessionExpired: announceSessionExpiry,
})
