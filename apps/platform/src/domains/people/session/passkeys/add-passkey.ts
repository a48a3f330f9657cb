import { PASSKEY_NAME_MAX } from '@playhouse/shared/limits.ts'
import { generateRegistrationOptions, verifyRegistrationResponse } from '@simplewebauthn/server'
import { cose } from '@simplewebauthn/server/helpers'
import { eq, sql } from 'drizzle-orm'
import { randomBytes } from 'node:crypto'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
import { member } from '../../../../db/tables/members.ts'
import { passkey } from '../../../../db/tables/security.ts'
import { checkedName } from '../../../../lib/field-breaches.ts'
import type { LiveSession } from '../../../../request/call-context.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { confirmPassword } from '../password/confirm-password.ts'
import { protectAccess } from '../protect-access.ts'
import { CHALLENGE_MINUTES, issueChallenge, takeChallenge } from './passkey-challenges.ts'
import { readRegistration } from './passkey-response.ts'
import { getItem, type PasskeyItem } from './passkeys.ts'
import type { RelyingParty } from './relying-party.ts'

const PASSKEYS_MAX = 10
const HOLDER_BYTES = 32
/** Every authenticator supports one of these, and Node supports them without flags. */
const ALGORITHMS = [cose.COSEALG.EdDSA, cose.COSEALG.ES256, cose.COSEALG.RS256]

/**
 * PublicKeyCredentialCreationOptionsJSON for a discoverable, user-verifying key, so that it alone is enough
 * to sign in.
 * @throws PlatformError login.failed, login.locked, passkey.limit
 */
export async function passkeyOptions(
  database: Database,
  session: LiveSession,
  password: string,
  { party, brandName }: { party: RelyingParty; brandName: string },
): Promise<{ options: string }> {
  await confirmPassword(database, session, password)
  const { memberId, username } = session
  const known = await database.select().from(passkey).where(eq(passkey.memberId, memberId))
  if (known.length >= PASSKEYS_MAX) throw platformError('passkey.limit')
  const holder = known[0]?.holder ?? randomBytes(HOLDER_BYTES)
  const challenge = await issueChallenge(database, { memberId, holder })
  return { options: await creationOptions({ party, challenge, holder, known, rpName: brandName, userName: username }) }
}

/** PublicKeyCredentialCreationOptionsJSON. */
export async function creationOptions({
  party,
  challenge,
  holder,
  known,
  ...names
}: {
  party: RelyingParty
  challenge: string
  holder: Buffer
  /** Keys that must not be added again. */
  known: readonly Pick<typeof passkey.$inferSelect, 'credentialId' | 'transports'>[]
  rpName: string
  userName: string
}): Promise<string> {
  const options = await generateRegistrationOptions({
    ...names,
    rpID: party.id,
    userID: new Uint8Array(holder),
    // The library would encode a string again; bytes are used as they are.
    challenge: new Uint8Array(Buffer.from(challenge, 'base64url')),
    timeout: CHALLENGE_MINUTES * 60_000,
    attestationType: 'none',
    supportedAlgorithmIDs: ALGORITHMS,
    excludeCredentials: known.map(({ credentialId, transports }) => ({ id: credentialId, transports })),
    authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
  })
  return JSON.stringify(options)
}

/** @throws PlatformError request_param_err for the name, passkey.failed, passkey.limit */
export async function addPasskey(
  database: Database,
  { memberId }: LiveSession,
  { name: typed, response: text }: { name: string; response: string },
  party: RelyingParty,
): Promise<PasskeyItem> {
  const name = checkedName(typed, PASSKEY_NAME_MAX)
  const { response, challenge } = readRegistration(text)
  const taken = await takeChallenge(database, challenge, memberId)
  if (!taken?.holder) throw platformError('passkey.failed')
  const row = { ...(await verifyNewKey(response, challenge, party)), memberId, holder: taken.holder, name }
  return withTransaction(database, async (tx) => {
    // Serialises concurrent additions.
    await tx.execute(sql`select from ${member} where ${member.id} = ${memberId} for no key update`)
    if ((await tx.$count(passkey, eq(passkey.memberId, memberId))) >= PASSKEYS_MAX) throw platformError('passkey.limit')
    const [added] = await tx.insert(passkey).values(row).onConflictDoNothing().returning()
    if (!added) throw platformError('passkey.failed')
    await protectAccess(tx, { memberId, by: 'MEMBER', change: 'PASSKEY_ADDED' })
    return getItem(added)
  })
}

/**
 * Verifies a new key and returns the row to store.
 * @throws PlatformError passkey.failed
 */
export async function verifyNewKey(
  response: ReturnType<typeof readRegistration>['response'],
  challenge: string,
  party: RelyingParty,
) {
  const verified = await verifyRegistrationResponse({
    response,
    expectedChallenge: challenge,
    expectedOrigin: [...party.origins],
    expectedRPID: party.id,
    requireUserVerification: true,
    supportedAlgorithmIDs: ALGORITHMS,
  }).catch(() => undefined)
  if (!verified?.verified) throw platformError('passkey.failed')
  const { credential, credentialDeviceType } = verified.registrationInfo
  return {
    credentialId: credential.id,
    publicKey: Buffer.from(credential.publicKey),
    signCount: credential.counter,
    transports: response.response.transports ?? [],
    synced: credentialDeviceType === 'multiDevice',
  }
}
