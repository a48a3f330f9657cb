import { COVERED_ABOVE, findCovered } from '@playhouse/engines/lottery/coverage.ts'
import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { TURNOVER_RULE, findUncountedReason } from '@playhouse/engines/turnover.ts'
import { readSelection } from '../domains/play/lottery/terms.ts'

/** Reads at most this many rounds or lottery lines, the latest. */
const ROWS_MAX = 50_000

interface CheckedRound {
  details: unknown
  stake: string
  payout: string
  uncounted: string
  reason: string | null
  /** Whether only what it won or lost counts if its bet is unknown. */
  table: boolean
  /** Chance of all outcomes that the member's rounds cover of the event; null if it is on none. */
  covered: number | null
}

interface CheckedLine {
  round: string
  lotteryCode: string
  selection: string
  cost: string
  uncounted: string
  reason: string | null
}

/**
 * Decides again what each round counts as turnover, from its bets alone: of lotteries, from every line of a member in the draw, where
 * settlement leaves out those whose tickets cannot cover enough. Rounds from before the rules count in full.
 */
export const TURNOVER_CHECKS = [
  {
    what: 'Every round counts as turnover what the rules say of its bet',
    sql: `WITH latest AS (
        SELECT round.*, game.category FROM round JOIN game USING (node_id)
        WHERE turnover_rule <= ${TURNOVER_RULE} AND NOT EXISTS (SELECT FROM lottery WHERE lottery.node_id = round.node_id)
        ORDER BY round.settled_at DESC LIMIT ${ROWS_MAX}
      )
      SELECT count(*) || ' rounds, ' || count(*) FILTER (WHERE uncounted > 0) || ' do not count in full' AS figure,
        count(*) FILTER (WHERE uncounted NOT BETWEEN 0 AND stake OR (uncounted > 0) <> (uncounted_reason IS NOT NULL)) AS faults,
        coalesce(json_agg(json_build_object('details', details, 'stake', stake::text, 'payout', payout::text,
          'uncounted', uncounted::text, 'reason', uncounted_reason, 'table', category IN ('LIVE', 'SPORTS', 'ESPORTS', 'COCKFIGHT'),
          'covered', CASE WHEN coverage IS NOT NULL THEN (
            SELECT sum(chance) FROM (
              SELECT max(outcome.value::numeric) AS chance FROM round other
              CROSS JOIN jsonb_each_text(other.coverage -> 'outcomes') AS outcome
              WHERE other.member_id = latest.member_id AND other.coverage ->> 'event' = latest.coverage ->> 'event'
                AND other.coverage IS NOT NULL
              GROUP BY outcome.key
            ) AS covering) END)), '[]') AS rounds
      FROM latest`,
    again: ({ rounds }: { rounds?: readonly CheckedRound[] }): number =>
      (rounds ?? []).filter((round) => !isCounted(round)).length,
  },
  {
    what: 'No lottery ticket counts whose member covered a play of the draw',
    sql: `WITH drawn AS (
        SELECT id, lottery_code, sum(line_count) OVER (ORDER BY id DESC) AS lines FROM lottery_draw
        WHERE settled_at IS NOT NULL AND result_version > 0
      ), line AS (
        SELECT entry.member_id, drawn.id AS draw_id, drawn.lottery_code, line.selection, line.cost, round.vendor_round_id,
          round.uncounted, round.uncounted_reason
        FROM drawn JOIN lottery_entry entry ON entry.draw_id = drawn.id AND entry.cancelled_at IS NULL
        JOIN lottery_line line ON line.member_id = entry.member_id AND line.ticket_id = entry.ticket_id
        JOIN lottery ON lottery.code = split_part(drawn.lottery_code, '-', 1)
        JOIN round ON round.member_id = entry.member_id AND round.node_id = lottery.node_id
          AND vendor_round_id = entry.ticket_id || '.' || drawn.id AND turnover_rule <= ${TURNOVER_RULE}
        WHERE drawn.lines <= ${ROWS_MAX}
      )
      SELECT count(*) || ' lines, ' || count(DISTINCT (member_id, draw_id)) FILTER (WHERE uncounted > 0) || ' covers' AS figure, 0::bigint AS faults,
        coalesce(json_object_agg(member_id || ' ' || draw_id, lines), '{}') AS draws
      FROM (
        SELECT member_id, draw_id, max(uncounted) AS uncounted, json_agg(json_build_object('round', vendor_round_id,
          'lotteryCode', lottery_code, 'selection', selection, 'cost', cost::text, 'uncounted', uncounted::text,
          'reason', uncounted_reason)) AS lines
        FROM line GROUP BY member_id, draw_id
      ) AS played`,
    again: ({ draws }: { draws?: Readonly<Record<string, readonly CheckedLine[]>> }): number =>
      Object.values(draws ?? {}).reduce((faults, lines) => faults + miscounted(lines), 0),
  },
]

function isCounted({ details, table, covered, ...round }: CheckedRound): boolean {
  const [stake, payout, uncounted] = [BigInt(round.stake), BigInt(round.payout), BigInt(round.uncounted)]
  if (covered !== null && covered > COVERED_ABOVE) return uncounted === stake
  // The vendor's own count is not stored: it can only have lowered it.
  const found = findUncountedReason({ details, payout })
  const net = payout > stake ? payout - stake : stake - payout
  const unknown = table && covered === null && round.reason === 'NET' && net < stake ? stake - net : 0n
  const amount = !found ? unknown : found.amount === 'ALL' || found.amount > stake ? stake : found.amount
  if (round.reason === 'VENDOR') return uncounted > amount
  return uncounted === amount && round.reason === (amount === 0n ? null : (found?.reason ?? 'NET'))
}

/** Tickets of a member in a draw that count another part of their stake than all of its bets together say. */
function miscounted(lines: readonly CheckedLine[]): number {
  const game = findLottery(lines[0]?.lotteryCode ?? '')
  // The rules no longer have this lottery.
  if (!game) return 0
  const bets = lines.map(({ selection }) => readSelection(game, selection))
  const covered = findCovered(
    game,
    bets.map(({ type, picks }) => ({ betType: type.code, picks })),
  )
  const tickets = Map.groupBy(lines.keys(), (index) => lines[index]?.round)
  return [...tickets.values()].filter((of) => {
    const due = of.reduce((sum, index) => sum + (covered[index] ? BigInt(lines[index]?.cost ?? 0) : 0n), 0n)
    return of.some((index) => lines[index]?.uncounted !== String(due))
  }).length
}
