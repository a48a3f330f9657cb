import type { AnswerOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { logInHistory as historyEndpoint } from '@playhouse/platform-api/session-security.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { logInHistory, type LogInMethod, type LogInOutcome } from '../../db/tables/security.ts'
import type { Caller } from '../../http/call-context.ts'
import { maskAddress } from '../../http/client-address.ts'

/** A log-in to an account, or a try at one. */
export interface LogInRecord {
  /** Undefined for a name that nobody has: then nothing is kept, in the same time. */
  memberId: number | undefined
  caller: Caller
  method: LogInMethod
  outcome: LogInOutcome
}

/**
 * Notes a log-in to an account, or a try at one, in its history.
 * @returns whether nobody had signed in to the account before
 */
export async function recordLogIn(
  database: Database | Transaction,
  { memberId, caller: { address, device }, method, outcome }: LogInRecord,
): Promise<{ firstTime: boolean }> {
  // A query inside RETURNING does not see the row that is being added.
  const { rows } = await database.execute<{ firstTime: boolean }>(sql`
    insert into ${logInHistory} (member_id, at, address, device, method, outcome)
    select noted.id, clock_timestamp(), ${address}, ${device ?? null}::text, ${method}, ${outcome}
    from (select ${memberId ?? null}::integer as id) as noted where noted.id is not null
    returning not exists (select from log_in_history before
      where before.member_id = ${memberId ?? null}::integer and before.outcome = 'signed-in') as "firstTime"`)
  return { firstTime: rows[0]?.firstTime ?? false }
}

/** A page of an account's history, the latest first. Two queries. */
export async function listLogIns(
  database: Database,
  memberId: number,
  { pageNo, pageSize }: CheckedInputOf<typeof historyEndpoint>,
): Promise<AnswerOf<typeof historyEndpoint>> {
  const ofMember = eq(logInHistory.memberId, memberId)
  const [total, rows] = await Promise.all([
    database.$count(logInHistory, ofMember),
    database
      .select()
      .from(logInHistory)
      .where(ofMember)
      .orderBy(desc(logInHistory.at), desc(logInHistory.id))
      .limit(pageSize)
      .offset((pageNo - 1) * pageSize),
  ])
  return {
    total,
    list: rows.map(({ id, at, address, device, method, outcome }) => ({
      id,
      at: at.getTime(),
      ip: maskAddress(address),
      device,
      method,
      outcome,
    })),
  }
}
