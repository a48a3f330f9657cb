import { and, eq, sql } from 'drizzle-orm'
import { type Transaction, withTransaction } from '@playhouse/postgres/database.ts'
import { contractVersion } from '../../db/tables/agents.ts'
import { member } from '../../db/tables/members.ts'
import type { DueWork } from '../../jobs/due-rows.ts'
import { publishToMembers } from '../../live/publish.ts'
import { writeMessage } from '../messages/write-message.ts'
import type { Contract } from './contracts.ts'

const AT_A_TIME = 100

/** What both sides know of a contract: that it ends is news when it is agreed, not when its last period is over. */
const newsOf = ({ state, endReason }: Contract) => endReason ?? state

/**
 * Tells both sides of a contract what happened to it: an offer, its answer or expiry, and that the contract ends. Whatever moved the
 * contract, both get an event and those concerned a message, once.
 */
export const tellContracts: DueWork = {
  name: 'contract news',
  everyMs: 1_000,
  run: (database) =>
    withTransaction(database, async (tx) => {
      const untold = await tx
        .select()
        .from(contractVersion)
        .where(sql`told is distinct from coalesce(end_reason, state)`)
        .orderBy(contractVersion.offeredAt)
        .limit(AT_A_TIME)
        .for('no key update', { skipLocked: true })
      for (const contract of untold) await tell(tx, contract)
      return untold.length
    }),
}

async function tell(tx: Transaction, contract: Contract): Promise<void> {
  const { memberId, id, kind, uplineId } = contract
  const news = newsOf(contract)
  await tx
    .update(contractVersion)
    .set({ told: news })
    .where(and(eq(contractVersion.memberId, memberId), eq(contractVersion.id, id)))
  const sides = [memberId, uplineId].toSorted((a, b) => a - b)
  await publishToMembers(
    tx,
    sides.map((side) => ({ memberId: side, event: { type: 'CONTRACT', contractId: id, kind, state: news } })),
  )
  // Who accepts a new version knows that it replaces the one before.
  if (news === 'SUPERSEDED') return
  const names = await tx
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(sql`${member.id} in (${memberId}, ${uplineId})`)
  const nameOf = (of: number) => names.find((row) => row.id === of)?.username ?? ''
  const told = news === 'OFFERED' ? [memberId] : news === 'ACCEPTED' || news === 'REJECTED' ? [uplineId] : sides
  for (const side of told) {
    await writeMessage(tx, {
      memberId: side,
      kind: 'SYSTEM',
      template: `contract.${news}`,
      params: { account: nameOf(side === memberId ? uplineId : memberId), contract: kind },
      about: `contract:${kind}:${side === memberId ? 'received' : 'paid'}`,
    })
  }
}
