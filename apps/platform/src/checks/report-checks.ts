const money = (amount: string) => `to_char(${amount}, 'FM999,999,999,999,990.00')`

/** Days of both sides of a comparison that differ: the first one, and how many. */
const compared = (title: string, { report, ledger, by }: { report: string; ledger: string; by: string }) =>
  `WITH report AS (${report}), ledger AS (${ledger})
      SELECT '${title} ' || ${money('coalesce((SELECT sum(amount) FROM report), 0)')}
          || coalesce('; the first that differs is of ' || min(coalesce(report.day, ledger.day)) FILTER (WHERE report.amount IS DISTINCT FROM ledger.amount), '') AS figure,
        count(*) FILTER (WHERE coalesce(report.amount, 0) <> coalesce(ledger.amount, 0)) AS faults
      FROM report FULL JOIN ledger USING (${by})`

const houseEntries = (amount: string, condition: string, also = '') =>
  `SELECT brand_day(occurred_at) AS day${also}, (sum(${amount}) / 10000.0)::numeric(24, 4) AS amount
      FROM ledger_transaction head JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
      JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id
      WHERE ${condition} GROUP BY 1${also && ', 2'}`

const ownEntries = (amount: string, condition: string, also = '') =>
  `SELECT brand_day(occurred_at) AS day${also}, (sum(${amount}) / 10000.0)::numeric(24, 4) AS amount
      FROM ledger_transaction head JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
      JOIN ledger_account account ON account.member_id = head.member_id AND account.id = entry.account_id
      WHERE head.member_id <> 0 AND ${condition} GROUP BY 1${also && ', 2'}`

/** Demo accounts have no days. */
const IS_REAL = 'EXISTS (SELECT FROM member WHERE member.id = head.member_id AND is_real_account(kind))'

/** Kind of the house's debt on a ledger account. */
const OWED_KIND = `CASE WHEN code = 'house:transit' THEN 'TRANSFERS_TO_VENDORS' WHEN code LIKE 'jackpot:%' THEN 'JACKPOTS'
  WHEN code LIKE 'member:%:cash' THEN 'BALANCES' WHEN code LIKE 'member:%:locked' THEN 'PENDING_WITHDRAWALS'
  WHEN code LIKE 'member:%:bonus' THEN 'BONUS_MONEY' WHEN code LIKE 'member:%:held' THEN 'HELD_DEPOSITS'
  WHEN code LIKE 'member:%:withheld' THEN 'WITHHELD'
  WHEN code LIKE 'member:%:vendor:%' THEN 'WALLETS_AT_VENDORS' END`

/** Every view of the schema `reporting` against the ledger, or against the rows that a check of its own compares with the ledger. */
export const REPORT_CHECKS = [
  {
    what: 'The report of games equals a recount of the rounds of each game and day',
    sql: `WITH recount AS (
        SELECT brand_day(settled_at) AS day, node_id AS game_id, sum(stake) / 10000.0 AS stakes, sum(payout) / 10000.0 AS payouts,
          sum(stake - uncounted) / 10000.0 AS turnover, count(*) FILTER (WHERE NOT is_lottery_change(vendor_round_id, node_id)) AS rounds
        FROM round JOIN member ON member.id = member_id AND is_real_account(kind) GROUP BY 1, 2
      )
      SELECT to_char(count(*), 'FM999,999,990') || ' games on a day, stakes ' || ${money('coalesce(sum(report.stakes), 0)')} AS figure,
        count(*) FILTER (WHERE (report.stakes, report.payouts, report.turnover, report.rounds)
          IS DISTINCT FROM (recount.stakes, recount.payouts, recount.turnover, recount.rounds)) AS faults
      FROM reporting.game_days report FULL JOIN recount USING (day, game_id)`,
  },
  {
    what: 'Gross revenue of the report of games, with open bets, equals the ledger',
    sql: `WITH ledger AS (
        SELECT coalesce(sum(entry.amount), 0) / 10000.0 AS kept FROM ledger_entry entry
        JOIN ledger_account account ON account.member_id = 0 AND account.id = entry.account_id
        JOIN ledger_transaction head ON head.member_id = entry.member_id AND head.id = entry.transaction_id
        WHERE code = 'house:bets' OR code LIKE 'jackpot:%' AND type NOT IN ('JACKPOT', 'JACKPOT_SEED')
      ), report AS (
        SELECT (SELECT coalesce(sum(gross_revenue), 0) FROM reporting.game_days) AS settled,
          (SELECT coalesce(sum(amount), 0) FROM reporting.liabilities WHERE kind = 'OPEN_BETS') AS open,
          -- Its payouts are posted before its rounds are stored.
          EXISTS (SELECT FROM lottery_draw WHERE next_action_at IS NOT NULL AND settled_at IS NULL AND (drawn_at IS NOT NULL OR state = 'VOID')) AS is_settling
      )
      SELECT ${money('settled')} || ', open bets ' || ${money('open')} || CASE WHEN is_settling THEN '; a draw is being settled' ELSE '' END AS figure,
        (NOT is_settling AND settled + open <> kept)::integer::bigint AS faults FROM report, ledger`,
  },
  {
    what: 'The report of days equals that of games, and the deposits and withdrawals of the ledger',
    sql: `WITH games AS (
        SELECT day, sum(stakes) AS stakes, sum(payouts) AS payouts, sum(rounds) AS rounds FROM reporting.game_days GROUP BY 1
      ), deposits AS (${ownEntries('entry.amount', `type = 'DEPOSIT' AND code LIKE '%:cash' AND ${IS_REAL}`)}),
      withdrawals AS (${ownEntries('-entry.amount', `type = 'WITHDRAW' AND code LIKE '%:locked' AND ${IS_REAL}`)})
      SELECT count(*) || ' days' AS figure, count(*) FILTER (WHERE
        (coalesce(report.stakes, 0), coalesce(report.payouts, 0), coalesce(report.rounds, 0), coalesce(report.deposits, 0), coalesce(report.withdrawals, 0))
        IS DISTINCT FROM (coalesce(games.stakes, 0), coalesce(games.payouts, 0), coalesce(games.rounds, 0), coalesce(deposits.amount, 0), coalesce(withdrawals.amount, 0))) AS faults
      FROM reporting.house_days report FULL JOIN games USING (day) FULL JOIN deposits USING (day) FULL JOIN withdrawals USING (day)`,
  },
  {
    what: 'The report of payments equals the deposits and withdrawals of the ledger, day by day',
    sql: compared('paid', {
      by: 'day, direction',
      report: 'SELECT day, direction, sum(amount) AS amount FROM reporting.payment_days GROUP BY 1, 2',
      ledger: ownEntries(
        "CASE type WHEN 'DEPOSIT' THEN entry.amount ELSE -entry.amount END",
        "(type = 'DEPOSIT' AND code LIKE '%:cash' OR type = 'WITHDRAW' AND code LIKE '%:locked')",
        ", CASE type WHEN 'DEPOSIT' THEN 'DEPOSIT' ELSE 'WITHDRAWAL' END AS direction",
      ),
    }),
  },
  {
    what: 'The report of requests has every deposit and withdrawal, and every success has its payment',
    sql: `SELECT sum(requests) || ' requests' AS figure,
        (coalesce(sum(requests), 0) <> (SELECT count(*) FROM deposit) + (SELECT count(*) FROM withdrawal))::integer::bigint
        + (coalesce(sum(succeeded), 0) <> (SELECT coalesce(sum(payments), 0) FROM reporting.payment_days))::integer
        + (coalesce(sum(succeeded + refused + abandoned + open), 0) <> coalesce(sum(requests), 0))::integer AS faults
      FROM reporting.payment_requests`,
  },
  {
    what: 'The report of costs equals what the ledger took from the house, day by day',
    sql: compared('cost', {
      by: 'day',
      report: 'SELECT day, sum(cost) AS amount FROM reporting.cost_days GROUP BY 1',
      ledger: houseEntries(
        '-entry.amount',
        `(code IN ('house:promotions', 'house:rebates', 'house:adjustments') AND type <> 'JACKPOT_SEED'
          OR code LIKE 'jackpot:%' AND type = 'JACKPOT')`,
      ),
    }),
  },
  {
    what: 'The report of agents’ pay equals what they received in the ledger, day by day',
    sql: compared('paid', {
      by: 'day, kind',
      report: 'SELECT day, kind, sum(amount) AS amount FROM reporting.agent_pay_days GROUP BY 1, 2',
      ledger: ownEntries('entry.amount', "type IN ('COMMISSION', 'DIVIDEND', 'SALARY')", ', type AS kind'),
    }),
  },
  {
    what: 'The reports of first deposits and cohorts equal the first deposit of each member in the ledger',
    sql: `WITH first AS (
        SELECT DISTINCT ON (head.member_id) head.member_id, brand_day(occurred_at) AS day, entry.amount / 10000.0 AS amount
        FROM ledger_transaction head JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
        JOIN ledger_account account ON account.member_id = head.member_id AND account.id = entry.account_id AND account.code LIKE '%:cash'
        WHERE type = 'DEPOSIT' ORDER BY head.member_id, occurred_at, head.id
      ), ledger AS (SELECT day, count(*) AS members, sum(amount) AS amount FROM first GROUP BY 1),
      report AS (SELECT day, sum(members) AS members, sum(amount) AS amount FROM reporting.first_deposits GROUP BY 1),
      weeks AS (SELECT date_trunc('week', day::timestamp)::date AS week, sum(members) AS members, sum(amount) AS amount FROM ledger GROUP BY 1)
      SELECT coalesce(sum(report.members), 0) || ' members with ' || ${money('coalesce(sum(report.amount), 0)')} AS figure,
        count(*) FILTER (WHERE (report.members, report.amount) IS DISTINCT FROM (ledger.members::numeric, ledger.amount))
        + (SELECT count(*) FROM reporting.deposit_cohorts cohort FULL JOIN weeks USING (week)
          WHERE (cohort.members::numeric, cohort.amount) IS DISTINCT FROM (weeks.members, weeks.amount)) AS faults
      FROM report FULL JOIN ledger USING (day)`,
  },
  {
    what: 'The report of promotions equals the claims that were paid and the bonus money that came back',
    sql: `WITH stored AS (
        SELECT promotion_id AS promotion, sum(given) / 10000.0 AS given, sum(lost) / 10000.0 AS forfeited FROM (
          SELECT promotion_id, amount AS given, 0 AS lost FROM promotion_claim WHERE state = 'CLAIMED' AND amount > 0
          UNION ALL SELECT promotion_id, 0, coalesce(lost, 0) FROM member_bonus
        ) AS moved GROUP BY 1
      ), report AS (SELECT promotion, sum(given) AS given, sum(forfeited) AS forfeited FROM reporting.promotion_days GROUP BY 1)
      SELECT count(*) || ' promotions, ' || ${money('coalesce(sum(report.given), 0)')} AS figure,
        count(*) FILTER (WHERE (coalesce(report.given, 0), coalesce(report.forfeited, 0))
          IS DISTINCT FROM (coalesce(stored.given, 0), coalesce(stored.forfeited, 0))) AS faults
      FROM report FULL JOIN stored USING (promotion)`,
  },
  {
    what: 'The report of each agent’s pay equals what the agent received in the ledger',
    sql: `WITH ledger AS (
        SELECT date_trunc('month', brand_day(occurred_at))::date AS month, head.member_id AS agent, type AS kind, sum(entry.amount) / 10000.0 AS amount
        FROM ledger_transaction head JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
        JOIN ledger_account account ON account.member_id = head.member_id AND account.id = entry.account_id
        WHERE head.member_id <> 0 AND type IN ('COMMISSION', 'DIVIDEND', 'SALARY') GROUP BY 1, 2, 3
      ), report AS (SELECT month, agent, kind, sum(amount) AS amount FROM reporting.agent_pay_agents GROUP BY 1, 2, 3)
      SELECT count(*) || ' months of agents, ' || ${money('coalesce(sum(report.amount), 0)')} AS figure,
        count(*) FILTER (WHERE report.amount IS DISTINCT FROM ledger.amount) AS faults
      FROM report FULL JOIN ledger USING (month, agent, kind)`,
  },
  {
    what: 'The report of campaigns equals what the ledger took for them, day by day',
    sql: compared('given', {
      by: 'day',
      report: 'SELECT day, sum(cost) AS amount FROM reporting.campaign_days GROUP BY 1',
      ledger: houseEntries('-entry.amount', `code = 'house:promotions' AND type IN ('PROMOTION', 'BONUS_GRANT')`),
    }),
  },
  {
    what: 'The report of providers has every deposit and every order to pay out',
    sql: `SELECT coalesce(sum(requests), 0) || ' orders' AS figure,
        (coalesce(sum(requests), 0) <> (SELECT count(*) FROM deposit) + (SELECT count(*) FROM payout_attempt))::integer::bigint
        + (coalesce(sum(succeeded + refused + abandoned + open), 0) <> coalesce(sum(requests), 0))::integer
        + (coalesce(sum(amount) FILTER (WHERE direction = 'DEPOSIT'), 0)
          <> (SELECT coalesce(sum(amount), 0) FROM reporting.payment_days WHERE direction = 'DEPOSIT'))::integer AS faults
      FROM reporting.provider_days`,
  },
  {
    what: 'The reports of players by day and month, and of registrations, agree with those of the house and with the accounts',
    sql: `WITH players AS (
        SELECT day, sum(stakes) AS stakes, sum(payouts) AS payouts, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals
        FROM reporting.player_days GROUP BY 1
      ), months AS (
        SELECT date_trunc('month', day)::date AS month, count(DISTINCT player) FILTER (WHERE rounds > 0) AS active,
          count(DISTINCT player) FILTER (WHERE deposits > 0) AS depositing FROM reporting.player_days GROUP BY 1
      ), joined AS (
        SELECT month, sum(registrations) AS registrations, sum(deposited) AS deposited FROM reporting.registration_months GROUP BY 1
      ), depositors AS (
        SELECT count(DISTINCT member_id) AS members FROM deposit JOIN member ON member.id = member_id AND is_real_account(kind) WHERE state = 'CONFIRMED'
      )
      SELECT (SELECT count(*) FROM players) || ' days' AS figure,
        (SELECT count(*) FROM players FULL JOIN reporting.house_days house USING (day)
          WHERE (coalesce(players.stakes, 0), coalesce(players.payouts, 0), coalesce(players.deposits, 0), coalesce(players.withdrawals, 0))
            IS DISTINCT FROM (coalesce(house.stakes, 0), coalesce(house.payouts, 0), coalesce(house.deposits, 0), coalesce(house.withdrawals, 0)))
        + (SELECT count(*) FROM reporting.active_months report FULL JOIN months USING (month) FULL JOIN joined USING (month)
          WHERE (coalesce(report.active_players, 0), coalesce(report.depositing_players, 0), coalesce(report.registrations, 0))
            IS DISTINCT FROM (coalesce(months.active, 0), coalesce(months.depositing, 0), coalesce(joined.registrations, 0)))
        + ((SELECT coalesce(sum(deposited), 0) FROM joined) <> (SELECT members FROM depositors))::integer
        + ((SELECT coalesce(sum(first_depositors), 0) FROM reporting.active_months) <> (SELECT members FROM depositors))::integer AS faults`,
  },
  {
    what: 'The report of lottery stakes equals what is counted towards each number’s ceiling, but for free play',
    sql: `WITH counted AS (
        SELECT lottery_code AS lottery, issue AS draw, selection, exposure.amount - coalesce((
          SELECT sum(line.amount) FROM lottery_entry entry JOIN lottery_line line ON line.member_id = entry.member_id AND line.ticket_id = entry.ticket_id
          WHERE entry.draw_id = draw.id AND entry.demo AND entry.cancelled_at IS NULL AND line.selection = exposure.selection), 0) AS amount
        FROM lottery_draw draw JOIN lottery_exposure exposure ON exposure.draw_id = draw.id
        WHERE next_action_at IS NOT NULL AND settled_at IS NULL
      ), report AS (SELECT lottery, draw, bet_type || ':' || selection AS selection, amount FROM reporting.lottery_stakes)
      SELECT count(report.lottery) || ' selections' AS figure,
        count(*) FILTER (WHERE coalesce(report.amount, 0) <> coalesce(counted.amount, 0) / 10000.0) AS faults
      FROM report FULL JOIN counted USING (lottery, draw, selection)`,
  },
  {
    what: 'The report of lines equals the days of everyone below each agent',
    sql: `WITH below AS (
        SELECT upline, sum(turnover + uncounted) / 10000.0 AS stakes, sum(payout) / 10000.0 AS payouts,
          sum(deposit) / 10000.0 AS deposits, sum(withdrawal) / 10000.0 AS withdrawals
        FROM member CROSS JOIN unnest(ancestors_of(path)) AS upline JOIN member_day ON member_day.member_id = member.id
        GROUP BY 1
      ), report AS (
        SELECT upline, sum(stakes) AS stakes, sum(payouts) AS payouts, sum(deposits) AS deposits, sum(withdrawals) AS withdrawals
        FROM reporting.agent_line_days GROUP BY 1
      )
      SELECT count(*) || ' accounts with lines' AS figure,
        count(*) FILTER (WHERE
          (coalesce(report.stakes, 0), coalesce(report.payouts, 0), coalesce(report.deposits, 0), coalesce(report.withdrawals, 0))
          IS DISTINCT FROM (coalesce(below.stakes, 0), coalesce(below.payouts, 0), coalesce(below.deposits, 0), coalesce(below.withdrawals, 0))) AS faults
      FROM report FULL JOIN below USING (upline)`,
  },
  {
    what: 'The report of liabilities equals the entries of the ledger',
    sql: `WITH ledger AS (
        SELECT kind, sum(amount) / 10000.0 AS amount FROM (
          SELECT ${OWED_KIND} AS kind, entry.amount
          FROM ledger_entry entry JOIN ledger_account account ON account.id = entry.account_id AND account.member_id IN (0, entry.member_id)
          LEFT JOIN member ON member.id = account.member_id AND is_real_account(member.kind)
          WHERE currency <> 'PTS' AND (account.member_id = 0 OR member.id IS NOT NULL)
        ) AS owed WHERE kind IS NOT NULL GROUP BY kind
      ), report AS (SELECT kind, amount FROM reporting.liabilities WHERE kind NOT IN ('POINTS', 'OPEN_BETS'))
      SELECT ${money('coalesce(sum(report.amount), 0)')} || ' owed' AS figure,
        count(*) FILTER (WHERE coalesce(report.amount, 0) <> coalesce(ledger.amount, 0)) AS faults
      FROM report FULL JOIN ledger USING (kind)`,
  },
  {
    what: 'The report of liabilities by day equals the entries of the ledger up to each day, today included',
    sql: `WITH moved AS (
        SELECT brand_day(occurred_at) AS day, ${OWED_KIND} AS kind, sum(entry.amount) AS amount
        FROM ledger_transaction head JOIN ledger_entry entry ON entry.member_id = head.member_id AND entry.transaction_id = head.id
        JOIN ledger_account account ON account.id = entry.account_id AND account.member_id IN (0, entry.member_id)
        LEFT JOIN member ON member.id = account.member_id AND is_real_account(member.kind)
        WHERE currency <> 'PTS' AND (account.member_id = 0 OR member.id IS NOT NULL) GROUP BY 1, 2
      ), report AS (SELECT day, kind, amount FROM reporting.liability_days), kinds AS (
        SELECT kind FROM moved WHERE kind IS NOT NULL UNION SELECT kind FROM report
      ), ledger AS (
        SELECT days.day, kinds.kind, coalesce(sum(moved.amount), 0) / 10000.0 AS amount
        FROM (SELECT day FROM report UNION SELECT brand_day(now())) AS days CROSS JOIN kinds
        LEFT JOIN moved ON moved.kind = kinds.kind AND moved.day <= days.day GROUP BY 1, 2
      )
      SELECT count(DISTINCT day) || ' days' || coalesce('; the first that differs is ' || min(day) FILTER (WHERE coalesce(report.amount, 0) <> coalesce(ledger.amount, 0)), '') AS figure,
        count(*) FILTER (WHERE coalesce(report.amount, 0) <> coalesce(ledger.amount, 0)) AS faults
      FROM report FULL JOIN ledger USING (day, kind)`,
  },
  {
    what: 'The report of cases has every case',
    sql: `SELECT coalesce(sum(opened), 0) || ' cases' AS figure,
        (coalesce(sum(opened), 0) <> (SELECT count(*) FROM service_case) OR coalesce(sum(waiting + answered + closed), 0) <> coalesce(sum(opened), 0))::integer::bigint AS faults
      FROM reporting.case_days`,
  },
  {
    what: 'Every case of risk is in its report once, and its history says in which state it is',
    sql: `SELECT to_char(count(*), 'FM999,999,990') || ' cases' AS figure,
        count(*) FILTER (WHERE last.kind IS NULL OR (state = 'DECIDED') <> (decided_at IS NOT NULL)
          OR state = 'DECIDED' AND last.kind <> 'DECIDED') + abs(count(*) - (SELECT coalesce(sum(opened), 0) FROM reporting.risk_case_days)) AS faults
      FROM risk_case LEFT JOIN LATERAL (
        SELECT kind FROM risk_case_event event WHERE event.member_id = risk_case.member_id AND event.case_id = risk_case.id
          AND kind IN ('OPENED', 'DECIDED', 'REOPENED') ORDER BY event.at DESC, event.id DESC LIMIT 1
      ) AS last ON true`,
  },
  {
    what: 'Every intervention is in its report once, and has ended if it is not open',
    sql: `SELECT to_char(count(*), 'FM999,999,990') || ' interventions' AS figure,
        count(*) FILTER (WHERE (state = 'OPEN') <> (ended_at IS NULL)) + abs(count(*) - (SELECT count(*) FROM reporting.interventions)) AS faults
      FROM intervention`,
  },
] as const
