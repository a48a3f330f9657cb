import { posted } from './reward-checks.ts'

/** Compares raffles with ledger and tickets. Tests and the proof page recompute the winners. */
export const RAFFLE_CHECKS = [
  {
    what: 'Every raffle ticket took its points once, or belongs to a claim, and gave them back where it was returned',
    needs: 'raffle_order',
    sql: `SELECT coalesce(sum(stored.tickets), 0) || ' tickets' AS figure,
        count(*) FILTER (WHERE stored.points <> coalesce(-spent.amount, 0)
          OR stored.points <> CASE WHEN stored.claim_id IS NULL THEN price * stored.tickets ELSE 0 END
          OR stored.claim_id IS NOT NULL AND NOT EXISTS (SELECT FROM promotion_claim claim
            WHERE claim.member_id = stored.member_id AND claim.id = stored.claim_id AND claim.state = 'CLAIMED')
          OR coalesce(returned.amount, 0) <> CASE stored.state WHEN 'RETURNED' THEN stored.points ELSE 0 END) AS faults
      FROM raffle_order stored JOIN raffle ON raffle.id = stored.raffle_id
      ${posted('spent', 'POINTS_SPEND', "'raffle:' || stored.request_key || ':tickets'")}
      ${posted('returned', 'POINTS_RETURN', "'raffle:' || stored.request_key || ':return'")}`,
  },
  {
    what: 'Every raffle numbered its tickets without gaps, within its limits, and sealed those that take part',
    needs: 'raffle',
    sql: `SELECT count(*) || ' raffles' AS figure, count(*) FILTER (WHERE
          sold <> coalesce(numbered.tickets, 0) OR sold > capacity OR numbered.gaps > 0
          OR numbered.most > member_limit OR (state = 'VOID' AND numbered.held > 0)
          OR (state IN ('SEALED', 'DRAWN') AND (ticket_count <> numbered.held OR ticket_count < min_tickets
            OR list_hash <> encode(sha256(convert_to(ticket_list, 'UTF8')), 'hex')))) AS faults
      FROM raffle LEFT JOIN LATERAL (
        SELECT sum(tickets) AS tickets, sum(tickets) FILTER (WHERE state = 'HELD') AS held,
          count(*) FILTER (WHERE first <> before + 1) AS gaps, max(own) AS most
        FROM (
          SELECT first, tickets, state, sum(tickets) OVER (PARTITION BY member_id) AS own,
            sum(tickets) OVER (ORDER BY first) - tickets AS before
          FROM raffle_order WHERE raffle_id = raffle.id
        ) AS ordered
      ) AS numbered ON true`,
  },
  {
    what: 'Every prize of a raffle belongs to a ticket of its list, and was paid once where it was claimed',
    needs: 'raffle_prize',
    sql: `SELECT count(*) || ' prizes' AS figure, count(*) FILTER (WHERE raffle.state <> 'DRAWN'
          OR NOT EXISTS (SELECT FROM raffle_order bought WHERE bought.member_id = stored.member_id AND bought.raffle_id = stored.raffle_id
            AND bought.state = 'HELD' AND stored.ticket BETWEEN first AND first + tickets - 1)
          OR coalesce(paid.amount, 0) <> CASE stored.state WHEN 'CLAIMED' THEN stored.amount ELSE 0 END
          OR coalesce(earned.amount, 0) <> CASE stored.state WHEN 'CLAIMED' THEN stored.points ELSE 0 END)
          + count(*) - count(DISTINCT (raffle_id, place))
          + count(*) - count(DISTINCT (raffle_id, ticket)) AS faults
      FROM raffle_prize stored JOIN raffle ON raffle.id = stored.raffle_id
      ${posted('paid', 'PROMOTION', "'raffle:' || stored.raffle_id || ':' || stored.place || ':prize'")}
      ${posted('earned', 'POINTS_EARN', "'raffle:' || stored.raffle_id || ':' || stored.place || ':points'")}`,
  },
] as const
