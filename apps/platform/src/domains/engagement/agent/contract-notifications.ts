import { and, gt, sql } from 'drizzle-orm'
import type { Transaction } from '@playhouse/postgres/database.ts'
import { contractVersion } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { dueIf, type DueWork, eachDue, takeMembers } from '../../../jobs/due-rows.ts'
import { publishToMembers } from '../../../live/publish.ts'
import { writeMessages } from '../../people/messages/write-message.ts'
import { isAmong, waitingContracts } from './contract-rows.ts'
import type { Contract } from './contracts.ts'

const PAGE = 1_000
/** Members notified in one transaction. Their contracts cannot change meanwhile. */
const NOTIFIED_AT_ONCE = 100
/** Both sides are notified of an end when it is agreed, not when the last period is over. */
const getLatestState = ({ state, endReason }: Pick<Contract, 'state' | 'endReason'>) => endReason ?? state
const LATEST_STATE = sql`coalesce(end_reason, state)`
const IS_CHANGED = sql`notified_state is distinct from ${LATEST_STATE}`

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
      take: takeMembers(
        (tx, after) =>
          tx
            .selectDistinct({ memberId: contractVersion.memberId })
            .from(contractVersion)
            .where(and(IS_CHANGED, gt(contractVersion.memberId, after)))
            .orderBy(contractVersion.memberId)
            .limit(PAGE),
        NOTIFIED_AT_ONCE,
      ),
      work: async (tx, members) => {
        const ids = sql.param(members.map(({ memberId }) => memberId))
        const changed = await tx
          .select()
          .from(contractVersion)
          .where(and(IS_CHANGED, sql`${contractVersion.memberId} = any(${ids}::integer[])`))
          .orderBy(contractVersion.offeredAt, contractVersion.id)
          // Those that change now are of the next run: what locks several does it in another order.
          .for('no key update', { skipLocked: true })
        if (changed.length > 0) await notify(tx, changed)
      },
      // The next run tries again.
      postpone: async () => {},
    }),
}

async function notify(tx: Transaction, changed: readonly Contract[]): Promise<void> {
  await tx.update(contractVersion).set({ notifiedState: LATEST_STATE }).where(isAmong(contractVersion, changed))
  const sides = changed.flatMap((contract) =>
    [contract.memberId, contract.uplineId].toSorted((a, b) => a - b).map((memberId) => ({ ...contract, memberId })),
  )
  const waiting = await waitingContracts(tx, sides)
  await publishToMembers(
    tx,
    sides.map(({ memberId, id, kind, ...contract }, index) => {
      const state = getLatestState(contract)
      return { memberId, event: { type: 'CONTRACT', contractId: id, kind, state, waiting: waiting[index] ?? 0 } }
    }),
  )
  const names = await tx
    .select({ id: member.id, username: member.username })
    .from(member)
    .where(sql`${member.id} = any(${sql.param(sides.map(({ memberId }) => memberId))}::integer[])`)
  const getName = new Map(names.map(({ id, username }) => [id, username]))
  await writeMessages(
    tx,
    changed.flatMap(({ memberId, uplineId, kind, ...contract }) => {
      const state = getLatestState(contract)
      // Accepting a new version replaces the one before, which its own message says.
      if (state === 'SUPERSEDED') return []
      const recipients =
        state === 'OFFERED'
          ? [memberId]
          : state === 'ACCEPTED' || state === 'REJECTED'
            ? [uplineId]
            : [memberId, uplineId]
      return recipients.map((side) => ({
        memberId: side,
        kind: 'SYSTEM' as const,
        template: `contract.${state}` as const,
        params: { account: getName.get(side === memberId ? uplineId : memberId) ?? '', contract: kind },
        about: `contract:${kind}:${side === memberId ? 'received' : 'paid'}`,
      }))
    }),
  )
}
