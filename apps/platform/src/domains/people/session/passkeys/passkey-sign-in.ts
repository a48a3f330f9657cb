import { generateAuthenticationOptions, verifyAuthenticationResponse } from '@simplewebauthn/server'
import { and, eq, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { passkey } from '../../../../db/tables/security.ts'
import type { CallContext } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { recordLogIn } from '../sessions/log-in-history.ts'
import { signIn, type SignedIn } from '../sessions/sign-in.ts'
import { CHALLENGE_MINUTES, issueChallenge, takeChallenge } from './passkey-challenges.ts'
import { readAuthentication } from './passkey-response.ts'
import type { RelyingParty } from './relying-party.ts'

/** PublicKeyCredentialRequestOptionsJSON for any discoverable passkey of the site. */
export async function passkeySignInOptions(database: Database, { id }: RelyingParty): Promise<{ options: string }> {
  const challenge = new Uint8Array(Buffer.from(await issueChallenge(database), 'base64url'))
  const options = await generateAuthenticationOptions({
    rpID: id,
    challenge,
    timeout: CHALLENGE_MINUTES * 60_000,
    userVerification: 'required',
  })
  return { options: JSON.stringify(options) }
}

/**
 * Signs in with a passkey. It combines possession with a biometric or PIN, so no password or authenticator is
 * asked for.
 * @throws PlatformError passkey.failed, the same for every cause
 */
export async function signInByPasskey(
  { database, ...caller }: CallContext,
  text: string,
  party: RelyingParty,
): Promise<SignedIn> {
  const { response, challenge } = readAuthentication(text)
  if (!(await takeChallenge(database, challenge, null))) throw platformError('passkey.failed')
  const [found] = await database
    .select({ key: passkey, username: member.username })
    .from(passkey)
    .innerJoin(member, eq(member.id, passkey.memberId))
    .where(eq(passkey.credentialId, response.id))
  if (!found) throw platformError('passkey.failed')
  const { key, username } = found
  const signCount = await verifiedCount(response, challenge, key, party)
  if (signCount === undefined) {
    await recordLogIn(database, { memberId: key.memberId, caller, method: 'passkey', outcome: 'wrong-passkey' })
    throw platformError('passkey.failed')
  }
  return withTransaction(database, async (tx) => {
    // The verified count must still be stored: only one of two answers with the same count succeeds.
    const { rowCount } = await tx
      .update(passkey)
      .set({ signCount, lastUsedAt: sql`now()` })
      .where(and(eq(passkey.credentialId, key.credentialId), eq(passkey.signCount, key.signCount)))
    if (rowCount === 0) throw platformError('passkey.failed')
    return signIn(tx, { id: key.memberId, username }, caller, 'passkey')
  })
}

/**
 * The passkey's new signature count; undefined for a wrong signature, origin or host, missing user
 * verification, a foreign user handle, or a count that does not rise, which indicates a cloned key. Passkeys
 * that do not count send 0.
 */
export async function verifiedCount(
  response: ReturnType<typeof readAuthentication>['response'],
  challenge: string,
  key: Pick<typeof passkey.$inferSelect, 'credentialId' | 'holder' | 'publicKey' | 'signCount'>,
  party: RelyingParty,
): Promise<number | undefined> {
  if (response.response.userHandle !== key.holder.toString('base64url')) return undefined
  const verified = await verifyAuthenticationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    credential: { id: key.credentialId, publicKey: new Uint8Array(key.publicKey), counter: key.signCount },
    requireUserVerification: true,
  }).catch(() => undefined)
  return verified?.verified ? verified.authenticationInfo.newCounter : undefined
}
