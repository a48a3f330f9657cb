import { formatAmount } from '@playhouse/shared/money.ts'
import { sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import type { agentBill } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { brandDay } from '../../../ledger/brand-day.ts'
import { writeMessages } from '../../people/messages/write-message.ts'

type UplineBill = typeof agentBill.$inferSelect & { payerId: number }

/** Tells uplines which bills their money does not cover, and payees that such a bill was paid after all. */
export async function notifyOfCover(
  tx: Transaction,
  { short, paidLate }: { short: readonly (UplineBill & { missing: bigint })[]; paidLate: readonly UplineBill[] },
): Promise<void> {
  const bills = [...short, ...paidLate]
  if (bills.length === 0) return
  const ids = bills.flatMap(({ memberId, payerId }) => [memberId, payerId])
  const names = await tx
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(sql`${member.id} = any(${sql.param(ids)}::integer[])`)
  const getName = new Map(names.map(({ id, username }) => [id, username]))
  const getParams = ({ kind, amount, periodFrom, periodTo }: UplineBill, otherSide: number) => ({
    account: getName.get(otherSide) ?? '',
    contract: kind,
    amount: formatAmount(amount),
    from: brandDay(periodFrom),
    to: brandDay(new Date(periodTo.getTime() - 1)),
  })
  await writeMessages(tx, [
    ...short.map((bill) => ({
      memberId: bill.payerId,
      kind: 'SYSTEM' as const,
      template: 'bill.INSUFFICIENT' as const,
      params: { ...getParams(bill, bill.memberId), missing: formatAmount(bill.missing) },
      about: `contract:${bill.kind}:paid`,
    })),
    ...paidLate.map((bill) => ({
      memberId: bill.memberId,
      kind: 'SYSTEM' as const,
      template: 'bill.PAID_LATE' as const,
      params: getParams(bill, bill.payerId),
      about: `contract:${bill.kind}:received`,
    })),
  ])
}
