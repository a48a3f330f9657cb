import * as authenticator from '@playhouse/platform-api/session-authenticator.ts'
import * as passkeys from '@playhouse/platform-api/session-passkeys.ts'
import * as security from '@playhouse/platform-api/session-security.ts'
import type { BindEndpoint } from '../../../request/call-context.ts'
import type { RateLimit } from '../../../request/rate-limit.ts'
import type { BrandSettings } from '../../site/brand-settings.ts'
import {
  beginAuthenticator,
  confirmAuthenticator,
  removeAuthenticator,
  renewRecoveryCodes,
} from './second-factor/authenticator-binding.ts'
import { listLogIns } from './sessions/log-in-history.ts'
import { passkeySignInOptions, signInByPasskey } from './passkeys/passkey-sign-in.ts'
import { addPasskey, passkeyOptions } from './passkeys/add-passkey.ts'
import { removePasskey, renamePasskey } from './passkeys/passkeys.ts'
import { relyingParty } from './passkeys/relying-party.ts'
import { readSecurityConfig } from './security-config.ts'
import { requireRealAccount } from '../../../request/real-account.ts'

interface SecurityServices {
  brand: () => Promise<BrandSettings>
  siteOrigins: readonly string[]
  limits: { logIn: RateLimit }
}

export function securityRoutes(bind: BindEndpoint, { brand, siteOrigins, limits }: SecurityServices): void {
  bind(security.securityConfig, (_, { database, session }) => readSecurityConfig(database, session.memberId))
  bind(security.logInHistory, (page, { database, session }) => listLogIns(database, session.memberId, page))

  bind(authenticator.beginAuthenticator, async ({ password }, { database, session, secrets }) => {
    const { name: brandName } = await brand()
    return beginAuthenticator(database, requireRealAccount(session), { password, brandName }, secrets)
  })
  bind(authenticator.confirmAuthenticator, ({ code }, { database, session, secrets }) =>
    confirmAuthenticator(database, requireRealAccount(session), code, secrets),
  )
  bind(authenticator.renewRecoveryCodes, (proof, { database, session, secrets }) =>
    renewRecoveryCodes(database, requireRealAccount(session), proof, secrets),
  )
  bind(authenticator.removeAuthenticator, async (proof, { database, session, secrets }) => {
    await removeAuthenticator(database, requireRealAccount(session), proof, secrets)
    return {}
  })

  const party = relyingParty(siteOrigins)
  bind(passkeys.passkeyOptions, async ({ password }, { database, session }) => {
    const { name: brandName } = await brand()
    return passkeyOptions(database, requireRealAccount(session), password, { party, brandName })
  })
  bind(passkeys.addPasskey, (input, { database, session }) =>
    addPasskey(database, requireRealAccount(session), input, party),
  )
  bind(passkeys.renamePasskey, (input, { database, session }) =>
    renamePasskey(database, requireRealAccount(session), input),
  )
  bind(passkeys.removePasskey, async ({ id }, { database, session }) => {
    await removePasskey(database, requireRealAccount(session), id)
    return {}
  })
  bind(passkeys.passkeySignInOptions, async (_, { database, address }) => {
    await limits.logIn.take(address)
    return passkeySignInOptions(database, party)
  })
  bind(passkeys.signInByPasskey, async ({ response }, context) => {
    await limits.logIn.take(context.address)
    return signInByPasskey(context, response, party)
  })
}
