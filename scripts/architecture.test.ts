import { globSync, readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { describe, expect, it, test } from 'vitest'
import { getCycles, drawLayers, type PlatformGraph, readPlatformGraph } from './lib/platform-graph.ts'

const getGraph = (layers: Record<string, string>, imports: Record<string, string[]>): PlatformGraph => ({
  layers: new Map(Object.entries(layers)),
  imports: new Map(
    Object.entries(imports).map(([from, targets]) => [from, new Map(targets.map((to) => [to, `${from} → ${to}`]))]),
  ),
})

test('the platform’s folders import each other without a cycle', () => {
  expect(getCycles(readPlatformGraph())).toEqual([])
})

test('lists each cycle once, by the imports it consists of', () => {
  const graph = getGraph({}, { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['b', 'e'], e: [] })
  expect(getCycles(graph)).toEqual([
    ['a → b', 'b → a'],
    ['c → d', 'd → b', 'b → c'],
  ])
})

test('draws layers from the top with the imports that no others imply, and counts pairs of domains between layers', () => {
  const graph = getGraph(
    { member: 'people', session: 'people', wallet: 'money', cashier: 'money' },
    { session: ['db'], member: ['session'], wallet: ['session'], cashier: ['wallet', 'member', 'session'], db: [] },
  )
  expect(drawLayers(graph).split('\n')).toEqual([
    'flowchart TB',
    '  subgraph money_layer[money]',
    '    wallet',
    '    cashier',
    '    cashier --> wallet',
    '  end',
    '  subgraph people_layer[people]',
    '    member',
    '    session',
    '    member --> session',
    '  end',
    '  money_layer -- 3 --> people_layer',
  ])
})

describe('a domain has one name in every layer', () => {
  const folders = (pattern: string) =>
    globSync(pattern, { withFileTypes: true }).flatMap((entry) => (entry.isDirectory() ? entry.name : []))
  const domains = [
    ...folders('apps/platform/src/domains/{site,*/*}'),
    // The platform’s live events belong to no domain, and types that all share to none.
    'live',
    'base',
  ]
  const endpoints = readFileSync('packages/platform-api/src/all-endpoints.ts', 'utf8')
  const resolvers = globSync('apps/gateway/src/domains/*/*.resolvers.ts')

  it.each([
    ['folders of the web', folders('apps/web/src/domains/*')],
    ['folders of the gateway', folders('apps/gateway/src/domains/*')],
  ])('%s are named after domains', (_layer, names) => {
    expect(names.filter((name) => !domains.includes(name))).toEqual([])
  })

  it.each([
    ['schema', globSync('packages/schema/src/*.graphql').map((path) => basename(path, '.graphql'))],
    ['contract', [...endpoints.matchAll(/^import \* as \w+ from '\.\/([\w-]+)\.ts'/gm)].map(([, name = '']) => name)],
  ])('files of the %s begin with a domain', (_layer, names) => {
    expect(names).not.toEqual([])
    const isOfDomain = (name: string) => domains.some((domain) => name === domain || name.startsWith(`${domain}-`))
    expect(names.filter((name) => !isOfDomain(name))).toEqual([])
  })

  it('resolvers that are named after a domain stand in its folder', () => {
    expect(resolvers).not.toEqual([])
    const isAway = (path: string) => {
      const name = basename(path, '.resolvers.ts')
      return domains.includes(name) && basename(dirname(path)) !== name
    }
    expect(resolvers.filter(isAway)).toEqual([])
  })
})
