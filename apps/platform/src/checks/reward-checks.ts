import { countsBonusStakes } from '@playhouse/shared/counted-stakes.ts'

const money = (minor: string) => `to_char(${minor} / 10000.0, 'FM999,999,999,999,990.00')`

/** True when posted once under the member's key, with the stored amount. */
export const posted = (alias: string, type: string, key: string) => `LEFT JOIN LATERAL (
        SELECT sum(entry.amount) AS amount FROM ledger_transaction t JOIN ledger_entry entry
          ON entry.member_id = t.member_id AND entry.transaction_id = t.id AND entry.balance_after IS NOT NULL
        WHERE t.member_id = stored.member_id AND t.type = '${type}' AND t.idempotency_key = ${key}
      ) AS ${alias} ON true`

export const REWARD_CHECKS = [
  {
    what: 'Every claimed rebate was paid once, as its lines add up to',
    needs: 'rebate_claim',
    sql: `SELECT count(*) || ' rebates of ' || ${money('coalesce(sum(stored.amount), 0)')} AS figure,
        count(*) FILTER (WHERE stored.amount IS DISTINCT FROM paid.amount OR stored.amount IS DISTINCT FROM (
          SELECT sum((line ->> 'amount')::bigint) FROM jsonb_array_elements(stored.lines) AS line)) AS faults
      FROM rebate_claim stored ${posted('paid', 'REBATE', "'rebate:' || stored.week")}`,
  },
  {
    what: 'Every weekly rebate in the record is a claim, of a week that was over and could still be claimed',
    needs: 'rebate_claim',
    sql: `SELECT (SELECT count(*) FROM rebate_claim) || ' claims' AS figure,
        (SELECT count(*) FROM ledger_transaction t WHERE type = 'REBATE' AND idempotency_key NOT LIKE 'lottery:%' AND NOT EXISTS (
          SELECT FROM rebate_claim WHERE member_id = t.member_id AND 'rebate:' || week = t.idempotency_key))
        + (SELECT count(*) FROM rebate_claim WHERE brand_day(claimed_at) NOT BETWEEN week + 7 AND week + 13) AS faults`,
  },
  {
    what: 'Every redemption took its points once, and gave them back where it was rejected',
    needs: 'points_redemption',
    sql: `SELECT count(*) || ' redemptions of ' || ${money('coalesce(sum(stored.points), 0)')} || ' points' AS figure,
        count(*) FILTER (WHERE
          CASE WHEN item_id IS NULL THEN converted.amount IS NULL ELSE stored.points IS DISTINCT FROM -spent.amount END
          OR (state = 'REJECTED') <> (returned.amount IS NOT NULL)
          OR returned.amount <> stored.points) AS faults
      FROM points_redemption stored
      ${posted('spent', 'POINTS_SPEND', "'points:' || stored.request_key || ':spend'")}
      ${posted('converted', 'POINTS_CONVERT', "'points:' || stored.request_key || ':spend'")}
      ${posted('returned', 'POINTS_RETURN', "'points:' || stored.request_key || ':return'")}`,
  },
  {
    what: 'Every claimed promotion paid its amount, or gave its raffle tickets, once',
    needs: 'promotion_claim',
    sql: `SELECT count(*) || ' claims of ' || ${money('coalesce(sum(stored.amount), 0)')} AS figure,
        count(*) FILTER (WHERE stored.amount IS DISTINCT FROM coalesce(granted.amount, paid.amount, 0)
          OR stored.amount = 0 AND NOT EXISTS (SELECT FROM raffle_order given
            WHERE given.member_id = stored.member_id AND given.claim_id = stored.id)) AS faults
      FROM promotion_claim stored
      ${posted('granted', 'BONUS_GRANT', "'promotion:' || stored.id")}
      ${posted('paid', 'PROMOTION', "'promotion:' || stored.id")}
      WHERE stored.state = 'CLAIMED'`,
  },
  {
    what: 'Every bonus ended once, with what was left of it',
    needs: 'member_bonus',
    sql: `SELECT count(*) || ' bonuses of ' || ${money('coalesce(sum(stored.granted), 0)')} AS figure,
        count(*) FILTER (WHERE
          (stored.ended_at IS NULL) <> (stored.state IN ('ACTIVE', 'ENDING'))
          OR (stored.state = 'CONVERTED' AND stored.wagered < stored.required)
          OR coalesce(lost.amount, 0) <> -coalesce(stored.lost, 0)
          -- Both lines of a conversion are the member's own.
          OR coalesce(converted.moved, 0) <> coalesce(stored.converted, 0)) AS faults
      FROM member_bonus stored
      ${posted('lost', 'BONUS_FORFEIT', "'bonus:' || stored.id || ':end'")}
      LEFT JOIN LATERAL (
        SELECT max(entry.amount) AS moved FROM ledger_transaction t JOIN ledger_entry entry
          ON entry.member_id = t.member_id AND entry.transaction_id = t.id
        WHERE t.member_id = stored.member_id AND t.type = 'BONUS_CONVERT' AND t.idempotency_key = 'bonus:' || stored.id || ':end'
      ) AS converted ON true`,
  },
  {
    // Corrected lottery results take turnover back, but no progress.
    what: 'The progress of every bonus is the turnover of its rounds',
    needs: 'member_bonus',
    sql: `SELECT count(*) || ' bonuses with ' || ${money('coalesce(sum(stored.wagered), 0)')} AS figure,
        count(*) FILTER (WHERE stored.wagered > played.most
          OR stored.ended_at IS NOT NULL AND stored.wagered < played.least) AS faults
      FROM member_bonus stored CROSS JOIN LATERAL (
        SELECT coalesce(sum(most * share / 100), 0) AS most, coalesce(sum(least * share / 100), 0) AS least FROM (
          SELECT sum(least(stake - CASE WHEN category IN ('LOTT', 'ELOTT') THEN 0 ELSE uncounted END, max_stake))::bigint AS most,
            coalesce(sum(least(stake - uncounted, max_stake)) FILTER (WHERE settled_at < ended_at - interval '1 minute'), 0)::bigint AS least,
            coalesce((contribution ->> category)::integer, 100) AS share
          FROM round JOIN game USING (node_id) JOIN vendor ON vendor.code = vendor_code AND wallet_mode <> 'transfer'
          WHERE round.member_id = stored.member_id AND settled_at BETWEEN granted_at AND least(expires_at, ended_at)
          GROUP BY category
        ) AS of_category
      ) AS played`,
  },
  {
    what: 'No loss was given back of a week before its promotion began',
    needs: 'promotion_claim',
    sql: `SELECT count(*) || ' claims and applications' AS figure,
        count(*) FILTER (WHERE brand_day(starts_at) >= promotion_claim.period::date) AS faults
      FROM promotion_claim JOIN promotion_offer USING (promotion_id) JOIN promotion ON promotion.id = promotion_id
      WHERE kind = 'LOSS_REBATE' AND promotion_offer.period = 'WEEK'
        -- What operators grant has a key in place of the week.
        AND promotion_claim.period NOT LIKE '%:%'`,
  },
  {
    what: 'Every reward for a friend was paid once, for deposits and play that meet its rule',
    needs: 'referral',
    sql: `SELECT count(*) || ' friends, ' || count(*) FILTER (WHERE state = 'PAID') || ' paid with '
          || ${money("coalesce(sum(stored.reward) FILTER (WHERE state = 'PAID'), 0)")} AS figure,
        count(*) FILTER (WHERE
          (state = 'PAID') <> (paid.amount IS NOT NULL) OR paid.amount <> stored.reward
          OR (state IN ('PAID', 'DECLINED') AND (done.deposit < min_deposit OR done.turnover < min_turnover))
          OR (ended_at IS NULL) <> (next_action_at IS NOT NULL)
          OR (ended_at IS NULL) <> (state IN ('REGISTERED', 'DEPOSITED')))
          + (SELECT count(*) FROM ledger_transaction t WHERE idempotency_key LIKE 'referral:%' AND NOT EXISTS (
            SELECT FROM referral WHERE member_id = t.member_id AND transaction_id = t.id AND state = 'PAID')) AS faults
      FROM referral stored ${posted('paid', 'PROMOTION', "'referral:' || stored.friend_id")}
      CROSS JOIN LATERAL (
        SELECT coalesce(sum(deposit), 0) AS deposit, coalesce(sum(turnover - ${countsBonusStakes('REFERRAL') ? '0' : 'bonus_turnover'}), 0) AS turnover FROM member_day
        WHERE member_id = stored.friend_id AND day BETWEEN first_day AND last_day
      ) AS done`,
  },
  {
    what: 'All that free rounds won was claimed once, unless the account is closed',
    needs: 'free_rounds',
    sql: `SELECT count(*) || ' grants of free rounds that won ' || ${money('coalesce(sum(stored.won), 0)')} AS figure,
        count(*) FILTER (WHERE
          (stored.ended_at IS NULL) <> (stored.state <> 'ENDED')
          OR stored.played > stored.rounds
          OR stored.claim_id IS DISTINCT FROM claim.id
          OR claim.amount <> stored.won
          OR stored.state = 'ENDED' AND stored.won > 0 AND claim.id IS NULL AND owner.closed_at IS NULL) AS faults
      FROM free_rounds stored JOIN member owner ON owner.id = stored.member_id
      LEFT JOIN promotion_claim claim
        ON claim.member_id = stored.member_id AND claim.period = 'free-rounds:' || stored.id`,
  },
  {
    what: 'Bonus money belongs to a running bonus',
    needs: 'member_bonus',
    sql: `SELECT count(*) || ' accounts with ' || ${money('coalesce(sum(held.balance), 0)')} AS figure,
        count(*) FILTER (WHERE NOT EXISTS (
          SELECT FROM member_bonus WHERE member_id = held.member_id AND state IN ('ACTIVE', 'ENDING'))) AS faults
      FROM ledger_account held WHERE held.code = 'member:' || held.member_id || ':bonus' AND held.balance > 0`,
  },
] as const
