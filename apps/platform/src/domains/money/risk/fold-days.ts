import { type SQL, sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'

/** The longest period that a signal reads of `risk_day`. */
export const FOLDED_DAYS = 30

/** Sums the rounds of these members on days that are over, for signals. Days that are summed already are summed again. */
export async function foldDays(
  on: Database | Transaction,
  ids: SQL,
  { from, to }: { from: string; to: string },
): Promise<void> {
  await on.execute(sql`
    with played as materialized (
      select round.member_id, brand_day(settled_at) as day, brand_hour(settled_at) as hour, settled_at, payout - stake as won, coverage,
        parent_id, lag(settled_at) over (partition by round.member_id, brand_day(settled_at) order by settled_at, round.id) as earlier_at
      from round join member on member.id = round.member_id join game on game.node_id = round.node_id
      where round.member_id = any(${ids}) and settled_at >= ${from}::date::timestamp at time zone 'Asia/Ho_Chi_Minh'
        and settled_at < (${to}::date + 1)::timestamp at time zone 'Asia/Ho_Chi_Minh' and game.category not in ('LOTT', 'ELOTT')
    ), spell as (
      select *, count(*) filter (where earlier_at is null or settled_at > earlier_at + interval '30 minutes')
        over (partition by member_id, day order by settled_at) as spell from played
    ), longest as (
      select member_id, day, max(minutes) as minutes, least(sum(minutes), 1440)::smallint as played from (
        select member_id, day, least(extract(epoch from max(settled_at) - min(settled_at)) / 60, 1440)::smallint as minutes
        from spell group by member_id, day, spell
      ) as spells group by member_id, day
    ), opposed as (
      select member_id, day, count(*) as rounds from played where coverage is not null and parent_id is not null and exists (
        select from round other where other.member_id = played.parent_id and other.coverage is not null
          and other.coverage ->> 'event' = played.coverage ->> 'event'
          and not (other.coverage -> 'outcomes' ?| array(select jsonb_object_keys(played.coverage -> 'outcomes')))
      ) group by member_id, day
    )
    insert into risk_day (member_id, day, night_rounds, longest_minutes, played_minutes, largest_win, opposed_rounds)
    select member_id, day, count(*) filter (where hour < 5), max(longest.minutes), max(longest.played), max(won), coalesce(max(opposed.rounds), 0)
    from played join longest using (member_id, day) left join opposed using (member_id, day)
    group by member_id, day order by member_id, day
    on conflict (member_id, day) do update set night_rounds = excluded.night_rounds, longest_minutes = excluded.longest_minutes,
      played_minutes = excluded.played_minutes, largest_win = excluded.largest_win, opposed_rounds = excluded.opposed_rounds,
      summed_at = now()`)
}
