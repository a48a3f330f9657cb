import { type SQL, sql } from 'drizzle-orm'
import { daysBack, signal, getStart } from './signal.ts'
import { LINK_DAYS, type LinkKind } from './links.ts'

/** Members of whom enough other accounts share something of this kind. */
const findShared = (links: SQL, kinds: readonly LinkKind[], accounts: SQL): SQL => sql`
  select member_id, count(distinct other_id) as value, min(first_at) as since,
    jsonb_build_object('accounts', count(distinct other_id), 'uses', sum(uses)::bigint, 'with', (array_agg(distinct other_id))[:20]) as evidence
  from ${links} where kind in (${sql.join(
    kinds.map((kind) => sql`${kind}`),
    sql`, `,
  )})
  group by member_id having count(distinct other_id) >= ${accounts}`

/** Members who share anything but an address with enough accounts of a relation: a query of `member_id` and `other_id`. */
const findRelated = (links: SQL, relation: SQL, accounts: SQL): SQL => sql`
  select link.member_id, count(distinct link.other_id) as value, min(first_at) as since,
    jsonb_build_object('accounts', count(distinct link.other_id), 'with', (array_agg(distinct link.other_id))[:20]) as evidence
  from ${links} join ${relation} relation on relation.member_id = link.member_id and relation.other_id = link.other_id
  where kind <> 'ADDRESS' group by link.member_id having count(distinct link.other_id) >= ${accounts}`

export const RELATION_SIGNALS = {
  sharedDevice: signal({
    group: 'RELATIONS',
    title: 'Shared browser',
    looksAt: `log-ins of other accounts with the same browser, within ${LINK_DAYS} days`,
    every: 'DAY',
    weight: 20,
    thresholds: { accounts: { label: 'Other accounts', unit: 'count', default: 1 } },
    find: (_ids, { accounts }, links) => findShared(links, ['DEVICE'], accounts),
    reason: ({ count }) =>
      `${count('accounts', 'other account')} used the same browser, in ${count('uses', 'log-in')}.`,
  }),

  sharedAddress: signal({
    group: 'RELATIONS',
    title: 'Shared address',
    looksAt: `log-ins of other accounts from the same address on the same day, within ${LINK_DAYS} days; addresses of more than ten accounts are left out`,
    every: 'DAY',
    weight: 10,
    thresholds: { accounts: { label: 'Other accounts', unit: 'count', default: 2 } },
    find: (_ids, { accounts }, links) => findShared(links, ['ADDRESS'], accounts),
    reason: ({ count }) =>
      `${count('accounts', 'other account')} logged in from the same address on the same day, ${count('uses', 'time')}.`,
  }),

  sharedBankAccount: signal({
    group: 'RELATIONS',
    title: 'Shared bank account or wallet',
    looksAt: 'bank accounts and wallets for payouts of other accounts, removed ones too',
    every: 'DAY',
    weight: 35,
    thresholds: { accounts: { label: 'Other accounts', unit: 'count', default: 1 } },
    find: (_ids, { accounts }, links) => findShared(links, ['BANK_ACCOUNT'], accounts),
    reason: ({ count }) => `${count('accounts', 'other account')} named the same bank account or wallet for payouts.`,
  }),

  sharedContact: signal({
    group: 'RELATIONS',
    title: 'Shared contact',
    looksAt: 'telephone numbers and mailboxes of other accounts, verified or not',
    every: 'DAY',
    weight: 25,
    thresholds: { accounts: { label: 'Other accounts', unit: 'count', default: 1 } },
    find: (_ids, { accounts }, links) => findShared(links, ['PHONE', 'EMAIL'], accounts),
    reason: ({ count }) => `${count('accounts', 'other account')} gave the same telephone number or mailbox.`,
  }),

  invitedSelf: signal({
    group: 'RELATIONS',
    title: 'Invited friends share something',
    looksAt: 'invited friends with the same browser, bank account or contact as the inviter',
    every: 'DAY',
    weight: 30,
    thresholds: { accounts: { label: 'Friends', unit: 'count', default: 1 } },
    find: (ids, { accounts }, links) =>
      findRelated(
        links,
        sql`(select member_id, friend_id as other_id from referral where member_id = any(${ids}))`,
        accounts,
      ),
    reason: ({ count }) =>
      `${count('accounts', 'invited friend')} shares a browser, bank account or contact with this account.`,
  }),

  sharedWithAgent: signal({
    group: 'RELATIONS',
    title: 'Shares something with the upline',
    looksAt: 'the same browser, bank account or contact as the direct upline, which earns by this account’s turnover',
    every: 'DAY',
    weight: 30,
    thresholds: { accounts: { label: 'Uplines', unit: 'count', default: 1 } },
    find: (ids, { accounts }, links) =>
      findRelated(
        links,
        sql`(select id as member_id, parent_id as other_id from member where id = any(${ids}))`,
        accounts,
      ),
    reason: () => 'The direct upline uses the same browser, bank account or contact.',
  }),

  washPlay: signal({
    group: 'RELATIONS',
    title: 'Bets against the upline',
    looksAt:
      'bets of an account and its direct upline on the same event and on different outcomes, so that only turnover is made',
    every: 'DAY',
    weight: 40,
    thresholds: {
      rounds: { label: 'Rounds', unit: 'count', default: 5 },
      days: { label: 'Within days', unit: 'days', default: 30 },
    },
    find: (ids, { rounds, days }) => sql`
      select member_id, sum(opposed)::bigint as value, ${getStart(sql`min(day)`)} as since,
        jsonb_build_object('rounds', sum(opposed)::bigint, 'days', count(distinct day), 'with', (array_agg(distinct other_id))[:20]) as evidence
      from (
        select risk_day.member_id, day, opposed_rounds as opposed, parent_id as other_id
        from risk_day join member on member.id = risk_day.member_id
        where risk_day.member_id = any(${ids}) and day > ${daysBack(days)} and opposed_rounds > 0
        union all
        select downline.parent_id, day, opposed_rounds, downline.id
        from member downline join risk_day on risk_day.member_id = downline.id and opposed_rounds > 0
        where downline.parent_id = any(${ids}) and day > ${daysBack(days)}
      ) bet group by member_id having sum(opposed) >= ${rounds}`,
    reason: ({ count }) =>
      `${count('rounds', 'bet')} against the upline or a downline on the same event, on ${count('days', 'day')}.`,
  }),
}
