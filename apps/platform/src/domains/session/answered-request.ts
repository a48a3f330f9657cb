import { and, eq, gt, lt, sql } from 'drizzle-orm'
import { createHmac } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { answeredRequest } from '../../db/tables/log-in.ts'
import { member, type PasswordDue } from '../../db/tables/members.ts'
import type { LogInMethod } from '../../db/tables/security.ts'
import { PlatformError } from '../../http/platform-error.ts'
import { endSession } from './live-session.ts'
import type { SignedIn } from './sign-in.ts'
import { tokenHash } from '@playhouse/shared/token.ts'

/** For this long a request is good once more: about as long as the code in it would have been. */
const REPEATED_WITHIN = sql`interval '5 minutes'`
/** Losing more answers than this to one request is no accident. A browser by itself repeats a request on each connection that breaks. */
const REPEATS_MAX = 20
/** How a request is refused whose code or ticket was used up. */
const USED_UP: ReadonlySet<string> = new Set(['code.invalid', 'login_verify_expired'])

/** Names a request by all that was sent and by its key; undefined where it came without a key. */
export type RequestName = Buffer | undefined

/** Whom a request has let in. */
export interface Answered {
  id: number
  /** The password's hash then. */
  passwordHash: string
  method: LogInMethod
  passwordDue: PasswordDue | null
}

/**
 * The name of a request. What it holds is secret in part, such as a code of six digits: the digest is keyed with the key of the
 * request, which its sender makes by chance and which is kept nowhere, so that nothing can be found by trying.
 * @param purpose no two kinds of request have the same name
 */
export function requestName(key: string | undefined, purpose: string, asked: object): RequestName {
  if (key === undefined) return undefined
  const fields = Object.entries(asked).toSorted(([one], [other]) => (one < other ? -1 : 1))
  return createHmac('sha256', key)
    .update(JSON.stringify([purpose, fields]))
    .digest()
}

/**
 * Answers a request that uses something up: the first time by `first`, which keeps its answer with `keepAnswer`; sent again within five
 * minutes, twenty times at most, by `again` with the account that it had let in. The session that nobody heard of ends then.
 * @throws what `first` or `again` throws
 */
export async function answeredOnce(
  database: Database,
  name: RequestName,
  { first, again }: { first: () => Promise<SignedIn>; again: (account: Repeated) => Promise<SignedIn> },
): Promise<SignedIn> {
  const repeat = async (repeated: Repeated) => {
    const signedIn = await again(repeated)
    if (repeated.sessionHash) await endSession(database, repeated.sessionHash)
    const sessionHash = tokenHash(signedIn.token)
    await database.update(answeredRequest).set({ sessionHash }).where(eq(answeredRequest.name, repeated.name))
    return { ...signedIn, firstTimeLogin: repeated.firstTime || signedIn.firstTimeLogin }
  }
  const before = await takeRepeat(database, name)
  if (before) return repeat(before)
  try {
    return await first()
  } catch (refusal) {
    // The same request may have been under way a moment ago and be answered by now.
    const usedUp = refusal instanceof PlatformError && USED_UP.has(refusal.code)
    const meanwhile = usedUp ? await takeRepeat(database, name) : undefined
    if (!meanwhile) throw refusal
    return repeat(meanwhile)
  }
}

type Repeated = Answered & { name: Buffer; username: string; firstTime: boolean; sessionHash: Buffer | null }

/** Keeps whom a request lets in, in the transaction that does so. `signedIn`: its answer, unless that asks for more. */
export async function keepAnswer(
  tx: Transaction,
  name: RequestName,
  { id: memberId, passwordHash, method, passwordDue }: Answered,
  signedIn?: SignedIn,
): Promise<void> {
  if (!name) return
  const answer = {
    memberId,
    passwordHash,
    method,
    passwordDue,
    firstTime: signedIn?.firstTimeLogin ?? false,
    sessionHash: signedIn && tokenHash(signedIn.token),
    answeredAt: sql`clock_timestamp()`,
  }
  // What a phone sign-in service says is not used up, and may be answered by `first` twice.
  await tx
    .insert(answeredRequest)
    .values({ name, ...answer })
    .onConflictDoNothing()
}

/** Counts a repetition before it is answered. Out: whom it lets in; undefined where there is nothing to repeat. */
async function takeRepeat(database: Database, name: RequestName): Promise<Repeated | undefined> {
  if (!name) return undefined
  const { answeredAt, repeats } = answeredRequest
  const [taken] = await database
    .update(answeredRequest)
    .set({ repeats: sql`${repeats} + 1` })
    .where(
      and(eq(answeredRequest.name, name), gt(answeredAt, sql`now() - ${REPEATED_WITHIN}`), lt(repeats, REPEATS_MAX)),
    )
    .returning()
  if (!taken) return undefined
  const { memberId: _, answeredAt: _at, repeats: _repeats, ...kept } = taken
  const [account] = await database
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(eq(member.id, taken.memberId))
  return account && { ...account, ...kept }
}
