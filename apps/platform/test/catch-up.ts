// Runs the background jobs on the database of DATABASE_URL until nothing is due, so that the platform of each test need not.
import { openDatabase } from '@playhouse/postgres/database.ts'
import { billContracts, billRebates, payBills, recountBills } from '../src/domains/agent/bills.ts'
import { closeLineDays, foldTeams, pruneTeamHours } from '../src/domains/agent/fold-teams.ts'
import { dueLeaderboards } from '../src/domains/missions/due-leaderboards.ts'
import { dueMissions } from '../src/domains/missions/due-missions.ts'
import { duePoints } from '../src/domains/points/earn-points.ts'
import { dueBonuses } from '../src/domains/promotions/bonus.ts'
import { dueRanks } from '../src/domains/ranks/due-ranks.ts'
import { rollUpActive } from '../src/domains/records/roll-up.ts'
import { dueReferrals } from '../src/domains/registration/referral-rewards.ts'
import type { DueWork } from '../src/jobs/due-rows.ts'

/** Ends a job that never runs out of due rows; its own tests show why. */
const MAX_RUNS = 50

const works: DueWork[] = [
  foldTeams,
  pruneTeamHours,
  closeLineDays,
  billContracts,
  payBills,
  billRebates(),
  recountBills,
  rollUpActive,
  dueRanks,
  dueMissions,
  dueLeaderboards,
  duePoints,
  dueBonuses,
  dueReferrals,
]

const database = openDatabase(process.env.DATABASE_URL ?? '', { max: 4 })
const { signal } = new AbortController()
for (const { run } of works) {
  let runs = 0
  while ((await run(database, signal)) > 0 && runs < MAX_RUNS) runs += 1
}
await database.$client.end()
