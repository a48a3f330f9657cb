import { sql } from 'drizzle-orm'
import type { Database } from '@playhouse/postgres/database.ts'
import { dueIf, type DueWork } from '../../../jobs/due-rows.ts'

/** Adds the changes of members' days to the sums of their uplines. */
export const foldTeams: DueWork = {
  name: 'folding team sums',
  next: dueIf(sql`exists (select from team_change)`),
  // Sums may wait: changes that are not folded yet are counted, too.
  everyMs: 1_000,
  isBackground: true,
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

/** Moves days of lines that are over to `line_day`. */
export const closeLineDays: DueWork = {
  name: 'closing days of lines',
  everyMs: 3_600_000,
  async run(database: Database): Promise<number> {
    const { rowCount } = await database.execute(sql`
      with closed as (delete from open_line_day where day < brand_day(now()) returning *)
      insert into line_day as kept select * from closed order by upline_id, day, member_id
      on conflict (upline_id, day, member_id) do update set
        deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
        turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined`)
    return rowCount ?? 0
  },
}
