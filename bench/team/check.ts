import pg from 'pg'
import { TEAM_CHECKS } from '../../apps/platform/src/checks/team-checks.ts'
import type { Heads } from './grow.ts'

/** Sums of one team from the rounds, days, transfers and registrations below it, against those kept. */
const RECOUNT = `with below as (
    select id, registered_at, kind from member
    where path <@ (select path from member where id = $1) and id <> $1 and kind <> 4
  ), happened as (
    select brand_day(settled_at) as day, category as product, 0::bigint as deposit, 0::bigint as withdrawal, stake as turnover, payout,
      (not is_lottery_change(vendor_round_id, node_id))::integer as rounds, 0::bigint as received, 0::bigint as sent, 0 as joined
    from round join below on below.id = member_id join game using (node_id)
    union all
    select day, '', deposit, withdrawal, 0, 0, 0, 0, 0, 0 from member_day join below on below.id = member_id
    union all
    select brand_day(created_at), '', 0, 0, 0, 0, 0, case direction when 'in' then amount else 0 end,
      case direction when 'out' then amount else 0 end, 0
    from member_transfer join below on below.id = member_id
    union all
    select brand_day(registered_at), '', 0, 0, 0, 0, 0, 0, 0, 1 from below
  ), recount as (
    select day, product, sum(deposit) as deposit, sum(withdrawal) as withdrawal, sum(turnover) as turnover, sum(payout) as payout,
      sum(rounds) as rounds, sum(received) as received, sum(sent) as sent, sum(joined) as joined
    from happened group by 1, 2
  ), kept as (
    select day, product, team_deposit, team_withdrawal, team_turnover, team_payout, team_rounds, team_transfer_in, team_transfer_out, team_joined
    from team_day where member_id = $1
  )
  select count(*)::integer as figures, count(*) filter (where
    (coalesce(deposit, 0), coalesce(withdrawal, 0), coalesce(turnover, 0), coalesce(payout, 0), coalesce(rounds, 0), coalesce(received, 0),
      coalesce(sent, 0), coalesce(joined, 0))
    is distinct from
    (coalesce(team_deposit, 0), coalesce(team_withdrawal, 0), coalesce(team_turnover, 0), coalesce(team_payout, 0), coalesce(team_rounds, 0),
      coalesce(team_transfer_in, 0), coalesce(team_transfer_out, 0), coalesce(team_joined, 0)))::integer as faults
  from recount full join kept using (day, product)`

/**
 * Checks the sums of the measured teams, or by those of `npm run world:check` of everybody, which takes hours for a million members.
 * @throws Error if a sum is wrong
 */
export async function checkSums(
  databaseUrl: string,
  heads: Heads,
  { everything }: { everything: boolean },
  tell: (line: string) => void,
): Promise<void> {
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const found = async (what: string, faults: string | number, figure: string) => {
      tell(`  ${what}: ${figure}`)
      if (Number(faults) > 0) throw new Error(`${what}: ${faults} are wrong.`)
    }
    if (everything) {
      for (const { what, sql } of TEAM_CHECKS) {
        const { rows } = await client.query<{ faults: string; figure: string }>(sql)
        await found(what, rows[0]?.faults ?? 1, rows[0]?.figure ?? '')
      }
    }
    for (const [name, id] of Object.entries(heads)) {
      const { rows } = await client.query<{ faults: number; figures: number }>(RECOUNT, [id])
      await found(`Sums of the ${name} team equal a recount`, rows[0]?.faults ?? 1, `${rows[0]?.figures} sums`)
    }
  } finally {
    await client.end()
  }
}
