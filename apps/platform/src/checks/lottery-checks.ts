import { getWin } from '@playhouse/engines/lottery/evaluate.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { getHits } from '@playhouse/engines/lottery/hits.ts'
import { getPayouts, readSelection } from '../domains/play/lottery/terms.ts'

/** A selection with its payout in a draw, per 20,000 minor units. */
interface SoldSelection {
  drawId: string
  lotteryCode: string
  numbers: readonly string[]
  terms: string
  selection: string
  factor: string
}

/** Re-evaluates at most this many, from the latest draws. */
const SELECTIONS_MAX = 50_000

/** Postings of lottery tickets and draws by idempotency key: the change of the member's cash. */
const POSTED = `posted AS (
        SELECT member_id, idempotency_key AS key, sum(amount) AS amount
        FROM ledger_transaction head JOIN ledger_entry entry USING (member_id)
        WHERE entry.transaction_id = head.id AND balance_after IS NOT NULL AND starts_with(idempotency_key, 'lottery:')
        GROUP BY 1, 2
      )`

/**
 * Compares tickets with the ledger, rounds with tickets, payouts with what is stored of each result, and that with the result itself. The
 * rules are the product's own: tests hold them against definitions that share nothing with them (`evaluate.test.ts`).
 */
export const LOTTERY_CHECKS = [
  {
    what: 'Every lottery ticket’s stake, refunds and payouts are posted, and nothing else is',
    sql: `WITH ${POSTED}, due AS (
        SELECT member_id, 'lottery:ticket:' || id || ':stake' AS key, -stake::numeric * draw_count AS amount FROM lottery_ticket
        UNION ALL
        SELECT member_id, 'lottery:ticket:' || ticket_id || ':' || lower(cancel_reason), sum(stake)
        FROM lottery_entry WHERE cancelled_at IS NOT NULL GROUP BY 1, 2
        UNION ALL
        SELECT entry.member_id, 'lottery:draw:' || draw.id || ':void', sum(entry.stake)
        FROM lottery_draw draw JOIN lottery_entry entry ON entry.draw_id = draw.id AND entry.cancelled_at IS NULL
        WHERE draw.state = 'VOID' AND draw.settled_at IS NULL AND draw.next_action_at IS NULL GROUP BY 1, 2
        UNION ALL
        SELECT member_id, 'lottery:draw:' || draw_id || ':' || paid_version, sum(amount)
        FROM lottery_win win JOIN lottery_draw draw ON draw.id = draw_id WHERE win.version = paid_version GROUP BY 1, 2
        UNION ALL
        SELECT entry.member_id, 'lottery:draw:' || draw_id || ':' || paid_version || ':rebate', sum(lottery_rebate(entry.stake, terms))
        FROM lottery_entry entry JOIN lottery_draw draw ON draw.id = draw_id JOIN round ON round.member_id = entry.member_id AND vendor_round_id = ticket_id || '.' || draw_id
        WHERE cancelled_at IS NULL AND NOT demo AND lottery_rebate(entry.stake, terms) > 0 GROUP BY 1, 2
        UNION ALL
        SELECT member_id, 'lottery:draw:' || draw_id || ':' || version, posted FROM lottery_correction WHERE posted <> 0
      )
      SELECT (SELECT count(*) FROM lottery_ticket) || ' tickets, ' || count(*) || ' movements' AS figure,
        count(*) FILTER (WHERE due.amount IS DISTINCT FROM posted.amount
          -- Refunds of a void draw come bucket by bucket.
          AND NOT (due.key IS NULL AND posted.key LIKE 'lottery:draw:%:void'
            AND EXISTS (SELECT FROM lottery_draw draw WHERE draw.id::text = split_part(posted.key, ':', 3) AND next_action_at IS NOT NULL))) AS faults
      FROM due FULL JOIN posted USING (member_id, key)`,
  },
  {
    what: 'Every ticket settled in a draw is a round with its stake and payout',
    sql: `WITH paid AS (
        SELECT member_id, ticket_id, draw_id, sum(amount) AS payout
        FROM lottery_win win JOIN lottery_draw draw ON draw.id = draw_id WHERE win.version = paid_version GROUP BY 1, 2, 3
      ), settled AS (
        SELECT entry.member_id, entry.ticket_id || '.' || entry.draw_id AS round_id, entry.stake, coalesce(paid.payout, 0) AS payout
        FROM lottery_entry entry JOIN lottery_draw draw ON draw.id = entry.draw_id AND draw.settled_at IS NOT NULL
        LEFT JOIN paid USING (member_id, ticket_id, draw_id) WHERE entry.cancelled_at IS NULL
      ), stored AS (
        SELECT member_id, vendor_round_id AS round_id, round.stake, round.payout
        FROM round JOIN lottery ON lottery.node_id = round.node_id
        WHERE NOT is_lottery_change(vendor_round_id, round.node_id)
          AND EXISTS (SELECT FROM lottery_draw draw WHERE draw.id::text = split_part(vendor_round_id, '.', 2) AND draw.settled_at IS NOT NULL)
      )
      SELECT count(*) || ' rounds' AS figure,
        count(*) FILTER (WHERE (settled.stake, settled.payout) IS DISTINCT FROM (stored.stake, stored.payout::numeric)) AS faults
      FROM settled FULL JOIN stored USING (member_id, round_id)`,
  },
  {
    what: 'Every lottery line won what its result says',
    sql: `WITH line AS (
        SELECT draw.id AS draw_id, draw.lottery_code, draw.result_version, entry.terms, line.selection, line.member_id, line.ticket_id,
          line.line, line.amount, coalesce(hit.factor, 0) AS factor
        FROM lottery_draw draw JOIN lottery_entry entry ON entry.draw_id = draw.id AND entry.cancelled_at IS NULL
        JOIN lottery_line line ON line.member_id = entry.member_id AND line.ticket_id = entry.ticket_id
        LEFT JOIN lottery_hit hit ON hit.draw_id = draw.id AND hit.version = draw.result_version AND hit.terms = entry.terms
          AND hit.selection = line.selection
        -- The lines of a corrected result are being settled again.
        WHERE draw.settled_at IS NOT NULL AND draw.state <> 'DRAWN'
      ), checked AS (
        SELECT line.factor, div(line.amount::numeric * line.factor, 20000) AS due, coalesce(win.amount, 0) AS paid
        FROM line LEFT JOIN lottery_win win ON win.member_id = line.member_id AND win.draw_id = line.draw_id
          AND win.version = line.result_version AND win.ticket_id = line.ticket_id AND win.line = line.line
      ), sold AS (
        SELECT DISTINCT draw_id, lottery_code, result_version, terms, selection, factor FROM line
        ORDER BY draw_id DESC LIMIT ${SELECTIONS_MAX}
      )
      SELECT (SELECT count(*) FROM checked) || ' lines, ' || (SELECT count(*) FROM checked WHERE paid > 0) || ' won' AS figure,
        (SELECT count(*) FROM checked WHERE due <> paid) AS faults,
        (SELECT coalesce(json_agg(json_build_object('drawId', draw_id::text, 'lotteryCode', lottery_code, 'numbers', numbers,
          'terms', terms, 'selection', selection, 'factor', factor::text)), '[]')
          FROM sold JOIN lottery_result result USING (draw_id) WHERE result.version = sold.result_version) AS sold`,
    /** Counts selections whose stored payout the result does not give. */
    again: ({ sold }: { sold?: readonly SoldSelection[] }): number =>
      (sold ?? []).filter((each) => !isCorrect(each)).length,
  },
]

function isCorrect({ lotteryCode, numbers, terms, selection, factor }: SoldSelection): boolean {
  const game = findLottery(lotteryCode)
  // The rules no longer have this lottery.
  if (!game) return true
  const { type, picks } = readSelection(game, selection)
  const payouts = getPayouts(game, terms, type, picks)
  return getWin(type, { picks, stakeMinor: 20_000n, payouts }, getHits(game, type, numbers)) === BigInt(factor)
}
