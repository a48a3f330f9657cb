import {
  addPasskey,
  passkeyOptions,
  passkeySignInOptions,
  removePasskey,
  renamePasskey,
  signInByPasskey,
} from '@playhouse/platform-api/session-passkeys.ts'
import { securityConfig } from '@playhouse/platform-api/session-security.ts'
import { SoftKey } from '../soft-key.ts'
import type { Account, Suite } from '../suite.ts'

export async function passkeys(suite: Suite, member: Account): Promise<void> {
  const { siteOrigin } = suite.facts
  const unreached = [passkeyOptions, addPasskey, renamePasskey, removePasskey, signInByPasskey, passkeySignInOptions]
  if (!siteOrigin) return suite.needs('the address of the site (domainRoutes)', ...unreached)
  const key = new SoftKey(siteOrigin)
  const options = await suite.ok(passkeyOptions, { password: member.password }, { as: member })
  if (!options) return
  const added = await suite.ok(addPasskey, { name: 'Contract', response: key.create(options.options) }, { as: member })
  if (!added) return
  const config = await suite.ok(securityConfig, {}, { as: member })
  suite.check(
    addPasskey,
    'is listed among what guards the account',
    config?.passkeys.some(({ id }) => id === added.id) ?? true,
    'not in securityConfig',
  )
  const renamed = await suite.ok(renamePasskey, { id: added.id, name: 'Renamed' }, { as: member })
  if (renamed) {
    suite.same(renamePasskey, 'has the new name', renamed.name, 'Renamed')
    const then = await suite.ok(securityConfig, {}, { as: member })
    suite.same(renamePasskey, 'keeps the name', then?.passkeys.find(({ id }) => id === added.id)?.name, 'Renamed')
  }
  const challenge = await suite.ok(passkeySignInOptions, {})
  if (challenge) {
    const response = key.get(challenge.options)
    const session = await suite.ok(signInByPasskey, { response })
    if (session) suite.same(signInByPasskey, 'opens the account of the passkey', session.userName, member.username)
    await suite.leave(session)
    await suite.refused(signInByPasskey, { response }, 'passkey.failed', { name: 'a challenge is good once' })
  }
  member.passkey = { id: added.id, key }
}

/** After it has confirmed what needs another proof. */
export async function removingPasskey(suite: Suite, member: Account | undefined): Promise<void> {
  if (!member?.passkey) return
  const { id } = member.passkey
  await suite.ok(removePasskey, { id }, { as: member })
  const left = await suite.ok(securityConfig, {}, { as: member })
  suite.check(
    removePasskey,
    'is listed no more',
    left?.passkeys.every((passkey) => passkey.id !== id) ?? true,
    'still in securityConfig',
  )
}
