import { print } from 'graphql'
import { activeLanguage } from '../i18n/i18n.ts'
import { createClient } from './create-client.ts'
import { DOCUMENT_HASHES, PUBLIC_UNLESS } from './document-hashes.generated.ts'
import { announceSessionExpiry } from './session-expiry.ts'

/** The page's one client. Route loaders stand outside React and need it before there is a provider. */
export const client = createClient({
  ...(import.meta.env.PROD ? { hashes: DOCUMENT_HASHES, publicUnless: PUBLIC_UNLESS } : { hashes: {}, print }),
  language: activeLanguage,
  onSessionExpired: announceSessionExpiry,
})
