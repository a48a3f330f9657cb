import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import type { DueWork } from '../../jobs/due-rows.ts'

/** Adds the changes of members' days to the sums of their uplines. */
export const foldTeams: DueWork = {
  name: 'folding team sums',
  // What is not folded yet is counted, too.
  everyMs: 1_000,
  async run(database: Database): Promise<number> {
    const { rows } = await database.execute<{ folded: number }>(sql`select fold_team_changes() as folded`)
    return rows[0]?.folded ?? 0
  },
}

/** Removes sums of hours that are compared with nothing any more. */
export const pruneTeamHours: DueWork = {
  name: 'pruning sums of hours',
  everyMs: 3_600_000,
  async run(database: Database): Promise<number> {
    const { rowCount } = await database.execute(sql`delete from team_hour where day < brand_day(now()) - 1`)
    return rowCount ?? 0
  },
}
