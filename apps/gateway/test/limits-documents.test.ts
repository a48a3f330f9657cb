import { getOperationAST, parse } from 'graphql'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { limitsFrom, type DocumentLimits } from '../src/graphql/document-limits.ts'
import { countTokens, measure } from '../src/graphql/document-measures.ts'
import { buildSchema } from '../src/graphql/schema.ts'
import { sensitiveFields } from '../src/graphql/sensitive-mutations.ts'
import { loadTrustedDocuments } from '../src/graphql/trusted-document-list.ts'
import { NO_PLATFORM } from './no-platform.ts'
import { openGateway } from './stack.ts'

const schema = buildSchema()
const documents = [...loadTrustedDocuments(schema).values()]
const limits = limitsFrom(schema, documents)

let gateway: Awaited<ReturnType<typeof openGateway>>
beforeAll(async () => {
  gateway = await openGateway(NO_PLATFORM)
})
afterAll(() => gateway.close())

function measured(text: string, variables?: Record<string, unknown>) {
  const document = parse(text)
  const operation = getOperationAST(document)
  if (!operation) throw new Error('There is no operation.')
  return { ...measure(schema, document, operation, variables), sensitive: sensitiveFields(schema, document, operation) }
}

describe('an operation is measured', () => {
  test('with fragments counted at each spread', () => {
    const text = `
      query { a: site { ...Names } b: site { ...Names } }
      fragment Names on Site { ... on Site { languages { native: name } } }`
    expect(measured(text)).toMatchObject({ depth: 3, aliases: 4, rootFields: 2 })
  })

  test.each([
    ['fields', '{ site { name features } }', 1 + 1 + 10],
    ['a list as long as the argument says', '{ hotGames(first: 3) { id name } }', 3 * 3],
    ['a list as long as the schema says', '{ hotGames { id } }', 14 * 2],
    ['a connection’s members by its own argument', '{ lobby { games(pageSize: 5) { nodes { id } } } }', 1 + 1 + 5 * 2],
    ['a length below zero as none', '{ site { name } hotGames(first: -9) { id name } }', 1 + 1],
    ['a list of unknown length as ten', '{ site { languages { code } } }', 1 + 10 * 2],
    ['introspection not at all', '{ __schema { types { fields { name } } } }', 0],
  ])('by cost: %s', (_what, text, cost) => {
    expect(measured(text).cost).toBe(cost)
  })

  test('with list lengths taken from variables', () => {
    const text = 'query ($n: Int = 2) { hotGames(first: $n) { id } }'
    expect(measured(text)).toMatchObject({ cost: 4, isFixed: false })
    expect(measured(text, { n: 40 })).toMatchObject({ cost: 80, isFixed: false })
    expect(measured('{ hotGames(first: 2) { id } }').isFixed).toBe(true)
  })
})

describe('limits', () => {
  test('admit all trusted documents with headroom', () => {
    const names = Object.keys(limits) as (keyof DocumentLimits)[]
    const all = documents.map(({ text }) => ({ ...measured(text), tokens: countTokens(text) }))
    for (const name of names) {
      expect([name, limits[name]]).toEqual([name, Math.ceil(Math.max(...all.map((one) => one[name])) * 1.5)])
    }
  })

  test.each([
    ['aliases', `{ ${Array.from({ length: limits.aliases + 1 }, (_, n) => `a${n}: site { name }`).join(' ')} }`],
    ['root fields', `{ ${'site { name } '.repeat(limits.rootFields + 1)} }`],
    ['points of cost', '{ lobby { games(pageSize: 1000000) { nodes { id name } } } }'],
    ['points of cost', '{ hotGames(first: 2147483647) { id } }'],
  ])('refuse a document with more %s before execution', async (what, text) => {
    const { status, data, errors } = await gateway.browser().send(text)
    expect([status, data]).toEqual([400, null])
    expect(errors).toHaveLength(1)
    expect(errors[0]?.extensions.code).toBe('DOCUMENT_TOO_COMPLEX')
    expect(errors[0]?.message).toContain(what)
    expect(gateway.takeCalls()).toEqual([])
  })

  test('apply to list lengths in variables', async () => {
    const text = 'query ($size: Int) { lobby { games(pageSize: $size) { totalCount nodes { id name vendorName } } } }'
    const send = async (size: number) => (await gateway.browser().send(text, { size })).errors[0]?.extensions.code
    expect(await send(limits.cost)).toBe('DOCUMENT_TOO_COMPLEX')
    expect(await send(5)).toBe('PLATFORM_UNAVAILABLE')
    expect(await send(limits.cost)).toBe('DOCUMENT_TOO_COMPLEX')
  })

  test('apply to the tokens of any text', async () => {
    const { status, errors } = await gateway.browser().send(`{ ${'site '.repeat(limits.tokens)} }`)
    expect(status).toBe(400)
    expect(errors[0]).toMatchObject({ extensions: { code: 'GRAPHQL_PARSE_FAILED' } })
    expect(errors[0]?.message).toContain(`${limits.tokens} tokens`)
  })

  test('admit introspection by development tools', async () => {
    const { getIntrospectionQuery } = await import('graphql')
    const { status, errors } = await gateway.browser().send(getIntrospectionQuery({ descriptions: true }))
    expect([status, errors]).toEqual([200, []])
  })
})

describe('one sensitive mutation per request', () => {
  const logIn = (name: string, directive = '') =>
    `${name}: logIn(input: { username: "a", password: "b" }) ${directive} { __typename }`

  test.each([
    ['by alias', `mutation { ${logIn('a')} ${logIn('b')} }`],
    ['of two kinds', `mutation { ${logIn('a')} startFreePlay(input: {}) { __typename } }`],
    [
      'in a fragment',
      `mutation { ...Two } fragment Two on Mutation { ${logIn('a')} ... on Mutation { ${logIn('b')} } }`,
    ],
    ['even if one is skipped', `mutation { ${logIn('a')} ${logIn('b', '@skip(if: true)')} }`],
  ])('refuses two %s before execution', async (_how, text) => {
    gateway.takeCalls()
    const { status, data, errors } = await gateway.browser().send(text)
    expect([status, data, errors[0]?.extensions.code]).toEqual([400, null, 'ONE_SENSITIVE_MUTATION'])
    expect(gateway.takeCalls()).toEqual([])
  })

  test('allows one, together with harmless mutations', async () => {
    const { status, data } = await gateway
      .browser()
      .send(`mutation { ${logIn('a')} logOut { ... on LogOutSuccess { isLoggedOut } } }`)
    expect(status).toBe(200)
    expect(data).toEqual({ a: { __typename: 'Problem' }, logOut: { isLoggedOut: true } })
  })

  test('treats an unlisted mutation as sensitive', () => {
    const names = Object.keys(schema.getMutationType()?.getFields() ?? {})
    const harmless = names.filter((name) => {
      const document = parse(`mutation { ${name} }`)
      const operation = getOperationAST(document)
      return operation && sensitiveFields(schema, document, operation).length === 0
    })
    expect(harmless.toSorted()).toEqual(['keepSessionAlive', 'logOut', 'reportFailingHost', 'setFavourite'])
  })
})
