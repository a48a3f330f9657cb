import type { ResponseOf, CheckedInputOf } from '@playhouse/platform-api/endpoint.ts'
import type { logInHistory as historyEndpoint } from '@playhouse/platform-api/session-security.ts'
import { desc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { logInHistory, type LogInMethod, type LogInOutcome } from '../../../../db/tables/security.ts'
import type { Caller } from '../../../../request/call-context.ts'
import { maskAddress } from '../../../../request/client-address.ts'
import { logInGuard } from '../../../../db/tables/members.ts'

/** A log-in or an attempt. */
export interface LogInRecord {
  /** Undefined for an unknown name: nothing is stored, in the same time. */
  memberId: number | undefined
  caller: Caller
  method: LogInMethod
  outcome: LogInOutcome
}

/** @returns whether this is the first log-in to the account */
export async function recordLogIn(
  database: Database | Transaction,
  { memberId, caller: { address, device, deviceHash }, method, outcome }: LogInRecord,
): Promise<{ firstTime: boolean }> {
  // A query inside RETURNING does not see the inserted row.
  const { rows } = await database.execute<{ firstTime: boolean }>(sql`
    insert into ${logInHistory} (member_id, at, address, device, device_hash, method, outcome)
    select noted.id, clock_timestamp(), ${address}, ${device ?? null}::text, ${deviceHash ?? null}::bytea, ${method}, ${outcome}
    from (select ${memberId ?? null}::integer as id) as noted where noted.id is not null
    returning not exists (select from log_in_history before
      where before.member_id = ${memberId ?? null}::integer and before.outcome = 'signed-in') as "firstTime"`)
  return { firstTime: rows[0]?.firstTime ?? false }
}

/** Latest first. Two queries. */
export async function listLogIns(
  database: Database,
  memberId: number,
  { pageNo, pageSize }: CheckedInputOf<typeof historyEndpoint>,
): Promise<ResponseOf<typeof historyEndpoint>> {
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

/**
 * Records a failed log-in. An unknown name gets a write of the same size, so that timing does not reveal
 * which accounts exist.
 * @param name as submitted
 */
export async function recordFailedLogIn(
  database: Database,
  name: string,
  memberId: number | undefined,
  record: Omit<LogInRecord, 'memberId'>,
): Promise<void> {
  if (memberId !== undefined) await recordLogIn(database, { ...record, memberId })
  else {
    await database
      .insert(logInGuard)
      .values({ username: name, failures: 0, firstFailureAt: sql`now()` })
      .onConflictDoUpdate({
        target: logInGuard.username,
        set: { username: name },
        setWhere: eq(logInGuard.username, name),
      })
  }
}
