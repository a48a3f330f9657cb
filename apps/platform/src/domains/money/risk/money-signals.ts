import { sql } from 'drizzle-orm'
import { daysBack, momentsBack, signal, getStart } from './signal.ts'

/** Withdrawals that were not called off. */
const REAL = sql`state not in ('REJECTED', 'FAILED', 'CANCELLED')`

export const MONEY_SIGNALS = {
  structuring: signal({
    group: 'MONEY',
    title: 'Withdrawals just below the review',
    looksAt: 'withdrawals a little below the amount from which operators review them, at the member’s rank',
    every: 'HOUR',
    weight: 35,
    thresholds: {
      times: { label: 'Withdrawals', unit: 'count', default: 3 },
      percent: { label: 'From this share of the reviewed amount', unit: 'percent', default: 80 },
      days: { label: 'Within days', unit: 'days', default: 7 },
    },
    find: (ids, { times, percent, days }) => sql`
      select member_id, count(*) as value, min(requested_at) as since,
        jsonb_build_object('times', count(*), 'total', sum(amount)::text, 'below', max(below)::text) as evidence
      from (
        select withdrawal.member_id, withdrawal.requested_at, withdrawal.amount, greatest(setting.review_from, level.review_from) as below
        from withdrawal join member on member.id = withdrawal.member_id left join rank_level level on level.rank = member.rank
        cross join withdrawal_setting setting
        where withdrawal.member_id = any(${ids}) and ${REAL} and requested_at > ${momentsBack(days)}
      ) asked
      where amount < below and amount * 100 >= below * ${percent}
      group by member_id having count(*) >= ${times}`,
    reason: ({ count, money }) =>
      `${count('times', 'withdrawal')}, ${money('total')} in all, each just below ${money('below')}, from which they are reviewed.`,
  }),

  fastInOut: signal({
    group: 'MONEY',
    title: 'Fast in and out',
    looksAt: 'withdrawals that take most of the deposits of the hours before, which were hardly staked',
    every: 'HOUR',
    weight: 30,
    thresholds: {
      amount: { label: 'Deposited', unit: 'amount', default: 5_000_000 },
      percent: { label: 'Share of it withdrawn', unit: 'percent', default: 80 },
      staked: { label: 'Staked at most', unit: 'percent', default: 150 },
      hours: { label: 'Within hours', unit: 'hours', default: 24 },
    },
    find: (ids, { amount, percent, staked, hours }) => sql`
      select withdrawal.member_id, max(paid.amount)::bigint as value, min(requested_at) as since,
        jsonb_build_object('times', count(*), 'in', max(paid.amount)::text, 'out', max(withdrawal.amount)::text) as evidence
      from withdrawal
      cross join lateral (
        select sum(deposit.amount) as amount, min(confirmed_at) as first_at from deposit
        where deposit.member_id = withdrawal.member_id and deposit.state = 'CONFIRMED'
          and confirmed_at between requested_at - make_interval(hours => ${hours}::integer) and requested_at
      ) paid
      cross join lateral (
        select coalesce(sum(turnover + uncounted), 0) as amount from member_day
        where member_day.member_id = withdrawal.member_id and day between brand_day(paid.first_at) and brand_day(requested_at)
      ) played
      where withdrawal.member_id = any(${ids}) and ${REAL} and requested_at > now() - interval '30 days'
        and paid.amount >= ${amount} and withdrawal.amount * 100 >= paid.amount * ${percent}
        and played.amount * 100 <= paid.amount * ${staked}
      group by withdrawal.member_id`,
    reason: ({ count, money }) =>
      `${count('times', 'withdrawal')} soon after a deposit: up to ${money('in')} paid in, ${money('out')} out again.`,
  }),

  lowTurnover: signal({
    group: 'MONEY',
    title: 'Turnover far below deposits',
    looksAt: 'deposits until the day before yesterday, beside what was staked',
    every: 'DAY',
    weight: 20,
    thresholds: {
      amount: { label: 'Deposits', unit: 'amount', default: 20_000_000 },
      percent: { label: 'Turnover below', unit: 'percent', default: 30 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { amount, percent, days }) => sql`
      select member_id, deposited as value, since,
        jsonb_build_object('deposits', deposited::text, 'turnover', turnover::text) as evidence
      from (
        select member_id, coalesce(sum(deposit) filter (where day < brand_day(now()) - 1), 0)::bigint as deposited,
          sum(turnover)::bigint as turnover, ${getStart(sql`min(day) filter (where deposit > 0)`)} as since
        from member_day where member_id = any(${ids}) and day > ${daysBack(days)} group by member_id
      ) sums where deposited >= ${amount} and turnover * 100 < deposited * ${percent}`,
    reason: ({ money }) => `Deposited ${money('deposits')}, staked ${money('turnover')}.`,
  }),

  payoutWithoutPlay: signal({
    group: 'MONEY',
    title: 'Payouts far above turnover',
    looksAt: 'paid-out withdrawals of members who are no agents, wherever the money came from, beside what was staked',
    every: 'HOUR',
    weight: 35,
    thresholds: {
      amount: { label: 'Paid out', unit: 'amount', default: 10_000_000 },
      percent: { label: 'Turnover below', unit: 'percent', default: 10 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { amount, percent, days }) => sql`
      select member_id, withdrawn as value, since,
        jsonb_build_object('withdrawn', withdrawn::text, 'turnover', turnover::text) as evidence
      from (
        select member_id, sum(withdrawal)::bigint as withdrawn, sum(turnover)::bigint as turnover,
          ${getStart(sql`min(day) filter (where withdrawal > 0)`)} as since
        from member_day join member on member.id = member_id and not is_agent_kind(kind)
        where member_id = any(${ids}) and day > ${daysBack(days)} group by member_id
      ) sums where withdrawn >= ${amount} and turnover * 100 < withdrawn * ${percent}`,
    reason: ({ money }) => `${money('withdrawn')} left the account, after stakes of ${money('turnover')}.`,
  }),

  manyPayers: signal({
    group: 'MONEY',
    title: 'Deposits from many payers',
    looksAt: 'names of the payers of credited deposits, as the payment provider reports them',
    every: 'HOUR',
    weight: 25,
    thresholds: {
      payers: { label: 'Payers', unit: 'count', default: 3 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { payers, days }) => sql`
      select arrival.member_id, count(distinct lower(payer_name)) as value, min(received_at) as since,
        jsonb_build_object('payers', count(distinct lower(payer_name)), 'deposits', count(*), 'total', sum(amount)::text) as evidence
      from payment_arrival arrival
      where arrival.member_id = any(${ids}) and state = 'CREDITED' and payer_name <> '' and received_at > ${momentsBack(days)}
      group by arrival.member_id having count(distinct lower(payer_name)) >= ${payers}`,
    reason: ({ count, money }) =>
      `${count('deposits', 'deposit')} from ${count('payers', 'payer')}, ${money('total')} in all.`,
  }),

  roundTrips: signal({
    group: 'MONEY',
    title: 'Round trips between accounts',
    looksAt: 'money sent to another account that came back from it',
    every: 'HOUR',
    weight: 30,
    thresholds: {
      amount: { label: 'Sent and returned', unit: 'amount', default: 1_000_000 },
      percent: { label: 'The smaller way at least', unit: 'percent', default: 80 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { amount, percent, days }) => sql`
      select member_id, sum(least(sent, received))::bigint as value, min(first_at) as since,
        jsonb_build_object('sent', sum(sent)::text, 'received', sum(received)::text, 'accounts', count(*),
          'with', jsonb_agg(counterparty_id order by counterparty_id)) as evidence
      from (
        select member_id, counterparty_id, sum(amount) filter (where direction = 'out') as sent,
          sum(amount) filter (where direction = 'in') as received, min(created_at) as first_at
        from member_transfer where member_id = any(${ids}) and created_at > ${momentsBack(days)} group by 1, 2
      ) pair
      where least(sent, received) >= ${amount} and sent is not null and received is not null
        and least(sent, received) * 100 >= greatest(sent, received) * ${percent}
      group by member_id`,
    reason: ({ count, money }) =>
      `Sent ${money('sent')} to ${count('accounts', 'account')}, and got ${money('received')} back.`,
  }),

  circle: signal({
    group: 'MONEY',
    title: 'Transfers that go round',
    looksAt: 'money that comes back by way of two or three other accounts, one after the other',
    every: 'HOUR',
    weight: 40,
    thresholds: {
      amount: { label: 'From', unit: 'amount', default: 1_000_000 },
      percent: { label: 'Still there after each step', unit: 'percent', default: 80 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { amount, percent, days }) => sql`
      select start as member_id, max(amount)::bigint as value, min(first_at) as since,
        jsonb_build_object('amount', max(amount)::text, 'steps', min(steps), 'with', (array_agg(way order by last_at))[1]) as evidence
      from (
        with recursive passed as (
          select member_id as start, array[counterparty_id] as way, counterparty_id as place, amount, created_at as first_at,
            created_at as last_at
          from member_transfer
          where member_id = any(${ids}) and direction = 'out' and amount >= ${amount} and created_at > ${momentsBack(days)}
          union all
          select start, way || counterparty_id, counterparty_id, next.amount, first_at, next.created_at
          from passed join member_transfer next on next.member_id = place and direction = 'out' and next.created_at > last_at
            and next.amount * 100 >= passed.amount * ${percent} and next.amount * ${percent} <= passed.amount * 100
          where cardinality(way) < 4 and place <> start and counterparty_id <> all(way)
            and (cardinality(way) > 1 or counterparty_id <> start)
        )
        select start, way[:cardinality(way) - 1] as way, amount, first_at, last_at, cardinality(way) as steps from passed where place = start
      ) round group by start`,
    reason: ({ number, money }) => `${money('amount')} came back after ${number('steps')} transfers.`,
  }),

  largeWin: signal({
    group: 'MONEY',
    title: 'Large win',
    looksAt: 'the best round of each day, stake taken off; lotteries are left out',
    every: 'DAY',
    weight: 10,
    thresholds: {
      amount: { label: 'Win of one round', unit: 'amount', default: 50_000_000 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { amount, days }) => sql`
      select member_id, max(largest_win) as value, ${getStart(sql`min(day)`)} as since,
        jsonb_build_object('win', max(largest_win)::text, 'days', count(*)) as evidence
      from risk_day where member_id = any(${ids}) and day > ${daysBack(days)} and largest_win >= ${amount} group by member_id`,
    reason: ({ count, money }) => `Won up to ${money('win')} in one round, on ${count('days', 'day')}.`,
  }),

  unusualWins: signal({
    group: 'MONEY',
    title: 'Unusual wins',
    looksAt: 'payouts beside stakes, over many rounds',
    every: 'DAY',
    weight: 20,
    thresholds: {
      percent: { label: 'Paid out, of the stakes', unit: 'percent', default: 150 },
      stakes: { label: 'Stakes', unit: 'amount', default: 10_000_000 },
      rounds: { label: 'Rounds', unit: 'count', default: 100 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { percent, stakes, rounds, days }) => sql`
      select member_id, (won * 100 / staked)::bigint as value, since,
        jsonb_build_object('percent', won * 100 / staked, 'staked', staked::text, 'won', won::text, 'rounds', rounds) as evidence
      from (
        select member_id, sum(turnover + uncounted)::bigint as staked, sum(payout)::bigint as won, sum(rounds)::integer as rounds,
          ${getStart(sql`min(day)`)} as since
        from member_day where member_id = any(${ids}) and day > ${daysBack(days)} group by member_id
      ) sums where staked >= greatest(${stakes}, 1) and rounds >= ${rounds} and won * 100 >= staked * ${percent}`,
    reason: ({ count, money, number }) =>
      `${number('percent')} % of ${money('staked')} came back as wins, over ${count('rounds', 'round')}.`,
  }),

  bonusOnly: signal({
    group: 'MONEY',
    title: 'Plays with bonuses only',
    looksAt: 'turnover that bonuses paid',
    every: 'DAY',
    weight: 15,
    thresholds: {
      percent: { label: 'Share of the turnover', unit: 'percent', default: 80 },
      turnover: { label: 'Turnover', unit: 'amount', default: 2_000_000 },
      days: { label: 'Within days', unit: 'days', default: 90 },
    },
    find: (ids, { percent, turnover, days }) => sql`
      select member_id, (bonus * 100 / turnover)::bigint as value, since,
        jsonb_build_object('bonus', bonus::text, 'turnover', turnover::text, 'percent', bonus * 100 / turnover) as evidence
      from (
        select member_id, sum(turnover)::bigint as turnover, sum(bonus_turnover)::bigint as bonus,
          ${getStart(sql`min(day) filter (where bonus_turnover > 0)`)} as since
        from member_day where member_id = any(${ids}) and day > ${daysBack(days)} group by member_id
      ) sums where turnover >= greatest(${turnover}, 1) and bonus * 100 >= turnover * ${percent} and bonus > 0`,
    reason: ({ money, number }) =>
      `${money('bonus')} of ${money('turnover')} staked came from bonuses: ${number('percent')} %.`,
  }),
}
