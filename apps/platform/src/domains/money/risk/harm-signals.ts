import { sql } from 'drizzle-orm'
import { daysBack, momentsBack, signal, getStart } from './signal.ts'

const DAYS = { label: 'Within days', unit: 'days', default: 30 } as const

export const HARM_SIGNALS = {
  chasing: signal({
    group: 'HARM',
    title: 'Chases losses',
    looksAt: 'days of loss with several deposits, each made when the balance was nearly gone',
    every: 'HOUR',
    weight: 30,
    thresholds: {
      days: { label: 'Such days', unit: 'count', default: 2 },
      deposits: { label: 'Deposits of the day', unit: 'count', default: 3 },
      percent: { label: 'Balance before, at most of the deposit', unit: 'percent', default: 10 },
      within: DAYS,
    },
    find: (ids, { days, deposits, percent, within }) => sql`
      select member_id, count(*) as value, ${getStart(sql`min(day)`)} as since,
        jsonb_build_object('days', count(*), 'deposits', sum(deposits)::integer, 'lost', sum(lost)::text) as evidence
      from (
        select member_day.member_id, day, lost.amount as lost, count(*) as deposits
        from deposit
        join ledger_entry entry on entry.member_id = deposit.member_id and entry.transaction_id = deposit.transaction_id
          and entry.balance_after is not null
        join member_day on member_day.member_id = deposit.member_id and day = brand_day(confirmed_at)
        cross join lateral (select turnover + uncounted - payout as amount) lost
        where deposit.member_id = any(${ids}) and state = 'CONFIRMED' and confirmed_at > ${momentsBack(within)}
          and (entry.balance_after - entry.amount) * 100 <= deposit.amount * ${percent} and lost.amount > 0
        group by 1, 2, 3 having count(*) >= ${deposits}
      ) chased group by member_id having count(*) >= ${days}`,
    reason: ({ count, money }) =>
      `On ${count('days', 'day')} paid in again and again with an empty balance: ${count('deposits', 'deposit')}, ${money('lost')} lost.`,
  }),

  risingDeposits: signal({
    group: 'HARM',
    title: 'Rising deposits',
    looksAt: 'deposits of 30 days, beside the average of the three months before',
    every: 'DAY',
    weight: 20,
    thresholds: {
      percent: { label: 'Of the average before', unit: 'percent', default: 200 },
      amount: { label: 'Deposits', unit: 'amount', default: 5_000_000 },
    },
    find: (ids, { percent, amount }) => sql`
      select member_id, (latest * 300 / nullif(earlier, 0)) as value, ${getStart(sql`brand_day(now()) - 29`)} as since,
        jsonb_build_object('latest', latest::text, 'average', (earlier / 3)::text) as evidence
      from (
        select member_id, coalesce(sum(deposit) filter (where day > brand_day(now()) - 30), 0)::bigint as latest,
          coalesce(sum(deposit) filter (where day <= brand_day(now()) - 30), 0)::bigint as earlier,
          count(distinct (brand_day(now()) - day) / 30) filter (where deposit > 0 and day <= brand_day(now()) - 30) as months
        from member_day where member_id = any(${ids}) and day > brand_day(now()) - 120 group by member_id
      ) sums where months >= 2 and latest >= ${amount} and latest * 300 >= earlier * ${percent}`,
    reason: ({ money }) => `Deposited ${money('latest')} in 30 days; ${money('average')} was usual before.`,
  }),

  nightPlay: signal({
    group: 'HARM',
    title: 'Plays at night',
    looksAt: 'rounds from midnight to five o’clock of the brand’s day; lotteries are left out',
    every: 'DAY',
    weight: 10,
    thresholds: {
      nights: { label: 'Nights', unit: 'count', default: 8 },
      rounds: { label: 'Rounds of a night', unit: 'count', default: 20 },
      days: DAYS,
    },
    find: (ids, { nights, rounds, days }) => sql`
      select member_id, count(*) as value, ${getStart(sql`min(day)`)} as since,
        jsonb_build_object('nights', count(*), 'rounds', sum(night_rounds)) as evidence
      from risk_day where member_id = any(${ids}) and day > ${daysBack(days)} and night_rounds >= ${rounds}
      group by member_id having count(*) >= ${nights}`,
    reason: ({ count }) => `Played in ${count('nights', 'night')}, ${count('rounds', 'round')}.`,
  }),

  cancelledWithdrawals: signal({
    group: 'HARM',
    title: 'Takes withdrawals back',
    looksAt: 'withdrawals that the member cancelled, where the brand lets members do so',
    every: 'HOUR',
    weight: 15,
    thresholds: { times: { label: 'Cancelled', unit: 'count', default: 3 }, days: DAYS },
    find: (ids, { times, days }) => sql`
      select withdrawal.member_id, count(*) as value, min(step.at) as since,
        jsonb_build_object('times', count(*), 'total', sum(amount)::text) as evidence
      from withdrawal join withdrawal_step step on step.member_id = withdrawal.member_id and step.withdrawal_id = withdrawal.id
        and step.state = 'CANCELLED' and step.actor = 'MEMBER'
      where withdrawal.member_id = any(${ids}) and requested_at > ${momentsBack(days)}
      group by withdrawal.member_id having count(*) >= ${times}`,
    reason: ({ count, money }) => `Took ${count('times', 'withdrawal')} back, ${money('total')} in all.`,
  }),

  limitsRaised: signal({
    group: 'HARM',
    title: 'Loosens limits after losses',
    looksAt: 'limits that the member raised or removed, and losses of the week before',
    every: 'HOUR',
    weight: 25,
    thresholds: { lost: { label: 'Lost in the week before', unit: 'amount', default: 1_000_000 }, days: DAYS },
    find: (ids, { lost, days }) => sql`
      select change.member_id, count(*) as value, min(changed_at) as since,
        jsonb_build_object('times', count(*), 'lost', max(week.lost)::text) as evidence
      from limit_change change
      cross join lateral (
        select coalesce(sum(turnover + uncounted - payout), 0) as lost from member_day
        where member_day.member_id = change.member_id and day between brand_day(changed_at) - 6 and brand_day(changed_at)
      ) week
      where change.member_id = any(${ids}) and changed_by = 'MEMBER' and changed_at > ${momentsBack(days)}
        and old_value is not null and (new_value is null or new_value > old_value) and week.lost >= ${lost}
      group by change.member_id`,
    reason: ({ count, money }) =>
      `Loosened a limit ${count('times', 'time')}, after ${money('lost')} was lost in a week.`,
  }),

  longPlay: signal({
    group: 'HARM',
    title: 'Plays for long',
    looksAt: 'play of a day without a pause of half an hour; lotteries are left out',
    every: 'DAY',
    weight: 15,
    thresholds: {
      times: { label: 'Such days', unit: 'count', default: 3 },
      minutes: { label: 'Play without a pause', unit: 'minutes', default: 240 },
      days: DAYS,
    },
    find: (ids, { times, minutes, days }) => sql`
      select member_id, count(*) as value, ${getStart(sql`min(day)`)} as since,
        jsonb_build_object('days', count(*), 'minutes', max(longest_minutes)) as evidence
      from risk_day where member_id = any(${ids}) and day > ${daysBack(days)} and longest_minutes >= ${minutes}
      group by member_id having count(*) >= ${times}`,
    reason: ({ count, number }) =>
      `On ${count('days', 'day')} played up to ${number('minutes')} minutes without a pause.`,
  }),

  backAfterBreak: signal({
    group: 'HARM',
    title: 'Back at once after a break',
    looksAt: 'deposits soon after the end of a time-out or self-exclusion',
    every: 'HOUR',
    weight: 25,
    thresholds: {
      amount: { label: 'Deposits', unit: 'amount', default: 2_000_000 },
      hours: { label: 'Within hours', unit: 'hours', default: 72 },
      days: DAYS,
    },
    find: (ids, { amount, hours, days }) => sql`
      select ended.member_id, max(paid.amount)::bigint as value, min(ended.closed_at) as since,
        jsonb_build_object('deposits', max(paid.amount)::text, 'hours', ${hours}::integer) as evidence
      from play_exclusion ended
      cross join lateral (
        select sum(deposit.amount) as amount from deposit
        where deposit.member_id = ended.member_id and deposit.state = 'CONFIRMED'
          and confirmed_at between ended.closed_at and ended.closed_at + make_interval(hours => ${hours}::integer)
      ) paid
      where ended.member_id = any(${ids}) and ended.state = 'ENDED' and ended.closed_at > ${momentsBack(days)} and paid.amount >= ${amount}
      group by ended.member_id`,
    reason: ({ money, number }) =>
      `Deposited ${money('deposits')} within ${number('hours')} hours of the end of a break.`,
  }),
}

export const DORMANCY_SIGNALS = {
  dormant: signal({
    group: 'DORMANCY',
    title: 'Dormant with money',
    looksAt: 'accounts with a balance and without play, payments and log-ins',
    every: 'DAY',
    weight: 10,
    thresholds: {
      days: { label: 'Days without anything', unit: 'days', default: 365 },
      amount: { label: 'Balance', unit: 'amount', default: 100_000 },
    },
    find: (ids, { days, amount }) => sql`
      select id as member_id, balance as value, last_at as since,
        jsonb_build_object('balance', balance::text, 'days', extract(day from now() - last_at)::integer) as evidence
      from (
        select member.id, cash.balance, greatest(registered_at,
          (select ${getStart(sql`max(day)`)} from member_day where member_day.member_id = member.id),
          (select max(at) from log_in_history where log_in_history.member_id = member.id and outcome = 'signed-in')) as last_at
        from member join ledger_account cash on cash.member_id = member.id and cash.code = 'member:' || member.id || ':cash'
        where member.id = any(${ids}) and cash.balance >= ${amount} and closed_at is null and registered_at < ${momentsBack(days)}
      ) account where last_at < ${momentsBack(days)}`,
    reason: ({ money, number }) =>
      `${money('balance')} has lain for ${number('days')} days without anything being done.`,
  }),
}
