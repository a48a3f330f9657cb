import plansOfQueries from '@playhouse/schema/rest-plans/queries.json' with { type: 'json' }
import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, getOperationAST, parse } from 'graphql'
import { isDeepStrictEqual } from 'node:util'
import { brotliCompressSync } from 'node:zlib'
import { afterAll, describe, expect, test } from 'vitest'
import { measure } from '../src/graphql/document-measures.ts'
import { AGENT, MEMBER } from './accounts.ts'
import { exampleVariables } from './examples.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'

const documents = Object.values(registered).map(({ name, type, text }) => ({ name, type, text }))
const queries = documents.filter(({ type }) => type === 'query')
const mutations = documents.filter(({ type }) => type === 'mutation')

let stack: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
})
afterAll(() => stack.close())

describe('every operation of the web', () => {
  test.each(queries)('$name returns complete data to a visitor', async ({ name, text }) => {
    const { data, errors, status } = await stack.browser().ask(name, exampleVariables(text))
    expect(errors).toEqual([])
    expect(status).toBe(200)
    expect(data).not.toBeNull()
  })

  test.each(mutations)('$name returns a result', async ({ name, text }) => {
    const { data, errors } = await stack.browser().ask(name, exampleVariables(text))
    expect(errors).toEqual([])
    expect(Object.values(data ?? {})).toEqual([expect.objectContaining({ __typename: expect.any(String) })])
  })
})

const PLANS: Readonly<Record<string, { calls: string[] }>> = plansOfQueries

/** An amount without a currency takes that of whichever response has come before it, or asks for the brand's: one run may do either. */
function differsByCurrency(calls: readonly string[], planned: readonly string[]): boolean {
  const others = (names: readonly string[]) => names.filter((name) => name !== 'consolidatedSettings')
  return calls.length !== planned.length && isDeepStrictEqual(others(calls), others(planned))
}

/** After a change of documents or resolvers, `-u` writes the plans again. */
test('every query returns complete data to an agent in two languages in turns, and calls what its plan has, without a cache', async () => {
  const uncached = await stack.another({ PUBLIC_CACHE: 'off' })
  const agent = await uncached.browser().logIn(AGENT)
  const schema = buildSchema(TYPE_DEFINITIONS)
  const plans: Record<string, { cost: number; calls: string[] }> = {}
  for (const { name, text } of queries) {
    const variables = exampleVariables(text)
    const document = parse(text)
    const operation = getOperationAST(document)
    if (!operation) throw new Error(`${name} has no operation.`)
    const { cost } = measure(schema, document, operation, variables)
    for (let attempt = 0; attempt < 5; attempt += 1) {
      uncached.takeCalls()
      const { data, errors } = await agent.ask(name, variables)
      expect({ name, data, errors }).toEqual({ name, data: expect.any(Object), errors: [] })
      const calls = [...new Set(uncached.takeCalls())].toSorted()
      plans[name] = { cost, calls }
      if (!differsByCurrency(calls, PLANS[name]?.calls ?? [])) break
    }
    agent.headers = { 'x-language': agent.headers['x-language'] === 'EN' ? 'VI' : 'EN' }
    const { data, errors } = await agent.ask(name, variables)
    expect({ name, data, errors }).toEqual({ name, data: expect.any(Object), errors: [] })
  }
  await uncached.close()
  await expect(`${JSON.stringify(plans, null, 2)}\n`).toMatchFileSnapshot(
    '../../../packages/schema/rest-plans/queries.json',
  )
})

/** Calls to the platform per screen. These numbers may only fall. */
describe('what a screen costs', () => {
  const lobby = { withShell: true, lobbyId: 'LIVE' }

  test('a lobby for the first and the next visitor', async () => {
    const fresh = await stack.another()
    await fresh.browser().ask('LobbyScreen', lobby)
    expect(fresh.takeCalls().toSorted()).toEqual(['announcements', 'gameList', 'gameVendors', 'systemStatus'])
    await fresh.browser().ask('LobbyScreen', lobby)
    expect(fresh.takeCalls()).toEqual([])
  })

  test('ten concurrent visitors share each call', async () => {
    const fresh = await stack.another()
    await Promise.all(Array.from({ length: 10 }, () => fresh.browser().ask('LobbyScreen', lobby)))
    expect(fresh.takeCalls().toSorted()).toEqual(['announcements', 'gameList', 'gameVendors', 'systemStatus'])
  })

  test('a lobby whose games feed jackpots', async () => {
    const fresh = await stack.another()
    const rng = { withShell: true, lobbyId: 'RNG', withJackpots: true }
    await fresh.browser().ask('LobbyScreen', rng)
    expect(fresh.takeCalls().toSorted()).toEqual([
      'announcements',
      'consolidatedSettings',
      'gameList',
      'gameVendors',
      'jackpots',
      'systemStatus',
    ])
    await fresh.browser().ask('LobbyScreen', rng)
    expect(fresh.takeCalls()).toEqual([])
  })

  test('a lobby for a member makes only personal calls', async () => {
    // Caches of its own: those of the other tests may expire meanwhile.
    const fresh = await stack.another()
    const browser = await fresh.browser().logIn(MEMBER)
    await browser.ask('LobbyScreen', { ...lobby, withMine: true })
    fresh.takeCalls()
    await browser.ask('LobbyScreen', lobby)
    expect(fresh.takeCalls().toSorted()).toEqual(['balance', 'favouriteIds', 'memberIcon', 'memberInfo', 'playClock'])
    await browser.ask('LobbyScreen', { ...lobby, withShell: false })
    expect(fresh.takeCalls()).toEqual(['favouriteIds'])
    // Above the list: open rounds and recent games.
    await browser.ask('LobbyScreen', { ...lobby, withShell: false, withMine: true })
    expect(fresh.takeCalls().toSorted()).toEqual(['favouriteIds', 'memberInfo', 'openRounds', 'recentGames'])
  })

  test('the global search', async () => {
    const fresh = await stack.another()
    const visitor = fresh.browser()
    await visitor.ask('Palette', { text: '', searching: false })
    expect(fresh.takeCalls().toSorted()).toEqual(['hotGames', 'systemStatus'])
    await visitor.ask('Palette', { text: 'long', searching: true })
    expect(fresh.takeCalls().toSorted()).toEqual(['gameList', 'gameVendors', 'helpCenter', 'promotions'])
    await visitor.ask('Palette', { text: 'vang', searching: true })
    expect(fresh.takeCalls()).toEqual(['gameList'])
  })

  test('my account, and the team overview', async () => {
    const fresh = await stack.another()
    const browser = await fresh.browser().logIn(AGENT)
    await browser.ask('ShellScreen')
    fresh.takeCalls()
    await browser.ask('AccountScreen', { withShell: true })
    expect(fresh.takeCalls().toSorted()).toEqual([
      'balance',
      'consolidatedFunds',
      'memberIcon',
      'memberInfo',
      'playClock',
      'withdrawalOptions',
    ])
    const team = documents.find(({ name }) => name === 'TeamOverviewScreen')
    await browser.ask('TeamOverviewScreen', { ...exampleVariables(team?.text ?? ''), withShell: false })
    expect(fresh.takeCalls().toSorted()).toEqual(['memberInfo', 'teamOverview', 'teamWatch'])
  })

  test('home, cold and warm', async () => {
    const fresh = await stack.another()
    const home = { withShell: true, browsing: false }
    await fresh.browser().ask('HomeScreen', home)
    const cold = fresh.takeCalls()
    expect(cold.filter((call) => call !== 'gameList').toSorted()).toEqual([
      // Separate calls: every screen needs banners, only the home page notices.
      'announcements',
      'announcements',
      'gameVendors',
      'hotGames',
      'systemStatus',
    ])
    // Only the first screen's rails; the others load as they come into view.
    expect(cold.filter((call) => call === 'gameList').length).toBeLessThanOrEqual(10)
    await fresh.browser().ask('HomeScreen', home)
    expect(fresh.takeCalls()).toEqual([])
  })

  test('home for a member makes only personal calls', async () => {
    const fresh = await stack.another()
    const browser = await fresh.browser().logIn(MEMBER)
    const home = { withShell: false, browsing: false, withMine: true }
    await browser.ask('HomeScreen', { ...home, withShell: true })
    fresh.takeCalls()
    await browser.ask('HomeScreen', home)
    expect(fresh.takeCalls().toSorted()).toEqual([
      'favouriteGames',
      'favouriteIds',
      'memberInfo',
      'openRounds',
      'recentGames',
    ])
  })

  test('the first response of landing screens stays small', async () => {
    const sizes = await firstResponses()
    expect(sizes.lobby).toBeLessThanOrEqual(10_000)
    expect(sizes.home).toBeLessThanOrEqual(12_000)
  })
})

async function firstResponses() {
  const bytes = async (name: string, variables: object) => {
    const { data } = await stack.browser().ask(name, { withShell: true, ...variables })
    return brotliCompressSync(JSON.stringify({ data })).length
  }
  return {
    home: await bytes('HomeScreen', { browsing: false }),
    lobby: await bytes('LobbyScreen', { lobbyId: 'RNG', withJackpots: true }),
  }
}
