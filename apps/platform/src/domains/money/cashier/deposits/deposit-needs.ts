import type { depositSettings } from '@playhouse/platform-api/cashier-deposits.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { platformError } from '../../../../request/platform-error.ts'
import { birthdayBreach } from '../../../people/member/profile/profile.ts'
import type { MemberRules } from '../../../site/jurisdictions/rules.ts'

type Settings = ResponseOf<typeof depositSettings>

interface Found extends Record<string, unknown> {
  hasDeposited: boolean
  birthday: string | null
  realName: string | null
  nationality: string | null
  address: string | null
  dueAt: string | null
  isOverdue: boolean | null
}

/** What the member's age, details and identity still need for a deposit. One query. */
export async function readDepositNeeds(
  database: Database | Transaction,
  memberId: number,
  requiredAge: number,
  { depositFacts, identityDays }: Pick<MemberRules, 'depositFacts' | 'identityDays'>,
): Promise<Pick<Settings, 'age' | 'requiredAge' | 'identity'> & { missing: typeof depositFacts }> {
  const { rows } = await database.execute<Found>(sql`
    select exists (select from deposit where member_id = ${memberId} and transaction_id is not null) as "hasDeposited",
      birthday::text as birthday, payee_name as "realName", nationality, address, due as "dueAt", due <= now() as "isOverdue"
    from member left join member_profile on member_id = id,
      identity_due_at(id, ${identityDays}::integer) as due
    where id = ${memberId}`)
  const [found] = rows
  if (!found) throw new Error(`There is no member ${memberId}.`)
  const { hasDeposited, birthday, dueAt, isOverdue } = found
  return {
    age: hasDeposited ? null : getAgeObstacle(birthday, requiredAge),
    requiredAge,
    missing: hasDeposited ? [] : depositFacts.filter((fact) => !found[fact]),
    identity: dueAt === null ? null : { dueAt: new Date(dueAt).getTime(), isOverdue: isOverdue ?? false },
  }
}

/** Without the birthday somebody could pay in who is too young to ever pass the identity check of a withdrawal. */
function getAgeObstacle(birthday: string | null, requiredAge: number): Settings['age'] {
  if (birthday === null) return 'MISSING'
  return birthdayBreach(birthday, requiredAge) === undefined ? null : 'TOO_YOUNG'
}

/** @throws PlatformError birthday.required, age.too_young, details.required, identity.overdue */
export async function assertDepositNeeds(
  ...[tx, memberId, ...rest]: Parameters<typeof readDepositNeeds>
): Promise<void> {
  const { age, missing, identity } = await readDepositNeeds(tx, memberId, ...rest)
  if (age) throw platformError(age === 'MISSING' ? 'birthday.required' : 'age.too_young')
  if (missing.length > 0) throw platformError('details.required')
  if (identity?.isOverdue) throw platformError('identity.overdue')
}
