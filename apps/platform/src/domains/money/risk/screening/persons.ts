import { sql } from 'drizzle-orm'
import { createHash } from 'node:crypto'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import type { ScreenedPerson } from '@playhouse/vendor-api/screening/screener.ts'

export interface Person extends Omit<ScreenedPerson, 'id'> {
  memberId: number
  /** SHA-256 of what is compared: a decision about an entry holds for it alone. */
  hash: Buffer
}

interface Row extends Record<string, unknown> {
  memberId: number
  name: string
  birthday: string | null
  country: string | null
}

/** What of these members is compared with lists; without those whose name is not known. */
export async function readPersons(on: Database | Transaction, ids: readonly number[]): Promise<Person[]> {
  const { rows } = await on.execute<Row>(sql`
    select member.id as "memberId", payee_name as name, birthday::text, nationality as country
    from member left join member_profile on member_profile.member_id = member.id
    where member.id = any(${sql.param([...ids])}::integer[]) and payee_name is not null`)
  return rows.map((row) => ({ ...row, hash: hashPerson(row) }))
}

const hashPerson = ({ name, birthday, country }: Row): Buffer =>
  createHash('sha256')
    .update(JSON.stringify([name, birthday, country]))
    .digest()
