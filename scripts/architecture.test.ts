import { expect, test } from 'vitest'
import { cyclesOf, drawLayers, type PlatformGraph, readPlatformGraph } from './lib/platform-graph.ts'

const graphOf = (layers: Record<string, string>, imports: Record<string, string[]>): PlatformGraph => ({
  layers: new Map(Object.entries(layers)),
  imports: new Map(
    Object.entries(imports).map(([from, targets]) => [from, new Map(targets.map((to) => [to, `${from} → ${to}`]))]),
  ),
})

test('the platform’s folders import each other without a cycle', () => {
  expect(cyclesOf(readPlatformGraph())).toEqual([])
})

test('lists each cycle once, by the imports it consists of', () => {
  const graph = graphOf({}, { a: ['b'], b: ['a', 'c'], c: ['d'], d: ['b', 'e'], e: [] })
  expect(cyclesOf(graph)).toEqual([
    ['a → b', 'b → a'],
    ['c → d', 'd → b', 'b → c'],
  ])
})

test('draws layers from the top with the imports that no others imply, and counts pairs of domains between layers', () => {
  const graph = graphOf(
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
