import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { securityConfig } from '@playhouse/platform-api/session-security.ts'
import type { IdentityProvider } from '@playhouse/schema/types.generated.ts'
import type { SessionPlatform } from '../../platform/session-platform.ts'

type Security = ValueOf<typeof securityConfig>
type Issuer = Security['identities'][number]['issuer']

const ISSUERS: Readonly<Record<Issuer, IdentityProvider>> = { google: 'GOOGLE', facebook: 'FACEBOOK' }

/** The graph's name of an issuer. */
export function socialIssuer(issuer: Issuer): IdentityProvider {
  return ISSUERS[issuer]
}

export function platformIssuer(issuer: IdentityProvider): Issuer {
  return issuer === 'GOOGLE' ? 'google' : 'facebook'
}

/**
 * Reads the protection of the session's account: password, authenticator, passkeys, identity providers.
 * @throws PlatformRefusal | PlatformUnavailable
 */
export async function accountSecurity(platform: SessionPlatform) {
  const { hasPassword, authenticator, passkeys, identities } = await platform.read(securityConfig, {})
  return {
    hasPassword,
    authenticator: authenticator && {
      enabledAt: authenticator.since,
      recoveryCodesLeft: authenticator.recoveryCodesLeft,
    },
    passkeys: passkeys.map(toPasskey),
    linkedIdentities: identities.map(({ id, issuer, since }) => ({
      id,
      provider: socialIssuer(issuer),
      linkedAt: since,
    })),
  }
}

function toPasskey({ id, name, synced, createdAt, lastUsedAt }: Security['passkeys'][number]) {
  return {
    id,
    name,
    isSynced: synced,
    addedAt: createdAt,
    lastUsedAt: lastUsedAt ?? null,
  }
}
