import { afterAll, describe, expect, test } from 'vitest'
import { brandDay } from '../src/domains/agent/day-range.ts'
import { AGENT, GENERAL_AGENT, MEMBER } from './accounts.ts'
import type { Browser } from './browser.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const CENTRES = `{ viewer {
  kind menu { page }
  canPlayForRealMoney { isAllowed reason } canKeepFavourites { isAllowed reason }
  memberAccount { __typename ... on MemberAccount { menu { page } } ... on Problem { code } }
  agentAccount { __typename ... on AgentAccount { menu { page } } ... on Problem { code } }
} }`
const OVERVIEW = `query ($from: Date!, $to: Date!, $username: String) { viewer { agentAccount { ... on AgentAccount {
  teamOverview(from: $from, to: $to, username: $username) {
    ... on TeamOverview { username memberCount topDownlines { member { username kind } } } ... on Problem { code field }
  }
} } } }`

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

const allowed = { isAllowed: true, reason: null }
const needsTrueAccount = { isAllowed: false, reason: 'REAL_ACCOUNT_REQUIRED' }

test('refuses both centres to a visitor', async () => {
  expect((await stack.browser().send(CENTRES)).data).toEqual({ viewer: null })
})

test('refuses both centres and favourites to a demo account', async () => {
  const browser = await stack.browser().playFree()
  expect((await browser.send(CENTRES)).data).toEqual({
    viewer: {
      kind: 'DEMO',
      menu: [],
      canPlayForRealMoney: needsTrueAccount,
      canKeepFavourites: needsTrueAccount,
      memberAccount: { __typename: 'Problem', code: 'REAL_ACCOUNT_REQUIRED' },
      agentAccount: { __typename: 'Problem', code: 'REAL_ACCOUNT_REQUIRED' },
    },
  })
  const set = 'mutation { setFavourite(input: { gameId: "1", isFavourite: true }) { ... on Problem { code } } }'
  expect((await browser.send(set)).data).toEqual({ setFavourite: { code: 'REAL_ACCOUNT_REQUIRED' } })
  const { data, errors } = await browser.send('{ hotGames(first: 1) { isFavourite } }')
  expect({ data, errors }).toEqual({ data: { hotGames: [{ isFavourite: null }] }, errors: [] })
})

const AGENT_PAGES = [
  { page: 'TEAM_OVERVIEW' },
  { page: 'AGENT_ANNOUNCEMENTS' },
  { page: 'REGISTER_CENTRE' },
  { page: 'DOWNLINES' },
  { page: 'TEAM_BETTING' },
  { page: 'USER_LOSS' },
  { page: 'DOWNLINE_TRANSACTIONS' },
  { page: 'MY_INCOME' },
  { page: 'CREDIT_REPORT' },
  { page: 'DIVIDENDS' },
  { page: 'DAILY_SALARY' },
  { page: 'HOURLY_SALARY' },
  { page: 'REALTIME_SALARY' },
]
const HEADER_PAGES = [
  { page: 'MY_ACCOUNT' },
  { page: 'DEPOSIT' },
  { page: 'WITHDRAWAL' },
  { page: 'BETTING_RECORD' },
  { page: 'ACCOUNT_RECORD' },
  { page: 'MESSAGES' },
  { page: 'SERVICE_CASES' },
]

test('opens only the member centre to a member', async () => {
  const browser = await stack.browser().logIn(MEMBER)
  expect((await browser.send(CENTRES)).data).toEqual({
    viewer: {
      kind: 'MEMBER',
      menu: HEADER_PAGES,
      canPlayForRealMoney: allowed,
      canKeepFavourites: allowed,
      memberAccount: {
        __typename: 'MemberAccount',
        menu: [
          { page: 'MY_ACCOUNT' },
          { page: 'SECURITY' },
          { page: 'PROFILE' },
          { page: 'WALLET' },
          { page: 'DEPOSIT' },
          { page: 'WITHDRAWAL' },
          { page: 'TRANSFER_UPLINE' },
          { page: 'BETTING_RECORD' },
          { page: 'LOTTERY_TICKETS' },
          { page: 'ACCOUNT_RECORD' },
          { page: 'PROFIT_AND_LOSS' },
          { page: 'BONUS_DETAILS' },
          { page: 'REWARD_CENTER' },
          { page: 'MISSIONS' },
          { page: 'BONUS' },
          { page: 'PLAYER_RANK' },
          { page: 'REBATE' },
          { page: 'POINTS_MALL' },
          { page: 'INVITE_FRIENDS' },
          { page: 'BECOME_AGENT' },
          { page: 'FAVOURITES' },
          { page: 'MESSAGES' },
          { page: 'SERVICE_CASES' },
          { page: 'LIMITS' },
        ],
      },
      agentAccount: { __typename: 'Problem', code: 'NOT_AGENT' },
    },
  })
})

test('opens both centres to an agent', async () => {
  const browser = await stack.browser().logIn(AGENT)
  expect((await browser.send(CENTRES)).data).toMatchObject({
    viewer: {
      menu: [...HEADER_PAGES, { page: 'TEAM_OVERVIEW' }],
      agentAccount: { __typename: 'AgentAccount', menu: AGENT_PAGES },
    },
  })
})

describe('the team overview', () => {
  const to = brandDay()
  const from = new Date(Date.parse(to) - 29 * 86_400_000).toISOString().slice(0, 10)
  const overview = async (browser: Browser, variables: object = {}) => {
    const { data, errors } = await browser.send(OVERVIEW, { from, to, ...variables })
    expect(errors).toEqual([])
    return (data as unknown as { viewer: { agentAccount: { teamOverview: Record<string, unknown> } } }).viewer
      .agentAccount.teamOverview
  }

  test('covers the agent’s own team and those of its downline', async () => {
    const agent = await stack.browser().logIn(AGENT)
    const own = await overview(agent)
    expect(own).toMatchObject({ username: AGENT.username, memberCount: expect.any(Number) })
    const [line] = own['topDownlines'] as { member: { username: string } }[]
    const username = line?.member.username
    expect(await overview(agent, { username })).toMatchObject({ username })
  })

  test('gives the same error for foreign, upline and missing accounts', async () => {
    const top = await overview(await stack.browser().logIn(GENERAL_AGENT))
    const elsewhere = (top['topDownlines'] as { member: { username: string } }[]).map(({ member }) => member.username)
    expect(elsewhere.length).toBeGreaterThan(1)
    const agent = await stack.browser().logIn(AGENT)
    const requested = [...elsewhere, GENERAL_AGENT.username, 'nobody-at-all', 'x'.repeat(65)]
    const responses = requested.map((username) => overview(agent, { username }))
    const [first, ...others] = await Promise.all(responses)
    expect(first).toEqual({ code: 'ACCOUNT_NOT_FOUND', field: 'username' })
    for (const other of others) expect(other).toEqual(first)
  })

  test.each([
    ['backwards', { from: to, to: from }],
    ['too long', { from: '2026-01-01', to: '2026-12-31' }],
    ['in the future', { to: new Date(Date.parse(to) + 86_400_000).toISOString().slice(0, 10) }],
  ])('refuses a range that is %s', async (_what, range) => {
    const agent = await stack.browser().logIn(AGENT)
    expect(await overview(agent, range)).toMatchObject({ code: 'INVALID_RANGE' })
  })

  test('refuses an invalid day as bad input', async () => {
    const { errors, status } = await stack.browser().send(OVERVIEW, { from: '2026-02-30', to })
    expect(errors[0]?.extensions.code).toBe('BAD_USER_INPUT')
    expect(status).toBe(400)
  })
})
