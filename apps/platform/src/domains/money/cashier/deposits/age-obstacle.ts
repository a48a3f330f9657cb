import type { depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { birthdayBreach } from '../../../people/member/profile/profile.ts'

/**
 * Why the birthday stands against a first deposit; null if it does not. Without it somebody could pay in who is too
 * young to ever pass the identity check of a withdrawal.
 */
export async function ageObstacle(
  database: Database | Transaction,
  memberId: number,
  requiredAge: number,
): Promise<ResponseOf<typeof depositSettings>['age']> {
  const { rows } = await database.execute<{ birthday: string | null; hasDeposited: boolean }>(sql`
    select (select birthday::text from member_profile where member_id = ${memberId}) as birthday,
      exists (select from deposit where member_id = ${memberId} and transaction_id is not null) as "hasDeposited"`)
  const [{ birthday, hasDeposited } = { birthday: null, hasDeposited: false }] = rows
  if (hasDeposited) return null
  if (birthday === null) return 'MISSING'
  return birthdayBreach(birthday, requiredAge) === undefined ? null : 'TOO_YOUNG'
}
