import { and, asc, eq, isNotNull, or, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { CONTRACT_KINDS } from '@playhouse/shared/agent-pay.ts'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import type { Database } from '@playhouse/postgres/database.ts'
import { agentApplication, agentBill, rebateRate } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { listBills, listContracts, type ListedBill, type ListedContract } from './listed-contracts.ts'
import { teamSizes } from './team-sums.ts'
import { listConditions, type ListRequest } from '../../../lib/operator-list.ts'

export const countWaitingApplications = (database: Database): Promise<number> =>
  database.$count(agentApplication, eq(agentApplication.state, 'APPLIED'))

const payer = alias(member, 'payer')
const balance = sql`(select balance from ledger_account
  where member_id = ${agentBill.payerId} and code = 'member:' || ${agentBill.payerId} || ':cash')`

/** Bills that their payer's money does not cover, the oldest first. A member is found on either side. */
export const listUnpaidBills = (database: Database, { member: named, ...request }: ListRequest) =>
  database
    .select({
      id: agentBill.id,
      kind: agentBill.kind,
      memberId: agentBill.memberId,
      payee: member.username,
      payerId: payer.id,
      payer: payer.username,
      periodFrom: agentBill.periodFrom,
      amount: agentBill.amount,
      missing: sql<bigint>`greatest(${agentBill.amount} - coalesce(${balance}, 0), 0)`.mapWith(agentBill.amount),
      createdAt: agentBill.createdAt,
    })
    .from(agentBill)
    .innerJoin(member, eq(member.id, agentBill.memberId))
    .innerJoin(payer, eq(payer.id, agentBill.payerId))
    .where(
      and(
        eq(agentBill.state, 'INSUFFICIENT'),
        isNotNull(agentBill.nextActionAt),
        named === undefined
          ? undefined
          : or(
              ...[member, payer].flatMap(({ id, username }) => [
                eq(username, named.toLowerCase()),
                /^\d{1,9}$/.test(named) ? eq(id, Number(named)) : undefined,
              ]),
            ),
        listConditions(request, { at: agentBill.createdAt, subject: sql`${agentBill.id}::text` }),
      ),
    )
    .orderBy(asc(agentBill.createdAt), asc(agentBill.id))
    .limit(request.limit)
    .offset(request.offset)

/** Accounts directly below one, the largest teams first, with their rates and how many accounts their lines have. */
export async function listLines(database: Database, memberId: number, limit: number) {
  const { rows } = await database.execute<{
    id: number
    username: string
    kind: number
    accounts: number
    basisPoints: number
    series: number
  }>(sql`
    with line as materialized (
      select id, username, kind, size.members as known from ${member} left join team_size size on size.member_id = id
      where parent_id = ${memberId} order by size.members desc nulls last, id limit ${limit}
    )
    select line.id, username, kind, 1 + coalesce(members, 0)::integer as accounts,
      coalesce(basis_points, 0)::integer as "basisPoints", coalesce(series, ${USUAL_SERIES})::integer as series
    from line left join (${teamSizes(sql`select id from line`)}) as sizes on head_id = line.id
    left join ${rebateRate} on rebate_rate.member_id = line.id order by known desc nulls last, line.id`)
  return rows
}

/** Contracts that pay a member, or that it pays: those offered and in force. */
export async function listMemberContracts(database: Database, memberId: number): Promise<ListedContract[]> {
  const kinds = await Promise.all(
    CONTRACT_KINDS.map((kind) =>
      listContracts(
        database,
        memberId,
        sql`${memberId} in (contract.member_id, contract.upline_id) and contract.kind = ${kind}
          and contract.state in ('OFFERED', 'ACCEPTED')`,
      ),
    ),
  )
  return kinds.flat()
}

/** The latest bills of which a member is payee or payer. */
export const listMemberBills = (database: Database, memberId: number, limit: number): Promise<ListedBill[]> =>
  listBills(database, sql`${memberId} in (bill.member_id, bill.payer_id)`, { limit, offset: 0 })
