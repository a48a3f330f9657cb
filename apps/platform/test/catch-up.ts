// Runs the background jobs on the database of DATABASE_URL until nothing is due, so that the platform of each test need not.
import { openDatabase } from '@playhouse/postgres/database.ts'
import { billContracts } from '../src/domains/engagement/agent/contract-bills.ts'
import { billRebates } from '../src/domains/engagement/agent/rebate-bills.ts'
import { payBills } from '../src/domains/engagement/agent/pay-bills.ts'
import { recountBills } from '../src/domains/engagement/agent/recount-bills.ts'
import { closeLineDays, foldTeams, pruneTeamHours } from '../src/domains/engagement/agent/fold-teams.ts'
import { dueLeaderboards } from '../src/domains/engagement/missions/due-leaderboards.ts'
import { dueMissions } from '../src/domains/engagement/missions/due-missions.ts'
import { duePoints } from '../src/domains/engagement/points/earn-points.ts'
import { dueRisk } from '../src/domains/money/risk/due-risk.ts'
import { dueBonuses } from '../src/domains/money/bonus/bonus.ts'
import { dueRanks } from '../src/domains/engagement/ranks/due-ranks.ts'
import { sumGameDays } from '../src/domains/engagement/reports/game-days.ts'
import { sumHouseDays } from '../src/domains/engagement/reports/house-days.ts'
import { sumLiabilityDays } from '../src/domains/engagement/reports/liability-days.ts'
import { rollUpActive } from '../src/domains/engagement/records/roll-up.ts'
import { dueReferrals } from '../src/domains/engagement/referrals/referral-rewards.ts'
import { NO_TRANSFERS } from '../src/domains/money/wallet/transfer/scripted-vendor.fixture.ts'
import type { DueWork } from '../src/jobs/due-rows.ts'

/** Ends a job that never runs out of due rows; its own tests show why. */
const MAX_RUNS = 50

const works: DueWork[] = [
  foldTeams,
  pruneTeamHours,
  closeLineDays,
  billContracts,
  payBills(NO_TRANSFERS),
  billRebates(),
  recountBills,
  rollUpActive,
  sumGameDays,
  sumHouseDays,
  sumLiabilityDays,
  dueRanks,
  dueMissions,
  dueLeaderboards,
  duePoints,
  dueBonuses,
  dueReferrals,
  dueRisk,
]

const database = openDatabase(process.env.DATABASE_URL ?? '', { max: 4 })
const { signal } = new AbortController()
for (const { run } of works) {
  let runs = 0
  while ((await run(database, signal)) > 0 && runs < MAX_RUNS) runs += 1
}
await database.$client.end()
