import type * as WebAuthn from '@simplewebauthn/browser'
import { loadPart } from '../ui/load-part.ts'

export const supportsPasskeys = (): boolean => typeof globalThis.PublicKeyCredential === 'function'

/**
 * Asks the browser for a passkey, with a library that few visits need.
 * @returns its code where the browser or the person has stopped it
 */
export async function askForPasskey<Answer>(
  ask: (library: typeof WebAuthn) => Promise<Answer>,
): Promise<{ answer: Answer } | { stopped: string | undefined }> {
  const library = await loadPart(() => import('@simplewebauthn/browser'))
  try {
    return { answer: await ask(library) }
  } catch (error) {
    return { stopped: error instanceof library.WebAuthnError ? error.code : undefined }
  }
}

/** Whether the address is not one of those for which passkeys are made. */
export const isMisplaced = (code: string | undefined): boolean =>
  code === 'ERROR_INVALID_DOMAIN' || code === 'ERROR_INVALID_RP_ID'
