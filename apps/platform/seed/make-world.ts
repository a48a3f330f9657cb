import type { Holiday, Holidays } from '@playhouse/engines/lottery/calendar.ts'
import type { ProductShares } from '@playhouse/shared/agent-pay.ts'
import { getTableName } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type pg from 'pg'

import { AGENT_HISTORY } from './agent-history.ts'
import { AgentPay } from './agent-pay.ts'
import { AgentRebates } from './agent-rebates.ts'
import { writeDividendTerms } from './dividend-terms.ts'
import { fillIfEmpty } from '../src/db/brand/fill-if-empty.ts'
import { agentBill, contractVersion } from '../src/db/tables/agents.ts'
import { dailyWork } from '../src/db/tables/daily-work.ts'
import { game, vendor } from '../src/db/tables/games.ts'
import { jackpotGame } from '../src/db/tables/jackpots.ts'
import { leaderboardResult, leaderboardWeek } from '../src/db/tables/leaderboards.ts'
import { memberMission } from '../src/db/tables/missions.ts'
import { member } from '../src/db/tables/members.ts'
import { type rankRebate, rebateClaim } from '../src/db/tables/ranks.ts'
import { referral, type referralRule } from '../src/db/tables/referrals.ts'
import { referralCode, registration } from '../src/db/tables/registration.ts'
import { addDays } from '../src/lib/record-range.ts'
import { DAILY_WORKS } from '../src/jobs/daily-work.ts'
import { brandDay } from '../src/ledger/brand-day.ts'
import { ledgerKeys } from '../src/ledger/keys.ts'
import { JournalWriter } from './journal-writer.ts'
import { bulkPosting } from './journal-rows.ts'
import { bulkLoad } from './bulk-load.ts'
import type { AnyCopyRows } from './bulk-load.ts'
import { chatHistory } from './chat.ts'
import { FAVOURITES } from './favourites.ts'
import { CopyRows } from './copy-rows.ts'
import { makeCopperleafGame, makeGames } from './games.ts'
import { Invitations } from './invitations.ts'
import { jackpotsOfGames } from './jackpots.ts'
import { LeaderboardPast } from './leaderboards.ts'
import { LogInWriter } from './log-ins.ts'
import { createLotteryHistory, withLotteries } from './lotteries.ts'
import { MissionPast } from './mission-claims.ts'
import { makeMembers } from './members.ts'
import { writeRaffles } from './raffles.ts'
import { OwnRewards } from './own-rewards.ts'
import { getRank } from './ranks.ts'
import { rewardHistory } from './reward-history.ts'
import { simulate } from './simulate.ts'
import { siteRows } from './site.ts'
import { COPPERLEAF, VENDORS } from './vendors.ts'
import { writeWaitingWork } from './waiting-work.ts'
import { withdrawalHistory } from './withdrawal-history.ts'

const DEFAULT_SEED = 20_261_120
const LOTTERY_DAYS = 35

export interface WorldOptions {
  seed?: number
  games?: number
  members?: number
  /** Rounds played over the 60 days. */
  rounds?: number
  /** End of the seeded period; defaults to now. */
  end?: Date
  /** Days of lottery results before it; 0 for none. */
  lotteryDays?: number
  /** With Copperleaf and its game with free rounds, beside `games`: an import, so that it has no model of ours. */
  copperleaf?: boolean
}

export interface Progress {
  step: string
  done: number
  total: number
}

const REPORT_EVERY = 5_000

/**
 * Seeds the migrated database at `url` and returns whether it did: if there is a brand already, nothing
 * is done. All rows are written in one database transaction, so the seed is all or nothing.
 */
export function makeWorld(
  url: string,
  options: WorldOptions = {},
  onProgress: (progress: Progress) => void = () => {},
): Promise<boolean> {
  return fillIfEmpty(url, async (client) => {
    const house = await client.query<{ id: number; code: string; currency: string }>(
      'SELECT id, code, currency FROM ledger_account WHERE member_id = 0 ORDER BY id',
    )
    const end = options.end ?? new Date()
    const found = {
      house: house.rows,
      rule: await getRule(client),
      shares: await findShares(client),
      rates: await readRates(client),
      holidays: await getHolidays(client),
    }
    const tables = await makeRows({ ...options, end }, found, onProgress)
    await writeWorld(client, tables, end, onProgress)
  })
}

/** The reward of invitations that a migration publishes. */
async function getRule(client: pg.Client): Promise<typeof referralRule.$inferSelect | undefined> {
  const { rows } = await client.query<Record<'reward' | 'minDeposit' | 'minTurnover', bigint> & { days: number }>(
    'SELECT reward, min_deposit AS "minDeposit", min_turnover AS "minTurnover", days FROM referral_rule ORDER BY valid_from LIMIT 1',
  )
  const [row] = rows
  return (
    row && {
      validFrom: '',
      ...row,
    }
  )
}

/** Share of each product's turnover that counts for agents, as a migration begins with it. */
async function findShares(client: pg.Client): Promise<ProductShares | undefined> {
  const { rows } = await client.query<{ shares: ProductShares }>(
    'SELECT shares FROM agent_pay_rule ORDER BY valid_from LIMIT 1',
  )
  return rows[0]?.shares
}

/** Rebates of the ranks, as a migration begins with them. */
async function readRates(client: pg.Client): Promise<Found['rates']> {
  const { rows } = await client.query<Found['rates'][number]>(
    'SELECT product, rank, basis_points AS "basisPoints" FROM rank_rebate',
  )
  return rows
}

/** Days on which stations pause, as a migration begins with them. */
async function getHolidays(client: pg.Client): Promise<Holidays> {
  const { rows } = await client.query<Holiday>('SELECT region, day::text FROM lottery_holiday')
  return rows
}

interface Found {
  house: readonly { id: number; code: string; currency: string }[]
  rule: typeof referralRule.$inferSelect | undefined
  shares: ProductShares | undefined
  rates: (typeof rankRebate.$inferSelect)[]
  holidays: Holidays
}

async function makeRows(
  options: WorldOptions & { end: Date },
  { house, rule, shares, rates, holidays }: Found,
  onProgress: (progress: Progress) => void,
): Promise<AnyCopyRows[]> {
  const { seed = DEFAULT_SEED, games: gameCount = 10_000, members: memberCount = 5_000, rounds = 210_000 } = options
  const end = options.end.getTime()
  const games = withLotteries(makeGames({ seed, end, count: gameCount }))
  onProgress({ step: 'Games', done: games.length, total: games.length })
  const members = await makeMembers({ seed, end, count: memberCount })
  onProgress({ step: 'Members', done: members.length, total: members.length })

  const days = options.lotteryDays ?? LOTTERY_DAYS
  const past = createLotteryHistory({ seed, end, members, games, days, holidays })
  const memberIds = members.map(({ id }) => id)
  const journal = new JournalWriter(house, memberIds)
  const logIns = new LogInWriter(seed, members)
  logIns.addOwnMachine(members, end)
  let played = 0
  const counted = { shares, getProduct: new Map(games.map(({ nodeId, category }) => [nodeId, category])) }
  const pay = new AgentPay(members, end, counted)
  const rebates = new AgentRebates(members, end, counted)
  const boards = new LeaderboardPast(members, games, end)
  const missions = new MissionPast(members, games, end)
  const own = new OwnRewards({ members, games, rates, end })
  const invitations = new Invitations(members, end, rule)
  const events = simulate({ seed, end, rounds, members, games, planned: past.events })
  for (const event of invitations.withRewards(
    rebates.withBills(pay.withPay(boards.withPrizes(missions.withClaims(own.withClaims(events))))),
  )) {
    journal.write(event)
    logIns.write(event)
    if (event.type === 'round' && ++played % REPORT_EVERY === 0 && played < rounds)
      onProgress({ step: 'Rounds', done: played, total: rounds })
  }
  for (const row of invitations.logIns) logIns.rows.add(row)
  journal.finish(house[0]?.currency ?? 'VND')
  onProgress({ step: 'Rounds', done: played, total: played })

  for (const row of members) row.rank = row.kind === 4 ? 0 : getRank(journal.turnover.get(row.id) ?? 0n)
  const feeding = new CopyRows(jackpotGame, ['nodeId', 'jackpotId'])
  for (const [nodeId, { id }] of jackpotsOfGames(games)) feeding.add({ nodeId, jackpotId: id })
  const vendors = [...VENDORS, ...(options.copperleaf ? [COPPERLEAF] : [])].map(({ categories: _, ...row }) => row)
  return [
    ...siteRows({ seed, end: new Date(end), games }).map(({ table, rows }) => getRows(table, rows)),
    getRows(vendor, vendors),
    getRows(game, options.copperleaf ? [...games, makeCopperleafGame(end)] : games),
    getRows(member, members),
    ...contractRows(pay.contracts, [...pay.bills, ...rebates.bills], journal),
    getRows(dailyWork, workDone(rebates, options.end)),
    ...boardRows(boards),
    ...missionClaimRows(missions),
    ...rebateRows(own, journal),
    ...invitationRows(invitations, journal),
    ...Object.values(past.rows),
    feeding,
    logIns.rows,
    ...Object.values(journal.rows),
  ] as AnyCopyRows[]
}

function invitationRows(
  { registrations, codes, referrals }: Invitations,
  { paidReferrals }: JournalWriter,
): AnyCopyRows[] {
  const rows = referrals.map((row) => ({ ...row, transactionId: paidReferrals.get(row.id) ?? null }))
  return [getRows(registration, registrations), getRows(referralCode, codes), getRows(referral, rows)] as AnyCopyRows[]
}

function contractRows(
  contracts: AgentPay['contracts'],
  bills: AgentPay['bills'],
  { paidBills }: JournalWriter,
): AnyCopyRows[] {
  const versions = new CopyRows(contractVersion, [
    'memberId',
    'id',
    'number',
    'kind',
    'uplineId',
    'terms',
    'termsHash',
    'state',
    'offeredAt',
    'expiresAt',
    'decidedAt',
    'validFrom',
    'validUntil',
    'endReason',
    'nextPeriod',
    'nextActionAt',
    'notifiedState',
  ])
  for (const row of contracts) versions.add({ ...row, notifiedState: row.endReason ?? row.state })
  const billed = new CopyRows(agentBill, [
    'memberId',
    'id',
    'kind',
    'contractId',
    'payerId',
    'periodFrom',
    'periodTo',
    'revision',
    'total',
    'amount',
    'lines',
    'state',
    'createdAt',
    'paidAt',
    'transactionId',
    'dispute',
    'disputedAt',
  ])
  // A JSON array must not be converted to a PostgreSQL array.
  for (const row of bills)
    billed.add({ revision: 1, ...row, ...paidBills.get(row.id), lines: JSON.stringify(row.lines) as never })
  return [versions, billed] as AnyCopyRows[]
}

/** From where the platform goes on. Yesterday may still be open at the end. */
const workDone = ({ billedUntil }: AgentRebates, end: Date): (typeof dailyWork.$inferInsert)[] =>
  DAILY_WORKS.map((work) => ({
    work,
    doneUntil: work === 'rebates' ? billedUntil : addDays(brandDay(end), -2),
  }))

function missionClaimRows({ claims }: MissionPast): AnyCopyRows[] {
  return claims.length === 0 ? [] : ([getRows(memberMission, claims)] as AnyCopyRows[])
}

function rebateRows({ rebates }: OwnRewards, { paidBills }: JournalWriter): AnyCopyRows[] {
  const rows = rebates.map((row) => ({
    ...row,
    // A JSON array must not be converted to a PostgreSQL array.
    lines: JSON.stringify(row.lines) as never,
    transactionId: paidBills.get(ledgerKeys.rebate(row.week))?.transactionId ?? null,
  }))
  return rows.length === 0 ? [] : ([getRows(rebateClaim, rows)] as AnyCopyRows[])
}

function boardRows({ weeks, results }: LeaderboardPast): AnyCopyRows[] {
  // `getRows` takes its columns from the first row, and without play there are no winners.
  const won = results.length === 0 ? [] : [getRows(leaderboardResult, results)]
  return [getRows(leaderboardWeek, weeks), ...won] as AnyCopyRows[]
}

/** Rows that all have the same columns, ready to be copied. */
function getRows<Table extends PgTable>(table: Table, rows: readonly Table['$inferInsert'][]): CopyRows<Table> {
  const copied = new CopyRows(table, Object.keys(rows[0] ?? {}) as (keyof Table['$inferInsert'] & string)[])
  for (const row of rows) copied.add(row)
  return copied
}

async function writeWorld(
  client: pg.Client,
  tables: AnyCopyRows[],
  end: Date,
  onProgress: (progress: Progress) => void,
): Promise<void> {
  const total = tables.reduce((sum, table) => sum + table.count, 0)
  let done = 0
  await client.query('BEGIN')
  // Sorts and sums of all rows at once, for which the server's usual memory is too little.
  await client.query("SET LOCAL work_mem = '128MB'")
  const posted = getTableName(bulkPosting)
  await client.query(
    `CREATE TEMPORARY TABLE ${posted} (LIKE ledger_transaction, accounts integer[], amounts bigint[]) ON COMMIT DROP`,
  )
  await bulkLoad(client, tables, {
    appended: ['ledger_account', 'ledger_transaction', 'ledger_entry'],
    derive: () => client.query('SELECT post_bulk($1)', [posted]),
    onRows: (rows) => onProgress({ step: 'Rows', done: (done += rows), total }),
    onIndexes: (ready, all) => onProgress({ step: 'Indexes', done: ready, total: all }),
  })
  const histories = [...rewardHistory(end), ...chatHistory(end), ...AGENT_HISTORY, FAVOURITES]
  const steps: (() => Promise<unknown>)[] = [
    ...withdrawalHistory(end).map((statement) => () => client.query(statement)),
    () => writeWaitingWork(client, end),
    ...histories.map((statement) => () => client.query(statement)),
    () => writeRaffles(client, end),
    () => client.query('SELECT rebuild_team_sums()'),
    () => writeDividendTerms(client, end),
    () => client.query('COMMIT'),
  ]
  for (const [index, step] of steps.entries()) {
    await step()
    onProgress({ step: 'Histories and sums', done: index + 1, total: steps.length })
  }
}
