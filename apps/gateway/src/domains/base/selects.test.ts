import { graphql, buildSchema, type GraphQLResolveInfo } from 'graphql'
import { expect, test } from 'vitest'
import { selects } from './selects.ts'

const schema = buildSchema(`
  type Query { games: [Game!] }
  type Game { id: ID, picture: String, like: [Game!] }
`)

test.each([
  ['directly', '{ games { id picture } }', true],
  ['under an alias', '{ games { cover: picture } }', true],
  ['in a nested field', '{ games { like { picture } } }', true],
  [
    'in a fragment',
    '{ games { ...Tile } } fragment Tile on Game { ...Cover } fragment Cover on Game { picture }',
    true,
  ],
  ['in an inline fragment', '{ games { ... on Game { picture } } }', true],
  ['in one of two field nodes', '{ games { id } games { picture } }', true],
  ['nowhere', '{ games { id picture: id } }', false],
])('finds a field selected %s', async (_where, source, expected) => {
  const seen: boolean[] = []
  const games = (_args: unknown, _context: unknown, info: GraphQLResolveInfo) => {
    seen.push(selects(info, 'picture'))
    return []
  }
  expect((await graphql({ schema, source, rootValue: { games } })).errors).toBeUndefined()
  expect(seen).toEqual([expected])
})
