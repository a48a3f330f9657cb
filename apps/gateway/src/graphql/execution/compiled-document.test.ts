import { buildSchema, execute, parse } from 'graphql'
import { compileQuery } from 'graphql-jit'
import { expect, test, vi } from 'vitest'
import { CompiledDocument, withUncheckedMoney } from './compiled-document.ts'

vi.mock('graphql-jit', { spy: true })

const schema = buildSchema('type Query { a: Int b: Int c: Int d: Int e: Int f: Int }')
const names = ['a', 'b', 'c', 'd', 'e'] as const
const document = parse(`query Q($a: Boolean!, $b: Boolean!, $c: Boolean! = true, $d: Boolean! = false, $e: Boolean!) {
  f ${names.map((name) => `${name} @include(if: $${name})`).join(' ')} }`)
const rootValue = { a: 1, b: 2, c: 3, d: 4, e: 5, f: 6 }
const fields = Object.fromEntries(Object.entries(rootValue).map(([name, value]) => [name, { resolve: () => value }]))
Object.entries(fields).forEach(([name, field]) => Object.assign(schema.getQueryType()?.getFields()[name] ?? {}, field))

test('compiles documents with many flags, and gives what graphql-js gives for every combination', async () => {
  const query = new CompiledDocument(schema, document, 'Q')
  for (let bits = 0; bits < 32; bits += 1) {
    const variables = Object.fromEntries(names.map((name, index) => [name, Boolean(bits & (1 << index))]))
    const compiled = await query.get(variables)?.({}, variables)
    expect(compiled?.data).toEqual({ ...(await execute({ schema, document, variableValues: variables })).data })
  }
})

test('compiles every combination of five flags ahead, so that no request waits for it', async () => {
  const query = new CompiledDocument(schema, document, 'Q')
  await query.compileAll()
  vi.mocked(compileQuery).mockClear()
  for (let bits = 0; bits < 32; bits += 1)
    query.get(Object.fromEntries(names.map((name, index) => [name, Boolean(bits & (1 << index))])))
  expect(compileQuery).not.toHaveBeenCalled()
})

test('serializes custom scalars, but not the leaves of money, of which a screen has hundreds', async () => {
  const withMoney = buildSchema(
    'scalar Decimal type Money { amount: Decimal! } type Query { price: Money, odds: Decimal }',
  )
  const { price, odds } = withMoney.getQueryType()?.getFields() ?? {}
  Object.assign(price ?? {}, { resolve: () => ({ amount: '5.00' }) })
  Object.assign(odds ?? {}, { resolve: () => '2' })
  Object.assign(withMoney.getType('Decimal') ?? {}, { serialize: (value: string) => `${value}, checked` })
  const query = new CompiledDocument(withUncheckedMoney(withMoney), parse('{ price { amount } odds }')).get({})
  expect((await query?.({}, {}))?.data).toEqual({ price: { amount: '5.00' }, odds: '2, checked' })
})

test('takes the defaults of flags that are left out, and leaves the rest to graphql-js', async () => {
  const query = new CompiledDocument(schema, document, 'Q')
  const variables = { a: false, b: false, e: true }
  expect((await query.get(variables)?.({}, variables))?.data).toEqual({ f: 6, c: 3, e: 5 })
  expect(query.get({ a: true, b: true })).toBeUndefined()
  expect(query.get({ ...variables, c: null })).toBeUndefined()
})

const changing = buildSchema(`
  input Proof @oneOf { password: String code: String } input Change { proof: Proof! }
  type Query { a: Int } type Mutation { change(input: Change!): Int! other: Int! }`)
const done: string[] = []
for (const [name, field] of Object.entries(changing.getMutationType()?.getFields() ?? {}))
  field.resolve = async () => {
    done.push(name)
    if (name === 'change') throw new Error('refused')
    return 1
  }

test('compiles a mutation, but leaves several to graphql-js, which stops at the first that fails', async () => {
  const input = { proof: { code: '1' } }
  const one = new CompiledDocument(changing, parse('mutation M($input: Change!) { change(input: $input) }'))
  const result = await one.get({ input })?.({}, { input })
  expect(result).toMatchObject({ data: null, errors: [{ message: 'refused', path: ['change'] }] })
  const several = parse('mutation M($input: Change!) { change(input: $input) other }')
  expect(new CompiledDocument(changing, several).get({ input })).toBeUndefined()
  done.length = 0
  await execute({ schema: changing, document: several, variableValues: { input } })
  expect(done).toEqual(['change'])
})

test('leaves variables to graphql-js that give two fields of an input of one', () => {
  const change = new CompiledDocument(changing, parse('mutation M($input: Change!) { change(input: $input) }'))
  expect(change.get({ input: { proof: { password: 'x', code: '1' } } })).toBeUndefined()
  expect(change.get({ input: { proof: { password: 'x', code: null } } })).toBeUndefined()
  expect(change.get({ input: { proof: { password: 'x' } } })).toBeTypeOf('function')
})
