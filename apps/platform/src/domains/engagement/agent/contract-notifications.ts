import { and, eq, gt, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { contractVersion } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { dueIf, type DueWork, eachDue, takeMembers } from '../../../jobs/due-rows.ts'
import { publishToMembers } from '../../../live/publish.ts'
import { writeMessage } from '../../people/messages/write-message.ts'
import { waitingContracts } from './contract-rows.ts'
import type { Contract } from './contracts.ts'

const PAGE = 1_000
const IS_CHANGED = sql`notified_state is distinct from coalesce(end_reason, state)`

/** Both sides are notified of an end when it is agreed, not when the last period is over. */
const latestState = ({ state, endReason }: Contract) => endReason ?? state

/**
 * Notifies both sides of offers, answers, expiries and ends, whatever caused them: each gets an event, and those concerned a message,
 * once.
 */
export const notifyContractChanges: DueWork = {
  name: 'contract notifications',
  next: dueIf(sql`exists (select from ${contractVersion} where ${IS_CHANGED})`),
  everyMs: 1_000,
  run: (database, closing) =>
    eachDue(database, closing, {
      getName: ({ memberId }) => `contracts of member ${memberId}`,
      take: takeMembers((tx, after) =>
        tx
          .selectDistinct({ memberId: contractVersion.memberId })
          .from(contractVersion)
          .where(and(IS_CHANGED, gt(contractVersion.memberId, after)))
          .orderBy(contractVersion.memberId)
          .limit(PAGE),
      ),
      work: async (tx, [{ memberId }]) => {
        const changed = await tx
          .select()
          .from(contractVersion)
          .where(and(IS_CHANGED, eq(contractVersion.memberId, memberId)))
          .orderBy(contractVersion.offeredAt)
          .for('no key update')
        for (const contract of changed) await notify(tx, contract)
      },
      // The next run tries again.
      postpone: async () => {},
    }),
}

async function notify(tx: Transaction, contract: Contract): Promise<void> {
  const { memberId, id, kind, uplineId } = contract
  const state = latestState(contract)
  await tx
    .update(contractVersion)
    .set({ notifiedState: state })
    .where(and(eq(contractVersion.memberId, memberId), eq(contractVersion.id, id)))
  const sides = [memberId, uplineId].toSorted((a, b) => a - b)
  const events = []
  for (const side of sides) {
    const waiting = await waitingContracts(tx, side, kind)
    events.push({ memberId: side, event: { type: 'CONTRACT' as const, contractId: id, kind, state, waiting } })
  }
  await publishToMembers(tx, events)
  // Accepting a new version replaces the one before, which its own message says.
  if (state === 'SUPERSEDED') return
  const names = await tx
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(sql`${member.id} in (${memberId}, ${uplineId})`)
  const getName = (of: number) => names.find((row) => row.id === of)?.username ?? ''
  const recipients =
    state === 'OFFERED' ? [memberId] : state === 'ACCEPTED' || state === 'REJECTED' ? [uplineId] : sides
  for (const side of recipients) {
    await writeMessage(tx, {
      memberId: side,
      kind: 'SYSTEM',
      template: `contract.${state}`,
      params: { account: getName(side === memberId ? uplineId : memberId), contract: kind },
      about: `contract:${kind}:${side === memberId ? 'received' : 'paid'}`,
    })
  }
}
