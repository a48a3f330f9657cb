import { buildSchema, execute, parse, type ExecutionResult } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { resolveMoney } from '../resolve-money.ts'
import { CompiledDocument } from './compiled-document.ts'
import { findPlainValues, withPlainValues } from './plain-values.ts'
import { PlainWriters } from './plain-writers.ts'

const schema = buildSchema(`
  type Money { amount: String!, currency: String! }
  type Bet { stake: Money!, payout: Money, steps: [Money!]! }
  type Problem { code: String! }
  union Record = Bet | Problem
  type Query { bets: [Bet!]!, record: Record, held: Money, other: Record, guarded: Money }
  type Mutation { pay: Bet }
`)
const fieldsOf = schema.getQueryType()?.getFields() ?? {}
Object.assign(fieldsOf['held'] ?? {}, { resolve: async () => '3.00' })
resolveMoney(schema)
const guarded = fieldsOf['guarded']
const read = guarded?.resolve
const guard = vi.fn<(...given: Parameters<NonNullable<typeof read>>) => unknown>((...given) => read?.(...given))
if (guarded) guarded.resolve = guard
const getPlain = () => ({ schema: withPlainValues(schema), writers: new PlainWriters(schema) })

const MONEY = '{ amount currency __typename }'
const whole = parse(`query Q {
  bets { ...Bet_bet more: payout ${MONEY} __typename }
  record { ... on Bet { stake ${MONEY} } ... on Problem { code } __typename }
  other { ... on Bet { stake ${MONEY} } ... on Problem { code } __typename }
  held ${MONEY} guarded ${MONEY} }
  fragment Bet_bet on Bet { stake ${MONEY} payout ${MONEY} steps ${MONEY} }`)
const bet = { stake: '1.00', payout: null, steps: ['5.00', '10.00'] }
const rootValue = () => ({
  bets: [bet, { ...bet, payout: '2.50' }],
  record: { ...bet, __typename: 'Bet' },
  other: { code: 'NOT_FOUND', __typename: 'Problem' },
  guarded: '9.00',
})

/** Answers of both, in the same context, as text: the order of fields counts. */
async function runBoth(document = whole, root: object = rootValue(), getContext: () => object = inVnd) {
  // A compiled document has no root value.
  for (const [name, value] of Object.entries(root)) {
    const field = fieldsOf[name]
    if (field && name !== 'held' && name !== 'guarded') field.resolve = () => value
  }
  const run = new CompiledDocument(schema, document, 'Q', getPlain()).get({})
  const [plain, walked] = [
    await run?.(getContext(), {}),
    await execute({ schema, document, rootValue: root, contextValue: getContext() }),
  ]
  return [plain, walked].map((result) => [JSON.stringify(result?.data), result?.errors?.map(({ path }) => path)])
}
const inVnd = () => ({ currency: { code: 'VND' } })
const asking = (answer: () => Promise<{ currency: string }>) => () => ({
  currency: { code: undefined },
  platform: { read: answer },
})

describe('amounts without a resolver each', () => {
  test('are written as graphql-js writes them: in lists, unions, fragments and under other names', async () => {
    const [plain, walked] = await runBoth(parse(whole.loc?.source.body.replace(`guarded ${MONEY}`, '') ?? ''))
    expect(plain).toEqual(walked)
    expect(plain?.[0]).toContain('"more":{"amount":"2.50","currency":"VND","__typename":"Money"}')
  })

  test('take the brand’s currency while no response has stated one', async () => {
    const document = parse(`query Q { bets { stake ${MONEY} } }`)
    const [plain, walked] = await runBoth(
      document,
      rootValue(),
      asking(async () => ({ currency: 'THB' })),
    )
    expect(plain).toEqual(walked)
    expect(plain?.[0]).toContain('"THB"')
  })

  test('fail one by one while nobody knows the currency', async () => {
    const document = parse(`query Q { record { ... on Bet { payout ${MONEY} } __typename } }`)
    const root = { record: { ...bet, payout: '1.00', __typename: 'Bet' } }
    const [plain, walked] = await runBoth(
      document,
      root,
      asking(() => Promise.reject(new Error('down'))),
    )
    expect(plain).toEqual([JSON.stringify({ record: { payout: null, __typename: 'Bet' } }), [['record', 'payout']]])
    expect(plain).toEqual(walked)
  })

  test('ask for no currency where a result has none', async () => {
    const document = parse(`query Q { bets { stake ${MONEY} } }`)
    const ask = vi.fn<() => Promise<{ currency: string }>>()
    expect((await runBoth(document, { bets: [] }, asking(ask)))[0]).toEqual(['{"bets":[]}', undefined])
    expect(ask).not.toHaveBeenCalled()
  })

  test('are left to their resolvers where a value is still a promise', async () => {
    const document = parse(`query Q { bets { stake ${MONEY} } }`)
    const [plain, walked] = await runBoth(document, { bets: [{ ...bet, stake: Promise.resolve('7.00') }] })
    expect(plain).toEqual(walked)
    expect(plain?.[0]).toContain('"7.00"')
  })
})

describe('objects without a resolver below them', () => {
  const site = buildSchema(`
    enum Kind { OPEN WON }
    scalar Moment
    type Step { name: String!, at: Moment, tags: [[String!]] }
    type Bet { id: ID!, kind: Kind, steps: [Step!]!, best: Step, note: String }
    type Sheet { best: Step, game: Step! }
    union Record = Bet | Sheet
    type Query { bets: [Bet], record: Record, sheet: Sheet!, noted: Bet }
  `)
  const queryFields = site.getQueryType()?.getFields() ?? {}
  const moment = site.getType('Moment')
  const note = site.getType('Bet')
  if (moment && 'serialize' in moment)
    moment.serialize = (value) => {
      if (typeof value !== 'number') throw new Error('no moment')
      return `at ${value}`
    }
  if (note && 'getFields' in note) Object.assign(note.getFields()['note'] ?? {}, { resolve: () => 'noted' })

  const step = { name: 'first', at: 1, tags: [['a'], null], hidden: 'never shown' }
  const own = { id: '7', kind: 'WON', steps: [step, { name: 'second' }], best: step, __typename: 'Bet' }
  const STEPS = 'id kind steps { __typename name at other: tags } best { name }'

  async function compare(query: string, values: object) {
    for (const [name, field] of Object.entries(queryFields)) field.resolve = () => values[name as never]
    const document = parse(query)
    const writers = new PlainWriters(site)
    const found = findPlainValues(site, document, writers)
    const run = new CompiledDocument(site, document, undefined, { schema: withPlainValues(site), writers }).get({})
    const [compiled, walked] = [
      await run?.(inVnd(), {}),
      await execute({ schema: site, document, contextValue: inVnd() }),
    ]
    const toComparable = ({ data, errors }: ExecutionResult) => [
      JSON.stringify(data),
      // graphql-jit writes some without quotation marks.
      errors?.map(({ message, path, locations }) => ({ message: message.replaceAll('"', ''), path, locations })),
    ]
    expect(toComparable(compiled ?? {})).toEqual(toComparable(walked))
    return { places: [...(found?.places.keys() ?? [])], text: JSON.stringify(walked.data), errors: walked.errors }
  }

  test('are written by functions of their selection', async () => {
    const { places, text } = await compare(`{ bets { ${STEPS} } }`, { bets: [own, null, { ...own, best: null }] })
    expect(places).toEqual(['bets'])
    expect(text).toContain('{"__typename":"Step","name":"first","at":"at 1","other":[["a"],null]}')
  })

  test('may share fragments with objects that stay as they are', async () => {
    const query = `{ noted { ...F note } record { ... on Sheet { best { ...S } } ... on Bet { best { ...S at } } } sheet { game { ...S } } }
      fragment F on Bet { best { ...S } steps { ...S name } } fragment S on Step { name }`
    for (const record of [
      { ...own, __typename: 'Bet' },
      { best: step, __typename: 'Sheet' },
    ]) {
      const { places } = await compare(query, { noted: own, record, sheet: { best: null, game: step } })
      expect(places).toEqual(['noted', 'sheet'])
    }
  })

  test.each([
    ['null where there must be a value', { ...own, id: null }],
    ['a list that is none', { ...own, steps: 'none' }],
    ['a value that its scalar refuses', { ...own, steps: [{ ...step, at: 'now' }] }],
    ['promises in a list', { ...own, steps: [Promise.resolve(step)] }],
  ])('are left to GraphQL with %s', async (_what, noted) => {
    const { places } = await compare(`{ noted { ${STEPS} } }`, { noted })
    expect(places).toEqual(['noted'])
  })

  test('report null of a resolver that must return an object under its own name', async () => {
    const { errors } = await compare('{ sheet { best { name } } }', { sheet: null })
    expect(errors?.[0]?.message).toContain('Query.sheet')
  })
})

test('a guard of an amount is asked', async () => {
  const run = new CompiledDocument(
    schema,
    parse(`query Q { guarded ${MONEY} bets { stake ${MONEY} } }`),
    'Q',
    getPlain(),
  )
  guard.mockClear()
  await run.get({})?.(inVnd(), {})
  expect(guard).toHaveBeenCalledOnce()
})
