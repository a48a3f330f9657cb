import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import plansOfMutations from '@playhouse/schema/rest-plans/mutations.json' with { type: 'json' }
import plansOfQueries from '@playhouse/schema/rest-plans/queries.json' with { type: 'json' }
import registered from '@playhouse/schema/trusted-documents.json' with { type: 'json' }
import { parse } from 'graphql'
import { afterAll, describe, expect, test } from 'vitest'
import { AGENT } from './accounts.ts'
import type { Browser } from './browser.ts'
import { exampleVariables } from './examples.ts'
import { LackingPlatform } from './lacking-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openGateways } from './stack.ts'

const documents = Object.values(registered)
const FEATURE_OF = new Map(ALL_ENDPOINTS.map(({ name, feature }) => [name, feature]))
const CALLS: Readonly<Record<string, { calls: string[] }>> = plansOfQueries
const WRITES: Readonly<Record<string, string[]>> = plansOfMutations
const getEndpoints = (features: readonly string[]) =>
  ALL_ENDPOINTS.flatMap(({ feature, name }) => (features.includes(feature) ? [name] : []))
const has = (calls: readonly string[] | undefined, feature: string) =>
  calls?.some((call) => FEATURE_OF.get(call) === feature) ?? false

let stack: SharedStack
let agent: Browser
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  stack = await openSharedStack()
  agent = await stack.browser().logIn(AGENT)
})
afterAll(() => stack.close())

function findLost(full: unknown, less: unknown, path = ''): string[] {
  if (less === null || typeof less !== 'object') return less === null && full !== null ? [path] : []
  if (Array.isArray(less)) return less.length > 0 && Array.isArray(full) ? findLost(full[0], less[0], path) : []
  const before = (full ?? {}) as Record<string, unknown>
  return Object.entries(less).flatMap(([name, value]) =>
    name in before ? findLost(before[name], value, path ? `${path}.${name}` : name) : [],
  )
}

/** After a change of documents or of the contract's features, `-u` writes what is lost again. */
test('without one feature, each page loses the fields of that feature alone, and reports no error', async () => {
  const lost: Record<string, string[]> = {}
  for (const feature of OPTIONAL_FEATURES) {
    const paths = new Set<string>()
    const asking = documents.filter(({ type, name }) => type === 'query' && has(CALLS[name]?.calls, feature))
    for (const { name, text } of asking) {
      const variables = exampleVariables(text)
      stack.gateway.features.setMissing([])
      const full = await agent.ask(name, variables)
      stack.gateway.features.setMissing(getEndpoints([feature]))
      const { data, errors } = await agent.ask(name, variables)
      expect({ feature, name, errors }).toEqual({ feature, name, errors: [] })
      for (const path of findLost(full.data, data)) paths.add(path)
    }
    lost[feature] = [...paths].filter((path) => path !== 'viewer.liveCursor').toSorted()
  }
  stack.gateway.features.setMissing([])
  await expect(`${JSON.stringify(lost, null, 2)}\n`).toMatchFileSnapshot(
    '../../../packages/schema/rest-plans/absent-features.json',
  )
})

describe('with the core alone', () => {
  onSharedPlatform.beforeAll(() => stack.gateway.features.setMissing(getEndpoints(OPTIONAL_FEATURES)))
  afterAll(() => stack.gateway.features.setMissing([]))

  test.each(documents.filter(({ type }) => type === 'query'))('$name has no error', async ({ name, text }) => {
    stack.takeCalls()
    const { data, errors } = await agent.ask(name, exampleVariables(text))
    expect(errors).toEqual([])
    expect(data).not.toBeNull()
    expect(stack.takeCalls().filter((call) => FEATURE_OF.get(call) !== 'core')).toEqual([])
  })

  test('no game has a trial', async () => {
    const { data } = await agent.send('{ lobby(id: RNG) { games { nodes { hasTrial } } } }')
    const { lobby } = data as unknown as { lobby: { games: { nodes: { hasTrial: boolean }[] } } }
    expect(lobby.games.nodes.length).toBeGreaterThan(0)
    expect(lobby.games.nodes.filter(({ hasTrial }) => hasTrial)).toEqual([])
  })

  const mutations = documents.filter(({ type, text }) => {
    const [field] = type === 'mutation' ? findRootFields(text) : []
    return field !== undefined && WRITES[field]?.some((call) => FEATURE_OF.get(call) !== 'core')
  })
  test('mutations of other features are refused before anything is sent', async () => {
    const codes: unknown[] = []
    for (const { name, text } of mutations) {
      stack.takeCalls()
      const { data, errors } = await agent.ask(name, exampleVariables(text))
      const [result] = Object.values(data ?? {}) as { code?: string }[]
      codes.push(result?.code ?? errors[0]?.extensions['code'])
      expect({ name, sent: stack.takeCalls().filter((call) => FEATURE_OF.get(call) !== 'core') }).toEqual({
        name,
        sent: [],
      })
    }
    // Examples whose input the gateway itself refuses come before.
    expect(codes.filter((code) => code === 'FEATURE_UNAVAILABLE').length).toBeGreaterThan(codes.length * 0.7)
  })
})

function findRootFields(text: string): string[] {
  const [operation] = parse(text).definitions
  if (operation?.kind !== 'OperationDefinition') return []
  return operation.selectionSet.selections.flatMap((one) => (one.kind === 'Field' ? [one.name.value] : []))
}

test('a gateway without PLATFORM_FEATURES finds missing features before it serves its first page', async () => {
  const lacking = await LackingPlatform.before(stack.platform.url)
  lacking.absent = new Set(['limits', 'jackpots', 'lottery-tickets'])
  const other = await openGateways(lacking as never, { PLATFORM_FEATURES: 'learn' })
  try {
    const { data, errors } = await other.browser().send('{ site { features } jackpots { id } }')
    expect(errors).toEqual([])
    const { site, jackpots } = data as unknown as { site: { features: string[] }; jackpots: null }
    expect(jackpots).toBeNull()
    expect(site.features).toEqual(expect.arrayContaining(['CHAT', 'RAFFLES']))
    expect(site.features.filter((name) => ['LIMITS', 'JACKPOTS', 'LOTTERY_TICKETS'].includes(name))).toEqual([])
    expect(other.logged().match(/does not have this feature/g)).toHaveLength(3)
  } finally {
    await other.close()
    lacking.close()
  }
})
