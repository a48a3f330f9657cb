import { counted, countedStake } from './counted-stakes.ts'
import { posted } from './reward-checks.ts'

const midnight = (day: string) => `((${day})::timestamp AT TIME ZONE 'Asia/Ho_Chi_Minh')`

/** Compares missions and leaderboards with ledger and rounds, counting differently than the jobs do. */
export const MISSION_CHECKS = [
  {
    what: 'Every claimed mission paid its reward once, and no other did',
    needs: 'member_mission',
    sql: `SELECT count(*) || ' missions, ' || count(*) FILTER (WHERE stored.state = 'CLAIMED') || ' claimed' AS figure,
        count(*) FILTER (WHERE
          coalesce(paid.amount, 0) <> CASE stored.state WHEN 'CLAIMED' THEN stored.amount ELSE 0 END
          OR coalesce(earned.amount, 0) <> CASE stored.state WHEN 'CLAIMED' THEN stored.points ELSE 0 END) AS faults
      FROM member_mission stored
      ${posted('paid', 'PROMOTION', "'mission:' || stored.mission_id || ':' || stored.period")}
      ${posted('earned', 'POINTS_EARN', "'mission:' || stored.mission_id || ':' || stored.period || ':points'")}`,
  },
  {
    what: 'The rounds of its period meet every mission that was reached',
    needs: 'member_mission',
    sql: `SELECT count(*) || ' missions' AS figure, count(*) FILTER (WHERE stored.target > (
          SELECT CASE mission.kind WHEN 'TURNOVER' THEN coalesce(sum(${counted('MISSION')}), 0) WHEN 'ROUNDS' THEN count(*)
            WHEN 'GAMES_WON' THEN count(DISTINCT node_id) FILTER (WHERE payout > stake)
            ELSE count(DISTINCT brand_day(settled_at)) END
          FROM round JOIN game USING (node_id)
          WHERE round.member_id = stored.member_id AND (products = '{}' OR category = ANY (products))
            AND NOT is_lottery_change(vendor_round_id, node_id) AND (stake = 0 OR ${countedStake('MISSION')} > 0)
            AND brand_day(settled_at) >= greatest(starts_on, CASE WHEN stored.period <> 'once' THEN stored.period::date END)
            AND brand_day(settled_at) <= CASE cycle WHEN 'DAY' THEN stored.period::date WHEN 'WEEK' THEN stored.period::date + 6
              ELSE coalesce(ends_on, 'infinity') END)) AS faults
      FROM member_mission stored JOIN mission ON mission.id = stored.mission_id`,
  },
  {
    what: 'Every closed leaderboard ranks as its rounds do, and gave each rank its prize',
    needs: 'leaderboard_result',
    sql: `WITH played AS (
        SELECT week.board_id, week.week, round.member_id, round.id, settled_at, metric,
          CASE metric WHEN 'TURNOVER' THEN sum(${counted('LEADERBOARD')}) OVER run ELSE max(div(payout * 100, stake) * 100) OVER run END AS so_far
        FROM leaderboard_week week JOIN leaderboard board ON board.id = week.board_id
        JOIN round ON settled_at >= ${midnight('greatest(week.week, board.starts_on)')} AND settled_at < ${midnight('week.week + 7')}
          AND ${countedStake('LEADERBOARD')} >= greatest(min_stake, 1) AND (CASE metric WHEN 'TURNOVER' THEN uncounted < stake ELSE payout > 0 END)
        JOIN game ON game.node_id = round.node_id AND category = ANY (products)
        JOIN member ON member.id = round.member_id AND is_real_account(kind) AND coalesce(member.closing_at, member.closed_at, 'infinity') > week.closed_at
        WHERE week.state = 'CLOSED'
        WINDOW run AS (PARTITION BY week.board_id, week.week, round.member_id ORDER BY settled_at, round.id)
      ), reached AS (
        SELECT DISTINCT ON (board_id, week, member_id) board_id, week, member_id, so_far AS score,
          CASE metric WHEN 'TURNOVER' THEN max(settled_at) OVER (PARTITION BY board_id, week, member_id) ELSE settled_at END AS at
        FROM played ORDER BY board_id, week, member_id, so_far DESC, settled_at
      ), ranked AS (
        SELECT *, 1 + (SELECT count(*) FROM reached ahead WHERE (ahead.board_id, ahead.week) = (own.board_id, own.week)
          AND (-ahead.score, ahead.at, ahead.member_id) < (-own.score, own.at, own.member_id)) AS rank
        FROM reached own
      ), expected AS (
        SELECT ranked.*, (band ->> 'amount')::bigint AS amount FROM ranked JOIN leaderboard_week USING (board_id, week)
        CROSS JOIN jsonb_array_elements(prizes) AS band
        WHERE rank BETWEEN (band ->> 'from')::integer AND (band ->> 'to')::integer
      )
      SELECT count(*) || ' prizes' AS figure, count(*) FILTER (WHERE
          (stored.rank, stored.score, stored.amount) IS DISTINCT FROM (expected.rank, expected.score, expected.amount)) AS faults
      FROM leaderboard_result stored FULL JOIN expected USING (board_id, week, member_id)`,
  },
  {
    what: 'Every prize of a leaderboard was paid once',
    needs: 'leaderboard_result',
    sql: `SELECT count(*) || ' prizes' AS figure,
        count(*) FILTER (WHERE coalesce(paid.amount, 0) <> CASE stored.state WHEN 'PAID' THEN stored.amount ELSE 0 END)
          + count(*) - count(DISTINCT (board_id, week, rank)) AS faults
      FROM leaderboard_result stored ${posted('paid', 'PROMOTION', "'leaderboard:' || stored.board_id || ':' || stored.week")}`,
  },
  {
    what: 'Every claimed mission granted its free rounds once, and no other did',
    needs: 'free_rounds',
    sql: `SELECT count(*) || ' missions' AS figure,
        count(*) FILTER (WHERE granted.grants <> (stored.state = 'CLAIMED' AND stored.free_rounds IS NOT NULL)::integer) AS faults
      FROM member_mission stored
      CROSS JOIN LATERAL (SELECT count(*) AS grants FROM free_rounds
        WHERE free_rounds.member_id = stored.member_id
          AND operator = 'mission:' || stored.mission_id || ':' || stored.period) AS granted`,
  },
] as const
