import { BONUS_TURNOVER, counted } from './counted-stakes.ts'

/** Checks of team sums; see checks.ts. Changes that are not folded yet are added. */
export const TEAM_CHECKS = [
  {
    what: 'Every account’s own and team sums equal a recount of the rounds, payments and registrations below it',
    sql: `WITH happened AS (
        SELECT round.member_id, brand_day(settled_at) AS day, category AS product, 0::numeric AS deposit, 0::numeric AS withdrawal,
          sum(stake - uncounted) AS turnover, sum(${BONUS_TURNOVER}) AS bonus_turnover, sum(uncounted) AS uncounted, sum(payout) AS payout,
          count(*) FILTER (WHERE NOT is_lottery_change(vendor_round_id, node_id)) AS rounds, 0::numeric AS transfer_in, 0::numeric AS transfer_out,
          0 AS joined, 0 AS agents
        FROM round JOIN game USING (node_id) JOIN member ON member.id = round.member_id AND is_real_account(kind) GROUP BY 1, 2, 3
        UNION ALL
        SELECT member_id, day, '', sum(deposit), sum(withdrawal), 0, 0, 0, 0, 0, 0, 0, 0, 0 FROM member_day GROUP BY 1, 2
        UNION ALL
        SELECT member_id, brand_day(created_at), '', 0, 0, 0, 0, 0, 0, 0, coalesce(sum(amount) FILTER (WHERE direction = 'in'), 0),
          coalesce(sum(amount) FILTER (WHERE direction = 'out'), 0), 0, 0
        FROM member_transfer JOIN member ON member.id = member_id AND is_real_account(kind) GROUP BY 1, 2
        UNION ALL
        SELECT id, brand_day(registered_at), '', 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, is_agent_kind(kind)::integer FROM member WHERE is_real_account(kind)
      ), recount AS (
        SELECT upper.id AS member_id, day, product, upper.id = happened.member_id AS own, sum(deposit) AS deposit,
          sum(withdrawal) AS withdrawal, sum(turnover) AS turnover, sum(bonus_turnover) AS bonus_turnover, sum(uncounted) AS uncounted, sum(payout) AS payout, sum(rounds) AS rounds,
          sum(transfer_in) AS transfer_in, sum(transfer_out) AS transfer_out, sum(joined) AS joined, sum(agents) AS agents
        FROM happened JOIN member below ON below.id = happened.member_id JOIN member upper ON upper.path @> below.path
        GROUP BY 1, 2, 3, 4
      ), stored AS (
        SELECT member_id, day, product, own, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(turnover) AS turnover, sum(bonus_turnover) AS bonus_turnover, sum(uncounted) AS uncounted,
          sum(payout) AS payout, sum(rounds) AS rounds, sum(transfer_in) AS transfer_in, sum(transfer_out) AS transfer_out, sum(joined) AS joined,
          sum(agents) AS agents
        FROM (
          SELECT member_id, day, product, true AS own, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, transfer_in, transfer_out, joined, agents
          FROM team_day
          UNION ALL
          SELECT member_id, day, product, false, team_deposit, team_withdrawal, team_turnover, team_bonus_turnover, team_uncounted, team_payout, team_rounds, team_transfer_in,
            team_transfer_out, team_joined, team_agents FROM team_day
          UNION ALL
          SELECT upper.id, day, product, upper.id = change.member_id, deposit, withdrawal, turnover, bonus_turnover, uncounted, payout, rounds, transfer_in, transfer_out,
            joined, agents
          FROM team_change change JOIN member below ON below.id = change.member_id JOIN member upper ON upper.path @> below.path
        ) AS parts GROUP BY 1, 2, 3, 4
      )
      SELECT to_char(count(*), 'FM999G999G990') || ' sums' AS figure,
        count(*) FILTER (WHERE (coalesce(recount.deposit, 0), coalesce(recount.withdrawal, 0), coalesce(recount.turnover, 0),
            coalesce(recount.bonus_turnover, 0), coalesce(recount.uncounted, 0),
            coalesce(recount.payout, 0), coalesce(recount.rounds, 0), coalesce(recount.transfer_in, 0), coalesce(recount.transfer_out, 0),
            coalesce(recount.joined, 0), coalesce(recount.agents, 0))
          IS DISTINCT FROM (coalesce(stored.deposit, 0), coalesce(stored.withdrawal, 0), coalesce(stored.turnover, 0),
            coalesce(stored.bonus_turnover, 0), coalesce(stored.uncounted, 0),
            coalesce(stored.payout, 0), coalesce(stored.rounds, 0), coalesce(stored.transfer_in, 0), coalesce(stored.transfer_out, 0),
            coalesce(stored.joined, 0), coalesce(stored.agents, 0))) AS faults
      FROM recount FULL JOIN stored USING (member_id, day, product, own)`,
  },
  {
    what: 'Every count of active members equals a recount of the days they played',
    sql: `WITH played AS (
        SELECT member_id, day, lag(day) OVER (PARTITION BY member_id ORDER BY day) AS previous FROM (
          SELECT member_id, day FROM member_day WHERE (rounds > 0)::integer > (
            SELECT coalesce(sum(activity), 0) FROM team_change change WHERE change.member_id = member_day.member_id AND change.day = member_day.day)
        ) AS days
      ), recount AS (
        SELECT upper.id AS member_id, day, CASE WHEN day - previous <= 92 THEN previous ELSE '-infinity' END AS previous, count(*) AS members
        FROM played JOIN member below ON below.id = played.member_id JOIN member upper ON upper.path @> below.path AND upper.id <> below.id
        GROUP BY 1, 2, 3
      )
      SELECT to_char(count(*), 'FM999G999G990') || ' counts' AS figure,
        count(*) FILTER (WHERE coalesce(recount.members, 0) <> coalesce(stored.members, 0)) AS faults
      FROM recount FULL JOIN team_active_day stored USING (member_id, day, previous)`,
  },
  {
    what: 'Every day of a line equals the sums of its account and of everyone below it',
    sql: `WITH accounts AS (
        SELECT ltree2text(subpath(path, -2, 1))::integer AS upline_id, day, member_id, sum(deposit + team_deposit) AS deposit,
          sum(withdrawal + team_withdrawal) AS withdrawal, sum(turnover + team_turnover) AS turnover, sum(uncounted + team_uncounted) AS uncounted, sum(payout + team_payout) AS payout,
          sum(joined + team_joined) AS joined
        FROM team_day JOIN member ON member.id = member_id WHERE nlevel(path) > 1 GROUP BY 1, 2, 3
      ), lines AS (
        SELECT upline_id, day, member_id, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(turnover) AS turnover, sum(uncounted) AS uncounted,
          sum(payout) AS payout, sum(joined) AS joined
        FROM (SELECT * FROM line_day UNION ALL SELECT * FROM open_line_day) AS stored GROUP BY 1, 2, 3
      )
      SELECT to_char(count(*), 'FM999G999G990') || ' days' AS figure, count(*) FILTER (WHERE
        (coalesce(accounts.deposit, 0), coalesce(accounts.withdrawal, 0), coalesce(accounts.turnover, 0), coalesce(accounts.uncounted, 0), coalesce(accounts.payout, 0),
          coalesce(accounts.joined, 0))
        IS DISTINCT FROM
        (coalesce(line.deposit, 0), coalesce(line.withdrawal, 0), coalesce(line.turnover, 0), coalesce(line.uncounted, 0), coalesce(line.payout, 0),
          coalesce(line.joined, 0))) AS faults
      FROM accounts FULL JOIN lines line USING (upline_id, day, member_id)`,
  },
  {
    what: 'Every team has as many accounts and agents as joined it',
    sql: `WITH joined AS (
        SELECT member_id, sum(team_joined) AS members, sum(team_agents) AS agents FROM team_day GROUP BY 1
      )
      SELECT to_char(count(*), 'FM999G999G990') || ' accounts' AS figure, count(*) FILTER (WHERE
        (coalesce(joined.members, 0), coalesce(joined.agents, 0)) IS DISTINCT FROM (coalesce(size.members, 0), coalesce(size.agents, 0))
      ) AS faults
      FROM joined FULL JOIN team_size size USING (member_id)`,
  },
  {
    what: 'The hours of yesterday and today add up to every account’s own and team sums of these days',
    sql: `WITH days AS (
        SELECT member_id, day, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(turnover) AS turnover, sum(uncounted) AS uncounted, sum(payout) AS payout,
          sum(joined) AS joined, sum(team_deposit) AS team_deposit, sum(team_withdrawal) AS team_withdrawal,
          sum(team_turnover) AS team_turnover, sum(team_uncounted) AS team_uncounted, sum(team_payout) AS team_payout, sum(team_joined) AS team_joined
        FROM team_day WHERE day >= brand_day(now()) - 1 GROUP BY 1, 2
      ), hours AS (
        SELECT member_id, day, sum(deposit) AS deposit, sum(withdrawal) AS withdrawal, sum(turnover) AS turnover, sum(uncounted) AS uncounted, sum(payout) AS payout,
          sum(joined) AS joined, sum(team_deposit) AS team_deposit, sum(team_withdrawal) AS team_withdrawal,
          sum(team_turnover) AS team_turnover, sum(team_uncounted) AS team_uncounted, sum(team_payout) AS team_payout, sum(team_joined) AS team_joined
        FROM team_hour WHERE day >= brand_day(now()) - 1 GROUP BY 1, 2
      )
      SELECT to_char(count(*), 'FM999G999G990') || ' days' AS figure, count(*) FILTER (WHERE
        (coalesce(days.deposit, 0), coalesce(days.withdrawal, 0), coalesce(days.turnover, 0), coalesce(days.uncounted, 0), coalesce(days.payout, 0), coalesce(days.joined, 0),
          coalesce(days.team_deposit, 0), coalesce(days.team_withdrawal, 0), coalesce(days.team_turnover, 0), coalesce(days.team_uncounted, 0), coalesce(days.team_payout, 0),
          coalesce(days.team_joined, 0))
        IS DISTINCT FROM
        (coalesce(hours.deposit, 0), coalesce(hours.withdrawal, 0), coalesce(hours.turnover, 0), coalesce(hours.uncounted, 0), coalesce(hours.payout, 0), coalesce(hours.joined, 0),
          coalesce(hours.team_deposit, 0), coalesce(hours.team_withdrawal, 0), coalesce(hours.team_turnover, 0), coalesce(hours.team_uncounted, 0), coalesce(hours.team_payout, 0),
          coalesce(hours.team_joined, 0))) AS faults
      FROM days FULL JOIN hours USING (member_id, day)`,
  },
]

export const BILL_CHECK = {
  what: 'Every paid bill is in the ledger for its beneficiary and its payer, and revisions add up to the last total',
  sql: `WITH paid AS (
      SELECT bill.*, (
        SELECT sum(entry.amount) FROM ledger_entry entry
        WHERE entry.member_id = bill.member_id AND entry.transaction_id = bill.transaction_id AND entry.balance_after IS NOT NULL
      ) AS received, (
        SELECT -sum(entry.amount) FROM ledger_transaction head
        JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id AND entry.balance_after IS NOT NULL
        WHERE head.member_id = bill.payer_id AND head.idempotency_key = 'agent-bill:' || bill.id
      ) AS given
      FROM agent_bill bill WHERE state = 'PAID'
    ), counted AS (
      SELECT sum(amount) AS amounts, (array_agg(total ORDER BY revision DESC))[1] AS total FROM agent_bill
      GROUP BY member_id, kind, contract_id, period_from
    )
    SELECT to_char(count(*), 'FM999G999G990') || ' bills, ' || to_char(coalesce(sum(amount), 0) / 10000.0, 'FM999G999G999G990.00') AS figure,
      count(*) FILTER (WHERE received IS DISTINCT FROM amount OR (payer_id IS NOT NULL AND given IS DISTINCT FROM amount))
        + (SELECT count(*) FROM counted WHERE amounts <> total) AS faults
    FROM paid`,
}

/** `amount` in basis points of `whole`, for amounts above zero; rounded down. */
const ratio = (amount: string) =>
  `CASE WHEN valid_bet > 0 AND ${amount} > 0 THEN div(${amount} * 10000, valid_bet) ELSE 0 END`
const term = (name: string) => `(terms ->> '${name}')::numeric`
const getLine = (what: string) =>
  `(SELECT (line ->> 'value')::numeric FROM jsonb_array_elements(lines) AS line WHERE line ->> 'what' = '${what}')`

/** A figure where a term of the contract asks for it. */
const where = (name: string, figure: string) => `CASE WHEN terms ? '${name}' THEN ${figure} ELSE 0 END`

/** Sum of the parts of `turnover` that count by `product`. */
const getCounted = (shares: string) => `div(sum(turnover * coalesce((${shares} ->> product)::numeric, 100)), 100)`

const sharesOn = (day: string) =>
  `(SELECT shares FROM agent_pay_rule WHERE valid_from <= ${day} ORDER BY valid_from DESC LIMIT 1)`

/** Cash that the house paid to the team of a bill's payee in its period. */
const paidToTeam = (types: string) => `(
          SELECT coalesce(sum(entry.amount), 0) FROM member head JOIN member below ON below.path <@ head.path AND below.id <> head.id AND is_real_account(below.kind)
          JOIN ledger_transaction paid ON paid.member_id = below.id AND paid.occurred_at >= bill.period_from AND paid.occurred_at < bill.period_to
          JOIN ledger_entry entry ON entry.member_id = below.id AND entry.transaction_id = paid.id
          JOIN ledger_account account ON account.member_id = below.id AND account.id = entry.account_id
          WHERE head.id = bill.member_id AND paid.type IN (${types}) AND account.code LIKE 'member:%:cash'
        )`

/** Whether a line of the formula differs from what the bets add up to. `amount` in minor units. */
const differs = (what: string, amount: string) => `coalesce(${getLine(what)} * 10000 <> ${amount}, false)`

/** Income of each upline from bets by prize series, by day. */
const SERIES_DUE = `series_round AS (
      SELECT round.id, round.member_id, round.stake - round.uncounted AS stake, date_bin('1 day', settled_at, timestamptz '2000-01-01 00:00+07') AS period_from,
        parts[1]::integer + coalesce(parts[2]::integer, 0) / 5 AS series
      FROM lottery_entry entry
      CROSS JOIN LATERAL regexp_match(terms, '^[^/]+/LOTT/(\\d+)(?:/(\\d+))?$') AS parts
      JOIN lottery_ticket ticket ON ticket.member_id = entry.member_id AND ticket.id = entry.ticket_id
      JOIN round ON round.member_id = entry.member_id AND round.node_id = ticket.node_id
        AND round.vendor_round_id = entry.ticket_id || '.' || entry.draw_id
      WHERE parts IS NOT NULL AND NOT entry.demo
    ), series_bet AS (
      SELECT member_id, period_from, series, sum(stake) AS stake FROM series_round GROUP BY 1, 2, 3
    ), chain AS (
      SELECT bet.period_from, upper.id AS member_id, bet.stake, upper.series,
        greatest(bet.series, max(upper.series) OVER (PARTITION BY player.id, bet.period_from, bet.series ORDER BY upper.level DESC
          ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING)) AS reached
      FROM series_bet bet JOIN member player ON player.id = bet.member_id
      CROSS JOIN LATERAL (
        SELECT member.id, nlevel(path) AS level, coalesce((
          SELECT before FROM agent_act act
          WHERE act.member_id = member.id AND act.act = 'SERIES_CHANGED' AND at >= bet.period_from + interval '1 day' ORDER BY at, act.id LIMIT 1
        ), (SELECT series FROM rebate_rate WHERE rebate_rate.member_id = member.id), 1960) AS series
        FROM member WHERE path @> player.path AND member.id <> player.id
      ) AS upper
    ), series_due AS (
      SELECT member_id, period_from, sum(stakes) AS staked,
        div(sum(stakes) * (series - 1700), 2000) - sum(div(stakes * (reached - 1700), 2000)) AS due
      FROM (
        SELECT member_id, period_from, series, reached, sum(stake) AS stakes FROM chain WHERE series > reached GROUP BY 1, 2, 3, 4
      ) AS levels GROUP BY member_id, period_from, series
    )`

/**
 * Measures of the payees' teams in the periods of the bills, which begin and end at five minutes. Materialized: PostgreSQL expects one bill,
 * and would add up all bets again for each.
 */
const MEASURES = `below AS (
      SELECT head.id AS head, member.id FROM member head JOIN member ON member.path <@ head.path AND is_real_account(member.kind)
      WHERE head.id IN (SELECT member_id FROM bill)
    ), binned_round AS (
      SELECT round.member_id, date_bin('5 minutes', settled_at, timestamptz '2000-01-01 00:00+07') AS settled_at, category AS product,
        is_lottery_change(vendor_round_id, node_id) AS changed, series_round.id IS NOT NULL AS by_series,
        sum(round.stake) AS stake, sum(${counted('AGENT_CONTRACT')}) AS turnover, sum(${counted('AGENT_REBATE')}) AS rebated, sum(payout) AS payout,
        max(round.stake) AS largest
      FROM round JOIN game USING (node_id) LEFT JOIN series_round ON series_round.member_id = round.member_id AND series_round.id = round.id
      WHERE round.member_id IN (SELECT id FROM below) GROUP BY 1, 2, 3, 4, 5
    ), bet AS (
      SELECT head, head = id AS own, member_id AS player, settled_at, product, changed, by_series, stake, turnover, rebated, payout, largest
      FROM below JOIN binned_round ON member_id = id
    ), width (kind, width) AS (
      VALUES ('DAILY_SALARY', interval '1 day'), ('HOURLY_SALARY', interval '1 hour'), ('REALTIME_SALARY', interval '5 minutes')
    ), billed_bet AS (
      SELECT bet.*, billed.kind, billed.period_from FROM bet CROSS JOIN width
      JOIN (SELECT DISTINCT member_id, kind, period_from FROM bill) AS billed ON billed.member_id = head AND billed.kind = width.kind
        AND billed.period_from = date_bin(width, settled_at, timestamptz '2000-01-01 00:00+07')
      WHERE NOT own
      UNION ALL
      SELECT bet.*, period.kind, period_from FROM (SELECT DISTINCT member_id, kind, period_from, period_to FROM bill WHERE kind = 'DIVIDEND') AS period
      JOIN bet ON head = member_id AND NOT own AND settled_at >= period_from AND settled_at < period_to
    ), found AS MATERIALIZED (
      SELECT head, kind, period_from, sum(turnover) AS valid_bet, sum(payout - stake + turnover) AS payout,
        count(DISTINCT player) FILTER (WHERE NOT changed) AS active,
        CASE WHEN kind IN ('HOURLY_SALARY', 'REALTIME_SALARY') THEN max(largest) ELSE 0 END AS largest
      FROM billed_bet GROUP BY 1, 2, 3
    ), counted AS MATERIALIZED (
      SELECT contract_id, period_from, ${getCounted("terms -> 'shares'")} AS counted FROM (
        SELECT bill.member_id, contract_id, bill.period_from, terms, product, sum(turnover) AS turnover
        FROM bill JOIN contract_version contract ON contract.member_id = bill.member_id AND contract.id = bill.contract_id AND terms ? 'shares'
        JOIN billed_bet ON head = bill.member_id AND billed_bet.kind = bill.kind AND billed_bet.period_from = bill.period_from
        WHERE bill.kind <> 'DIVIDEND' GROUP BY 1, 2, 3, 4, 5
      ) AS played GROUP BY 1, 2
    ), active_by_bet AS MATERIALIZED (
      SELECT contract_id, period_from, count(*) AS active FROM (
        SELECT contract_id, period_from FROM bill
        JOIN contract_version contract ON contract.member_id = bill.member_id AND contract.id = bill.contract_id AND terms ? 'activeMemberBet'
        JOIN bet ON head = bill.member_id AND NOT own AND settled_at >= period_from AND settled_at < period_to
        GROUP BY contract_id, period_from, player, terms HAVING sum(turnover) >= ${term('activeMemberBet')} * 10000
      ) AS player GROUP BY 1, 2
    ), measured AS MATERIALIZED (
      SELECT bill.total, bill.kind, bill.lines, bill.contract_id, bill.period_from, terms, coalesce(valid_bet, 0) AS valid_bet, coalesce(valid_bet - payout, 0) AS house,
        coalesce(CASE WHEN terms ? 'shares' THEN counted ELSE valid_bet END, 0) AS counted,
        coalesce(CASE WHEN terms ? 'activeMemberBet' THEN active_by_bet.active ELSE found.active END, 0) AS active, coalesce(largest, 0) AS largest,
        ${where('deductsRebates', paidToTeam("'REBATE', 'COMMISSION'"))} AS rebates,
        ${where('deductsPromotions', paidToTeam("'PROMOTION', 'BONUS_CONVERT', 'POINTS_CONVERT'"))} AS promotions
      FROM bill JOIN contract_version contract ON contract.member_id = bill.member_id AND contract.id = bill.contract_id
      LEFT JOIN found ON head = bill.member_id AND found.kind = bill.kind AND found.period_from = bill.period_from
      LEFT JOIN counted ON counted.contract_id = bill.contract_id AND counted.period_from = bill.period_from
      LEFT JOIN active_by_bet ON active_by_bet.contract_id = bill.contract_id AND active_by_bet.period_from = bill.period_from
    )`

/** Totals and lines of contracts by their terms. */
const CONTRACT_PAY = `earned AS (
      SELECT *, house - rebates - promotions AS earned,
        sum(house - rebates - promotions) OVER (PARTITION BY contract_id ORDER BY period_from) AS so_far
      FROM measured
    ), carried AS (
      SELECT *, CASE terms ->> 'lossCarryOver'
        WHEN 'PREVIOUS' THEN greatest(-lag(earned) OVER version, 0)
        WHEN 'PERMANENT' THEN greatest(max(so_far) OVER (version ROWS BETWEEN UNBOUNDED PRECEDING AND 1 PRECEDING), 0) - coalesce(lag(so_far) OVER version, 0)
        ELSE 0 END AS carried
      FROM earned WINDOW version AS (PARTITION BY contract_id ORDER BY period_from)
    ), shared AS (
      SELECT *, earned - carried AS profit, coalesce((
        SELECT max((tier ->> 'basisPoints')::numeric) FROM jsonb_array_elements(terms -> 'tiers') AS tier
        WHERE earned - carried >= (tier ->> 'profit')::numeric * 10000
      ), ${term('basisPoints')}) AS rate, coalesce((
        SELECT max((tier ->> 'profit')::numeric * 10000) FROM jsonb_array_elements(terms -> 'tiers') AS tier
        WHERE earned - carried >= (tier ->> 'profit')::numeric * 10000
      ), 0) AS tier
      FROM carried
    ), computed AS (
      SELECT total, terms, CASE
        WHEN valid_bet >= coalesce(${term('minValidBet')} * 10000, valid_bet) AND house >= coalesce(${term('minHouseProfit')} * 10000, house)
          AND active >= coalesce(${term('minActiveMembers')}, 0)
          AND ${ratio('-house')} <= coalesce(${term('maxWinRate')}, 1e9) AND ${ratio('house')} <= coalesce(${term('maxLossRate')}, 1e9)
          AND largest <= coalesce(${term('maxSingleBet')} * 10000, largest)
        THEN greatest(div(CASE kind WHEN 'DIVIDEND' THEN profit ELSE counted END * rate, 10000), 0) ELSE 0 END AS expected,
        ${differs('VALID_BET', 'valid_bet')} OR ${differs('COUNTED_BET', 'counted')} OR ${differs('HOUSE_PROFIT', 'house')} OR ${differs('LARGEST_BET', 'largest')}
          OR coalesce(${getLine('ACTIVE_MEMBERS')} <> active, false) OR coalesce(${getLine('RATE')} <> rate, false)
          OR ${differs('REBATES', 'rebates')} OR ${differs('PROMOTIONS', 'promotions')} OR ${differs('CARRIED_OVER', 'carried')}
          OR ${differs('PROFIT', 'profit')} OR ${differs('TIER', 'tier')}
          OR ${differs('CARRIED_FORWARD', "greatest(-CASE terms ->> 'lossCarryOver' WHEN 'PERMANENT' THEN profit ELSE earned END, 0)")}
          OR ${differs('TOTAL', 'total')} AS misled
      FROM shared
    )`

/** Rebates that accounts earn by a day's bets, and the parts that they pass on to their lines. */
const REBATE_DUE = `rebate AS (
      SELECT member_id, period_from, total, ${getLine('VALID_BET')} * 10000 AS valid_bet, ${getLine('RATE')} AS rate,
        coalesce(${getLine('COUNTED_BET')}, ${getLine('VALID_BET')}) * 10000 AS counted,
        ${getLine('PASSED_ON')} * 10000 AS passed_on,
        coalesce(stakes, 0) AS staked, coalesce(counting, 0) AS counting
      FROM bill LEFT JOIN (
        SELECT member_id, period_from, sum(turnover) AS stakes, ${getCounted(sharesOn('brand_day(period_from)'))} AS counting
        FROM (
          SELECT head AS member_id, date_bin('1 day', settled_at, timestamptz '2000-01-01 00:00+07') AS period_from, product, sum(rebated) AS turnover
          FROM bet WHERE NOT by_series GROUP BY 1, 2, 3
        ) AS played GROUP BY 1, 2
      ) AS staked USING (member_id, period_from) WHERE kind = 'REBATE'
    ), passed (member_id, period_from, amount) AS (
      SELECT parent_id, period_from, sum(div(counted * rate, 10000)) FROM rebate JOIN member ON member.id = member_id GROUP BY 1, 2
    )`

/**
 * Recomputes bills and their lines from the bets themselves, in SQL, where the platform uses TypeScript and team sums.
 * Periods of salaries are matched by their start, those of dividends by range. A loss carried over is how far the sum of all periods so far
 * is below its highest, so `of` must not leave out earlier bills of a contract that carries losses over.
 * @param of SQL condition on the bills
 */
export const billRecount = (of = 'true'): string => `WITH bill AS (
      SELECT DISTINCT ON (member_id, kind, contract_id, period_from) * FROM agent_bill WHERE ${of}
      ORDER BY member_id, kind, contract_id, period_from, revision DESC
    ), ${SERIES_DUE}, ${MEASURES}, ${CONTRACT_PAY}, ${REBATE_DUE}
    SELECT to_char((SELECT count(*) FROM computed) + (SELECT count(*) FROM rebate) + (SELECT count(*) FROM bill WHERE kind = 'SERIES'), 'FM999G999G990') || ' bills' AS figure,
      (SELECT count(*) FROM computed WHERE total <> expected OR ((total > 0 OR terms ? 'lossCarryOver') AND misled))
      + (SELECT count(*) FROM rebate WHERE valid_bet <> staked OR counted <> counting OR total <> div(counted * rate, 10000) - passed_on)
      + (SELECT count(*) FROM rebate JOIN passed USING (member_id, period_from) WHERE passed_on < amount)
      + (SELECT count(*) FROM bill LEFT JOIN series_due USING (member_id, period_from)
        WHERE kind = 'SERIES' AND (total IS DISTINCT FROM due OR ${differs('VALID_BET', 'staked')})) AS faults`

const hadOtherTeam = (memberId: string, since = 'true') =>
  `EXISTS (SELECT FROM upline_change moved WHERE ${memberId} = ANY (touched) AND ${since})`

export const BILL_RECOUNT = {
  what: 'Every bill, with each line of its formula, equals a recomputation from the bets of its period',
  // Bills of the teams of before stay as they were, and with them the losses that a contract carries over.
  sql: billRecount(`NOT ${hadOtherTeam('agent_bill.member_id', 'agent_bill.period_to <= moved.at')} AND NOT (${hadOtherTeam('agent_bill.member_id')}
        AND EXISTS (SELECT FROM contract_version carrying WHERE carrying.member_id = agent_bill.member_id AND carrying.id = agent_bill.contract_id
          AND carrying.terms ? 'lossCarryOver'))`),
}

/** Days from the first billed one to the last one that the platform has done. */
export const BILL_MISSING = {
  what: 'Every rebate and every share of a prize series that is owed for a billed day has its bill',
  sql: `WITH span AS (
      SELECT brand_day(min(period_from)) AS first, (SELECT done_until FROM daily_work WHERE work = 'rebates') AS last
      FROM agent_bill WHERE kind IN ('REBATE', 'SERIES')
    ), ${SERIES_DUE}, bet AS (
      SELECT member_id, parent_id, day, ${getCounted(sharesOn('day'))} AS stake FROM (
        SELECT upper.id AS member_id, upper.parent_id, day, product, sum(turnover) AS turnover FROM (
          SELECT member_id, brand_day(settled_at) AS day, category AS product, sum(${counted('AGENT_REBATE')}) AS turnover
          FROM span JOIN round ON brand_day(settled_at) BETWEEN first AND last JOIN game USING (node_id)
          WHERE NOT EXISTS (SELECT FROM series_round WHERE series_round.member_id = round.member_id AND series_round.id = round.id)
          GROUP BY 1, 2, 3
        ) AS by_day
        JOIN member below ON below.id = by_day.member_id AND is_real_account(below.kind) JOIN member upper ON upper.path @> below.path
        GROUP BY 1, 2, 3, 4
      ) AS played GROUP BY 1, 2, 3
    ), share AS (
      SELECT bet.*, div(stake * rate, 10000) AS amount FROM bet CROSS JOIN LATERAL (
        SELECT coalesce((
          SELECT before FROM agent_act act WHERE act.member_id = bet.member_id AND act = 'REBATE_CHANGED'
            AND brand_day(at) > day ORDER BY at, id LIMIT 1
        ), (SELECT basis_points FROM rebate_rate WHERE rebate_rate.member_id = bet.member_id), 0) AS rate
      ) AS rated WHERE rate > 0
    ), owed AS (
      SELECT member_id, day, 'REBATE' AS kind FROM share
      WHERE amount > coalesce((SELECT sum(amount) FROM share line WHERE line.parent_id = share.member_id AND line.day = share.day), 0)
      UNION ALL
      SELECT member_id, brand_day(period_from), 'SERIES' FROM series_due, span
      WHERE due > 0 AND brand_day(period_from) BETWEEN first AND last
    ), billed AS (
      SELECT DISTINCT member_id, kind, brand_day(period_from) AS day FROM agent_bill WHERE kind IN ('REBATE', 'SERIES')
    )
    SELECT to_char(count(*), 'FM999G999G990') || ' owed'
        || coalesce('; member ' || (array_agg(owed.member_id ORDER BY owed.day, owed.member_id) FILTER (WHERE billed.kind IS NULL))[1]
          || ' lacks the one of ' || min(owed.day) FILTER (WHERE billed.kind IS NULL), '') AS figure,
      count(*) FILTER (WHERE billed.kind IS NULL) AS faults
    FROM owed LEFT JOIN billed ON (billed.member_id, billed.day, billed.kind) = (owed.member_id, owed.day, owed.kind)
    WHERE NOT ${hadOtherTeam('owed.member_id', 'owed.day < brand_day(moved.at)')}`,
}
