import { type SQL, sql } from 'drizzle-orm'
import { type Database, withTransaction } from '@playhouse/postgres/database.ts'
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

/** Takes turns with folds and moves of accounts, which change the same rows in other orders. */
const changeSums = (database: Database, statement: SQL): Promise<number> =>
  withTransaction(database, async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(team_sums_lock())`)
    const { rowCount } = await tx.execute(statement)
    return rowCount ?? 0
  })

/** Removes sums of hours that are compared with nothing any more. */
export const pruneTeamHours: DueWork = {
  name: 'pruning sums of hours',
  everyMs: 3_600_000,
  run: (database) => changeSums(database, sql`delete from team_hour where day < brand_day(now()) - 1`),
}

/** Moves days of lines that are over to `line_day`. */
export const closeLineDays: DueWork = {
  name: 'closing days of lines',
  everyMs: 3_600_000,
  run: (database) =>
    changeSums(
      database,
      sql`
      with closed as (delete from open_line_day where day < brand_day(now()) returning *)
      insert into line_day as kept select * from closed order by upline_id, day, member_id
      on conflict (upline_id, day, member_id) do update set
        deposit = kept.deposit + excluded.deposit, withdrawal = kept.withdrawal + excluded.withdrawal,
        turnover = kept.turnover + excluded.turnover, uncounted = kept.uncounted + excluded.uncounted, payout = kept.payout + excluded.payout, joined = kept.joined + excluded.joined`,
    ),
}
