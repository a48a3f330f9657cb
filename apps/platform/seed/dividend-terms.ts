import type { Database } from '@playhouse/postgres/database.ts'
import { billedAt, carriedForward, contractPay, type ContractTerms, periodAt } from '@playhouse/shared/agent-pay.ts'
import { sql } from 'drizzle-orm'
import { drizzle } from 'drizzle-orm/node-postgres'
import type pg from 'pg'
import { agentBill, contractVersion } from '../src/db/tables/agents.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { readHeads } from '../src/domains/engagement/agent/heads.ts'
import { measureByTerms, measureTeams } from '../src/domains/engagement/agent/measures.ts'
import { getVersion } from './agent-pay.ts'
import { toUuid } from './chance.ts'
import { DAY, dayStart, MINUTE } from './clock.ts'
import { MIDDLE_AGENT } from './demo-accounts.ts'

const KIND = 'DIVIDEND'
const WEEKS = 5
/** Agents that it pays. */
const BELOW = 4

const terms = (basisPoints: number, more: Partial<ContractTerms>): ContractTerms => ({
  period: 'W',
  basisPoints,
  minValidBet: null,
  minHouseProfit: null,
  minActiveMembers: 1,
  maxWinRate: null,
  maxLossRate: null,
  maxSingleBet: null,
  lossCarryOver: 'PERMANENT',
  activeMemberBet: '100000.00',
  tiers: [{ profit: '5000000.00', basisPoints: basisPoints + 500 }],
  ...more,
})

interface Agent extends Record<string, unknown> {
  id: number
  parentId: number
}

/**
 * Weekly dividends by every term: of an agent that keeps no money, and of the agents that it pays. One of these has collected a bill that its
 * payer cannot cover. Bills follow from the kept sums and the ledger, so this runs when both are complete.
 */
export async function writeDividendTerms(client: pg.Client, end: Date): Promise<void> {
  // The connection of the seed's transaction takes the place of a pool.
  const database = drizzle({ client, casing: 'snake_case' }) as unknown as Database
  // The busiest team whose upline has a contract of its own, or is at the top and needs none.
  const { rows: colleagues } = await database.execute<Agent>(sql`
    select agent.id, agent.parent_id as "parentId" from member middle join member upline on upline.path @> middle.path and upline.id <> middle.id
    join member agent on agent.parent_id = upline.id and agent.kind not in (0, 4)
    join ledger_account cash on cash.member_id = agent.id and code = 'member:' || agent.id || ':cash'
    cross join lateral (
      select coalesce(sum(team_turnover), 0) as turnover from team_day where member_id = agent.id and day > ${brandDay(end)}::date - ${WEEKS * 7}::integer
    ) as played
    where middle.username = ${MIDDLE_AGENT.username} and not exists (select from contract_version where member_id = agent.id and kind = ${KIND})
      and exists (select from member where parent_id = agent.id and kind not in (0, 4))
    order by turnover desc, agent.id limit 1`)
  const [payer] = colleagues
  if (!payer) return
  const { rows: below } = await database.execute<Agent>(sql`
    select id, parent_id as "parentId" from member where parent_id = ${payer.id} and kind not in (0, 4) order by id limit ${BELOW}`)
  await bill(database, payer, terms(1500, { deductsRebates: true, deductsPromotions: true }), end)
  for (const agent of below) await bill(database, agent, terms(1000, {}), end)
  await database.execute(sql`
    update agent_bill set state = 'INSUFFICIENT', version = version + 1, next_action_at = ${new Date(end.getTime() + 5 * MINUTE).toISOString()}::timestamptz
    where (member_id, id) = (
      select member_id, id from agent_bill where payer_id = ${payer.id} and state = 'AWAITING_COLLECTION'
        and amount > (select balance from ledger_account where member_id = ${payer.id} and code = ${`member:${payer.id}:cash`})
      order by amount desc, id limit 1)`)
}

/** A contract that began some weeks ago, with a bill for each week that is over. */
async function bill(database: Database, agent: Agent, agreed: ContractTerms, end: Date): Promise<void> {
  const first = periodAt(KIND, agreed.period, new Date(dayStart(end.getTime()) - WEEKS * 7 * DAY))
  const version = getVersion(KIND, agent, 1, agreed, new Date(first.from.getTime() - 2 * DAY))
  const [head] = await readHeads(database, [{ memberId: agent.id }])
  if (!head) throw new Error(`There is no member ${agent.id}.`)
  const bills: (typeof agentBill.$inferInsert)[] = []
  let carriedOver = 0n
  let period = first
  for (; billedAt(KIND, period.to) < end; period = periodAt(KIND, agreed.period, period.to)) {
    const known = (await measureTeams(database, KIND, [head], period)).get(head.id)
    if (!known) throw new Error('A team was not measured.')
    const { measures, paid } = await measureByTerms(database, { head, terms: agreed, period, measures: known })
    const { total, reached, lines } = contractPay(KIND, agreed, measures, { ...paid, carriedOver })
    carriedOver = carriedForward(lines)
    bills.push({
      memberId: agent.id,
      id: toUuid(`bill:${KIND}:terms:${agent.id}:${period.from.getTime()}`),
      kind: KIND,
      contractId: version.id,
      payerId: agent.parentId,
      periodFrom: period.from,
      periodTo: period.to,
      total,
      amount: total,
      lines,
      state: reached && total > 0n ? 'AWAITING_COLLECTION' : 'NOT_REACHED',
      createdAt: billedAt(KIND, period.to),
    })
  }
  await database.insert(contractVersion).values({
    ...version,
    state: 'ACCEPTED',
    notifiedState: 'ACCEPTED',
    decidedAt: new Date(first.from.getTime() - DAY),
    validFrom: first.from,
    nextPeriod: period.from,
    nextActionAt: billedAt(KIND, period.to),
  })
  if (bills.length > 0) await database.insert(agentBill).values(bills)
}
