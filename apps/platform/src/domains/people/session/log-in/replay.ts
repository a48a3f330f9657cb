import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { answeredRequest } from '../../../../db/tables/log-in.ts'
import { member, type PasswordDue } from '../../../../db/tables/members.ts'
import type { LogInMethod } from '../../../../db/tables/security.ts'
import { PlatformError } from '../../../../request/platform-error.ts'
import { endSession } from '../sessions/live-session.ts'
import type { SignedIn } from '../sessions/sign-in.ts'
import { tokenHash } from '@playhouse/server/token.ts'

/** About as long as the code in the request would have been valid. */
const REPLAY_WITHIN = sql`interval '5 minutes'`
/** Browsers repeat a request on each broken connection; losing more responses than this is no accident. */
const REPLAYS_MAX = 20
/** Error codes of a request whose code or ticket was used up. */
const USED_UP: ReadonlySet<string> = new Set(['code.invalid', 'login_verify_expired'])

/** HMAC of the request under its idempotency key; undefined without a key. */
export type RequestDigest = Buffer | undefined

export interface RequestWithResponse {
  id: number
  /** The hash at that time. */
  passwordHash: string
  method: LogInMethod
  passwordDue: PasswordDue | null
}

/**
 * Digest of a request. It contains secrets such as a six-digit code, so it is keyed with the idempotency key,
 * which is random and not stored: the digest cannot be brute-forced.
 * @param purpose separates kinds of requests
 */
export function requestDigest(key: string | undefined, purpose: string, requested: object): RequestDigest {
  if (key === undefined) return undefined
  const fields = Object.entries(requested).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, fields]))
    .digest()
}

/**
 * Runs a request that uses something up. The first time by `first`, which stores its response with
 * `storeAnswer`; repeated within five minutes, at most twenty times, by `again` with the same account. The
 * session of the lost response ends.
 * @throws what `first` or `again` throws
 */
export async function withReplay(
  database: Database,
  name: RequestDigest,
  { first, again }: { first: () => Promise<SignedIn>; again: (account: Replay) => Promise<SignedIn> },
): Promise<SignedIn> {
  const repeat = async (repeated: Replay) => {
    const signedIn = await again(repeated)
    if (repeated.sessionHash) await endSession(database, repeated.sessionHash)
    const sessionHash = tokenHash(signedIn.token)
    await database.update(answeredRequest).set({ sessionHash }).where(eq(answeredRequest.name, repeated.name))
    return { ...signedIn, firstTimeLogin: repeated.firstTime || signedIn.firstTimeLogin }
  }
  const before = await claimReplay(database, name)
  if (before) return repeat(before)
  try {
    return await first()
  } catch (refusal) {
    // A copy of this request may have been in progress and be answered by now.
    const usedUp = refusal instanceof PlatformError && USED_UP.has(refusal.code)
    const meanwhile = usedUp ? await claimReplay(database, name) : undefined
    if (!meanwhile) throw refusal
    return repeat(meanwhile)
  }
}

type Replay = RequestWithResponse & { name: Buffer; username: string; firstTime: boolean; sessionHash: Buffer | null }

/** Stores the outcome of a request in its transaction. `signedIn` is missing if a second factor was requested. */
export async function storeResponse(
  tx: Transaction,
  name: RequestDigest,
  { id: memberId, passwordHash, method, passwordDue }: RequestWithResponse,
  signedIn?: SignedIn,
): Promise<void> {
  if (!name) return
  const response = {
    memberId,
    passwordHash,
    method,
    passwordDue,
    firstTime: signedIn?.firstTimeLogin ?? false,
    sessionHash: signedIn && tokenHash(signedIn.token),
    answeredAt: sql`clock_timestamp()`,
  }
  // The token of a phone sign-in service is not used up, so `first` may run twice.
  await tx
    .insert(answeredRequest)
    .values({ name, ...response })
    .onConflictDoNothing()
}

/** Counts a repetition before it runs; undefined if there is nothing to replay. */
async function claimReplay(database: Database, name: RequestDigest): Promise<Replay | undefined> {
  if (!name) return undefined
  const { answeredAt, repeats } = answeredRequest
  const [taken] = await database
    .update(answeredRequest)
    .set({ repeats: sql`${repeats} + 1` })
    .where(and(eq(answeredRequest.name, name), gt(answeredAt, sql`now() - ${REPLAY_WITHIN}`), lt(repeats, REPLAYS_MAX)))
    .returning()
  if (!taken) return undefined
  const { memberId: _, answeredAt: _at, repeats: _repeats, ...stored } = taken
  const [account] = await database
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(eq(member.id, taken.memberId))
  return account && { ...account, ...stored }
}
