import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server'
import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'
import * as z from 'zod'
import { platformError } from '../../../../request/platform-error.ts'

const base64url = z.string().regex(/^[\w-]+$/)
const common = {
  id: base64url.max(1_400),
  rawId: base64url.max(1_400),
  type: z.literal('public-key'),
  authenticatorAttachment: z.enum(['cross-platform', 'platform']).optional().catch(undefined),
  clientExtensionResults: z.looseObject({}).default({}),
}

const registration = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    attestationObject: base64url,
    transports: z.array(z.string().max(32)).max(8).default([]),
  }),
})

const authentication = z.object({
  ...common,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
})

/** @throws PlatformError passkey.failed */
export function readRegistration(text: string): { response: RegistrationResponseJSON; challenge: string } {
  return read(text, (json) => registration.parse(json) as RegistrationResponseJSON)
}

/** @throws PlatformError passkey.failed */
export function readAuthentication(text: string): { response: AuthenticationResponseJSON; challenge: string } {
  return read(text, (json) => authentication.parse(json) as AuthenticationResponseJSON)
}

function read<Response extends { response: { clientDataJSON: string } }>(
  text: string,
  parse: (json: unknown) => Response,
): { response: Response; challenge: string } {
  try {
    const response = parse(JSON.parse(text))
    return { response, challenge: decodeClientDataJSON(response.response.clientDataJSON).challenge }
  } catch {
    throw platformError('passkey.failed')
  }
}
