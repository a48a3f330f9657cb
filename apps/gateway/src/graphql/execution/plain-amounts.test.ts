import { buildSchema, execute, parse } from 'graphql'
import { describe, expect, test, vi } from 'vitest'
import { resolveMoney } from '../resolve-money.ts'
import { CompiledDocument } from './compiled-document.ts'
import { findPlainAmounts, withPlainAmounts } from './plain-amounts.ts'

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
const plainSchema = withPlainAmounts(schema)

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
  const run = new CompiledDocument(schema, document, 'Q', withPlainAmounts(schema)).get({})
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

test.each([
  ['a part of an amount', 'query Q { bets { stake { amount __typename } } }'],
  ['another order', 'query Q { bets { stake { currency amount __typename } } }'],
  ['an amount of a resolver alone', `query Q { held ${MONEY} }`],
  ['a guarded amount alone', `query Q { guarded ${MONEY} }`],
])('a document that selects %s is compiled with resolvers', (_what, text) => {
  expect(findPlainAmounts(schema, parse(text))).toBeUndefined()
})

test('a guard of an amount is asked', async () => {
  const run = new CompiledDocument(
    schema,
    parse(`query Q { guarded ${MONEY} bets { stake ${MONEY} } }`),
    'Q',
    plainSchema,
  )
  guard.mockClear()
  await run.get({})?.(inVnd(), {})
  expect(guard).toHaveBeenCalledOnce()
})
