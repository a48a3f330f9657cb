import pg from 'pg'
import type { Result } from '../results.ts'
import { percentile } from '../percentile.ts'
import { ask, openSession, type Query } from '../site-client.ts'
import type { Heads } from './grow.ts'

const GOAL_MS = 100
const WARM = 6
/** Pages of a list that lie before those measured as deep. */
const DEEP = 20
const DAY_MS = 86_400_000

/** Days before today, in the brand's time zone. */
const daysAgo = (days: number) => new Date(Date.now() + 7 * 3_600_000 - days * DAY_MS).toISOString().slice(0, 10)

/** Another range for each request: up to two months, ending on one of the last four days. */
const getRange = (index: number) => {
  const end = index % 4
  return { from: daysAgo(end + ([6, 13, 29, 45, 55][index % 5] ?? 0) + (index % 3)), to: daysAgo(end) }
}

interface Requested {
  token: keyof Heads
  queryAt: (index: number) => Query
}

const list = (token: keyof Heads, more: object = {}): Requested => ({
  token,
  queryAt: (index) => ({
    name: 'DownlinesScreen',
    variables: { ...getRange(index), sort: 'REGISTERED', ascending: index % 2 === 1, ...more },
  }),
})

const payments = (token: keyof Heads, more: object = {}): Requested => ({
  token,
  queryAt: (index) => ({ name: 'TransactionsScreen', variables: { ...getRange(index), ...more } }),
})

const plain = (name: string, token: keyof Heads, accounts: readonly string[] = []): Requested => ({
  token,
  queryAt: (index) => ({
    name,
    variables: {
      ...getRange(index),
      ...(name === 'UserLossScreen' && { ascending: index % 2 === 1 }),
      ...(accounts.length > 0 && { account: accounts[index % accounts.length] }),
    },
  }),
})

/**
 * Times every page of the agent centre that reads a team, at the gateway. The queries take turns, so that other load on the machine slows
 * down all alike; each request has another range or page.
 */
export async function measureTeam(
  siteUrl: string,
  databaseUrl: string,
  heads: Heads,
  times: number,
  tell: (line: string) => void,
): Promise<Result[]> {
  const tokens = {} as Record<keyof Heads, string>
  for (const [name, id] of Object.entries(heads)) tokens[name as keyof Heads] = await openSession(databaseUrl, id)
  const client = new pg.Client({ connectionString: databaseUrl })
  await client.connect()
  try {
    const { rows: some } = await client.query<{ username: string }>(
      `select username from member where kind = 1 and path <@ (select path from member where id = $1) and nlevel(path) between 3 and 5
       order by id limit 200`,
      [heads.large],
    )
    const agents = some.map(({ username }) => username)
    const deep = async ({ token, queryAt }: Requested, connection: string): Promise<Requested> => {
      // A cursor belongs to its range.
      const query = queryAt(2)
      const cursors: string[] = []
      let after: string | undefined
      for (let page = 0; page < 2 * DEEP; page += 1) {
        const { text } = await ask(siteUrl, tokens[token], { ...query, variables: { ...query.variables, after } })
        after = getCursor(text, connection)
        if (after === undefined) break
        cursors.push(after)
      }
      const deepest = cursors.slice(Math.floor(cursors.length / 2))
      return {
        token,
        queryAt: (index) => ({
          ...query,
          variables: { ...query.variables, after: deepest[(index * 7) % deepest.length] },
        }),
      }
    }
    const queries: Record<string, Requested> = {
      floor: { token: 'large', queryAt: () => ({ name: 'AgentAnnouncementsScreen', variables: { page: 1 } }) },
      overview: plain('TeamOverviewScreen', 'large'),
      'overview-top': plain('TeamOverviewScreen', 'top'),
      'overview-below': plain('TeamOverviewScreen', 'large', agents),
      'overview-wide': plain('TeamOverviewScreen', 'wide'),
      list: list('large'),
      'list-below': {
        token: 'large',
        queryAt: (index) => ({
          name: 'DownlinesScreen',
          variables: { ...getRange(index), account: agents[index % agents.length], sort: 'TURNOVER', ascending: false },
        }),
      },
      'list-wide': list('wide'),
      'list-wide-turnover': list('wide', { sort: 'TURNOVER' }),
      'list-wide-members': list('wide', { sort: 'DEPOSIT', kind: 'MEMBERS' }),
      'list-wide-deep': await deep(list('wide'), 'downlines'),
      'list-wide-turnover-deep': await deep(list('wide', { sort: 'TURNOVER' }), 'downlines'),
      'search-few': list('large', { search: 'lan10' }),
      'search-many': list('large', { search: 'lan' }),
      'search-many-turnover': list('large', { search: 'm', sort: 'TURNOVER' }),
      'search-wide': list('wide', { search: 'hoa' }),
      betting: plain('TeamBettingScreen', 'large'),
      'betting-below': plain('TeamBettingScreen', 'large', agents),
      loss: plain('UserLossScreen', 'large'),
      'loss-wide': plain('UserLossScreen', 'wide'),
      payments: payments('large'),
      'payments-deep': await deep(payments('large'), 'downlineTransactions'),
      'payments-withdrawals': payments('large', { type: 'WITHDRAWAL' }),
      'payments-wide': payments('wide'),
      'payments-middle': payments('middle'),
    }
    const measured = new Map(Object.keys(queries).map((name) => [name, [] as number[]]))
    for (let index = 0; index < WARM + times; index += 1) {
      for (const [name, { token, queryAt }] of Object.entries(queries)) {
        const { milliseconds } = await ask(siteUrl, tokens[token], queryAt(index))
        if (index >= WARM) measured.get(name)?.push(milliseconds)
      }
    }
    const rows: Result[] = []
    for (const [name, milliseconds] of measured) {
      const value = Number(percentile(milliseconds, 0.95).toFixed(1))
      rows.push({ id: `team-${name}-p95`, value, goal: name === 'floor' ? null : GOAL_MS, unit: 'ms', better: 'lower' })
      tell(`  ${name}: median ${percentile(milliseconds, 0.5).toFixed(1)} ms, p95 ${value} ms`)
    }
    return rows
  } finally {
    await client.end()
  }
}

function getCursor(text: string, connection: string): string | undefined {
  const { data } = JSON.parse(text) as {
    data: { viewer: { agentAccount: Record<string, { pageInfo: { endCursor: string | null } }> } }
  }
  return data.viewer.agentAccount[connection]?.pageInfo.endCursor ?? undefined
}
