import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { riskCaseEvent } from '../../../db/tables/risk-cases.ts'

interface CaseKey {
  memberId: number
  caseId: number
}

/** What operators add to a case. A note is text, a document a picture (WebP). */
export type NewEvidence =
  | { kind: 'NOTE'; text: string }
  | { kind: 'DOCUMENT'; text: string; document: Buffer }
  | { kind: 'PAYMENT'; text: string; payment: 'DEPOSIT' | 'WITHDRAWAL'; number: number }

/** Adds evidence to a case, also to one that is decided. @returns false for a payment that the member does not have */
export async function addEvidence(
  tx: Transaction,
  { memberId, caseId, by, evidence }: CaseKey & { by: string; evidence: NewEvidence },
): Promise<boolean> {
  const row = { memberId, caseId, kind: evidence.kind, by, text: evidence.text }
  if (evidence.kind !== 'PAYMENT') {
    await tx
      .insert(riskCaseEvent)
      .values({ ...row, ...(evidence.kind === 'DOCUMENT' && { document: evidence.document }) })
    return true
  }
  const { payment, number } = evidence
  const found =
    payment === 'DEPOSIT'
      ? sql`select created_at as at, amount, state, channel as about from deposit`
      : sql`select requested_at as at, amount, state, destination ->> 'bankName' as about from withdrawal`
  const { rows } = await tx.execute<{ at: string; amount: bigint; state: string; about: string | null }>(
    sql`${found} where member_id = ${memberId} and id = ${number}`,
  )
  const [values] = rows
  if (!values) return false
  const data = { payment, number, ...values, amount: String(values.amount), at: new Date(values.at).toISOString() }
  await tx.insert(riskCaseEvent).values({ ...row, data })
  return true
}
