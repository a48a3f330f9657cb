import { and, eq, type SQL } from 'drizzle-orm'
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core'
import type { CallContext, LiveSession } from './call-context.ts'

/** A table whose rows are made by members' requests, one per key. */
type Requests = PgTable & { memberId: PgColumn; requestKey: PgColumn }

/** Recognises repetitions by the request key, which is in the input or is the idempotency key of the call. */
export const repeats =
  (requests: Requests, among?: SQL) =>
  async (
    input: object,
    { database, session: { memberId }, idempotencyKey }: CallContext & { session: LiveSession },
  ): Promise<boolean> => {
    const key = 'requestKey' in input ? input.requestKey : idempotencyKey
    const isSame = and(eq(requests.memberId, memberId), eq(requests.requestKey, key), among)
    return key !== undefined && (await database.$count(requests, isSame)) > 0
  }
