import { and, eq } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { type serviceCase, serviceCaseLine } from '../../../db/tables/cases.ts'
import { platformError } from '../../../request/platform-error.ts'

type Requested = Pick<typeof serviceCase.$inferInsert, 'topic' | 'title' | 'kind' | 'contact'> & {
  text: string
  uploads?: readonly string[]
}

/** What a used request key may come with again. @throws PlatformError request_key_reused */
export async function requireSameCase(
  tx: Transaction,
  before: typeof serviceCase.$inferSelect,
  { topic, title, kind = 'QUESTION', contact = null, text, uploads = [] }: Requested,
): Promise<void> {
  const isSame = before.topic === topic && before.title === title && before.kind === kind && before.contact === contact
  const own = and(eq(serviceCaseLine.memberId, before.memberId), eq(serviceCaseLine.caseId, before.id))
  const [line] = await tx
    .select()
    .from(serviceCaseLine)
    .where(and(own, eq(serviceCaseLine.line, 1)))
  requireSameLine(isSame ? line : undefined, { text, uploads })
}

/** @throws PlatformError request_key_reused */
export function requireSameLine(
  before: Pick<typeof serviceCaseLine.$inferSelect, 'text' | 'uploads'> | undefined,
  { text, uploads }: { text: string; uploads: readonly string[] },
): void {
  const isSame = before?.text === text && before.uploads.toSorted().join() === uploads.toSorted().join()
  if (!isSame) throw platformError('request_key_reused')
}

export async function findLine(
  tx: Transaction,
  { memberId, id }: typeof serviceCase.$inferSelect,
  requestKey: string,
): Promise<Pick<typeof serviceCaseLine.$inferSelect, 'text' | 'uploads'> | undefined> {
  const inCase = and(eq(serviceCaseLine.memberId, memberId), eq(serviceCaseLine.caseId, id))
  const [found] = await tx
    .select({ text: serviceCaseLine.text, uploads: serviceCaseLine.uploads })
    .from(serviceCaseLine)
    .where(and(inCase, eq(serviceCaseLine.requestKey, requestKey)))
  return found
}
