import { describe, expect, it } from 'vitest'

import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { hasPath, inputPaths, parseRule, responsePaths, ruleProblems } from './rules.ts'

describe('rules of endpoints', () => {
  it('name fields that the endpoint has', () => {
    const unknown = ALL_ENDPOINTS.flatMap(({ name, rules = [], input, value }) =>
      rules.flatMap((text) => {
        const rule = parseRule(text)
        const paths = responsePaths(rule).filter((path) => !hasPath(value, path))
        const inputs = inputPaths(rule).filter((field) => !hasPath(input, [field]))
        return [...paths.map((path) => path.join('.')), ...inputs].map((path) => `${name}: ${path} (${text})`)
      }),
    )
    expect(unknown).toEqual([])
  })

  it('name an input for what belongs to an account', () => {
    const wrong = ALL_ENDPOINTS.filter(({ owned, input }) => owned !== undefined && !hasPath(input, [owned]))
    expect(wrong.map(({ name }) => name)).toEqual([])
  })

  it.each([
    ['net = in - out', { net: '1.00', in: '3.00', out: '2.00' }],
    ['net = in - out', { net: '1.00', in: '3.00', out: null }],
    ['total = sum(list.amount)', { total: '0.3000', list: [{ amount: '0.10' }, { amount: '0.20' }] }],
    ["open = count(list if state = 'OPEN')", { open: 1, list: [{ state: 'OPEN' }, { state: 'SHUT' }] }],
    ["count(list if isDefault = 'true') <= 1", { list: [{ isDefault: true }, { isDefault: false }] }],
    ['each rows.steps: at <= end', [{ steps: [{ at: 1, end: 2 }] }]],
    ['falling(list, at)', { list: [{ at: 3 }, { at: 3 }, { at: 1 }] }],
    ['rising(list, at)', { list: [{ at: 1 }, { at: 2 }] }],
    ['unique(list, id)', { list: [{ id: 'a' }, { id: 'b' }, {}] }],
    [
      'chain(list, from, to)',
      {
        list: [
          { from: '2.00', to: '3.00' },
          { from: '1.00', to: '2.00' },
        ],
      },
    ],
    ['each list: day(at) >= input.from', { list: [{ at: Date.parse('2026-11-23T17:00:00Z') }] }],
    ['each list: kind in input.kinds', { list: [{ kind: 'A' }, { kind: 'B' }] }],
    ["when input.sort = 'at': rising(list, at)", { list: [{ at: 2 }, { at: 1 }] }],
  ])('holds: %s for %j', (rule, value) =>
    expect(ruleProblems([rule], value, { from: '2026-11-24', kinds: ['A', 'B'], sort: 'id' })).toEqual([]),
  )

  it.each([
    ['net = in - out', { net: '1.01', in: '3.00', out: '2.00' }],
    ['total = sum(list.amount)', { total: '0.31', list: [{ amount: '0.10' }, { amount: '0.20' }] }],
    ["open = count(list if state = 'OPEN')", { open: 2, list: [{ state: 'OPEN' }] }],
    ['minimum <= maximum', { minimum: '10.00', maximum: '9.00' }],
    [
      'each rows: at < end',
      [
        { at: 1, end: 2 },
        { at: 2, end: 2 },
      ],
    ],
    ['falling(list, at)', { list: [{ at: 1 }, { at: 3 }] }],
    ['rising(list, at)', { list: [{ at: 2 }, { at: 1 }] }],
    ['unique(list, id)', { list: [{ id: 'a' }, { id: 'a' }] }],
    [
      'chain(list, from, to)',
      {
        list: [
          { from: '2.00', to: '3.00' },
          { from: '1.00', to: '1.50' },
        ],
      },
    ],
    ['each list: day(at) >= input.from', { list: [{ at: Date.parse('2026-11-23T16:59:59Z') }] }],
    ['each list: kind in input.kinds', { list: [{ kind: 'A' }, { kind: 'C' }] }],
    ["when input.sort = 'id': rising(list, id)", { list: [{ id: 'b' }, { id: 'a' }] }],
  ])('is broken: %s by %j', (rule, value) =>
    expect(ruleProblems([rule], value, { from: '2026-11-24', kinds: ['A', 'B'], sort: 'id' })).not.toEqual([]),
  )

  it('are refused as text that is none', () => {
    expect(() => parseRule('total equals sum')).toThrow('No rule')
    expect(() => parseRule('total = sum list')).toThrow('No term')
  })
})
