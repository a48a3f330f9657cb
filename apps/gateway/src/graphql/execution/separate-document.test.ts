import { buildSchema, parse, print } from 'graphql'
import { describe, expect, test } from 'vitest'
import { buildSchema as buildOurSchema } from '../schema.ts'
import { PER_MEMBER } from '../../domains/games/per-member.ts'
import { getPersonalInputs, isLeafOfMember, isPersonalInput, separateDocument } from './separate-document.ts'

const schema = buildSchema(`
  enum Audience { PUBLIC SESSION }
  directive @access(to: Audience!) on FIELD_DEFINITION
  directive @perVisitor on FIELD_DEFINITION
  directive @perMember on FIELD_DEFINITION | INPUT_FIELD_DEFINITION
  input Filter { text: String favourites: Boolean @perMember inner: Filter }
  type Status { state: Int }
  type Site { name: Int status: Status @perVisitor country: Int! @perVisitor }
  type Game { id: Int isFavourite: Boolean @perMember odds(mode: Int): Int @perMember similar: [Game] }
  type Query {
    site: Site @access(to: PUBLIC)
    viewer: Game @access(to: PUBLIC) @perVisitor
    account: Int @access(to: SESSION)
    games(filter: Filter, page: Int): [Game] @access(to: PUBLIC)
    game: Game @access(to: PUBLIC)
  }`)

function separate(text: string) {
  const separated = separateDocument(schema, parse(text))
  const line = (part: Parameters<typeof print>[0] | undefined) => part && print(part).replaceAll(/\s+/g, ' ').trim()
  return separated && { ...separated, shared: line(separated.shared), own: line(separated.own) }
}

describe('a query', () => {
  test('is separated into what all callers share and what is the caller’s own', () => {
    expect(separate('{ site { name } viewer { id } account }')).toMatchObject({
      shared: '{ site { name } viewer: _hole(index: 0) account: _hole(index: 1) }',
      own: '{ viewer { id } account }',
      holes: [{ path: ['viewer'] }, { path: ['account'] }],
    })
  })

  test('has no shared part where every field is the caller’s own', () => {
    expect(separate('{ __typename viewer { id } account }')).toBeUndefined()
  })

  test('keeps an own field within a shared object, by its path', () => {
    expect(separate('{ s: site { name st: status { state } } }')).toMatchObject({
      shared: '{ s: site { name st: _hole(index: 0) } }',
      own: '{ s: site { st: status { state } } }',
      holes: [{ path: ['s', 'st'] }],
    })
  })

  test('leaves a hole at each object for a leaf of the member, also within lists', () => {
    expect(separate('{ games { id mine: isFavourite similar { isFavourite } } }')).toMatchObject({
      shared: '{ games { id mine: _hole(index: 0) similar { isFavourite: _hole(index: 1) } } }',
      own: undefined,
      holes: [
        { type: 'Game', field: 'isFavourite' },
        { type: 'Game', field: 'isFavourite' },
      ],
    })
  })

  test('is not shared where an own object could not be found again or may not be null', () => {
    expect(separate('{ site { name } games { id odds(mode: 1) } }')?.own).toBe('{ games { id odds(mode: 1) } }')
    expect(separate('{ game { id } site { name country } }')?.own).toBe('{ site { name country } }')
    expect(separate('{ game { id odds(mode: 1) } }')?.own).toBe('{ game { odds(mode: 1) } }')
  })

  test('collects fields that fragments repeat', () => {
    const text =
      '{ ...A site { name } ... { site { status { state } } } } fragment A on Query { site { status { state } } }'
    expect(separate(text)).toMatchObject({
      shared: '{ site { status: _hole(index: 0) name } }',
      holes: [{ path: ['site', 'status'] }],
    })
  })

  test('is the caller’s own by an input that only a member can have', () => {
    expect(separate('{ site { name } games(filter: { favourites: true }) { id } }')?.own).toBe(
      '{ games(filter: {favourites: true}) { id } }',
    )
    const separated = separate('query($filter: Filter, $page: Int) { games(filter: $filter, page: $page) { id } }')
    expect(separated).toMatchObject({ variables: ['filter', 'page'], personalVariables: ['filter'] })
    const names = getPersonalInputs(schema)
    expect(isPersonalInput({ text: 'favourites' }, names)).toBe(false)
    expect(isPersonalInput({ favourites: false }, names)).toBe(false)
    expect(isPersonalInput({ inner: { favourites: true } }, names)).toBe(true)
  })
})

test('knows the members’ values of every leaf that the schema marks', () => {
  const ours = buildOurSchema()
  const types = Object.values(ours.getTypeMap()).filter((type) => 'getFields' in type && 'getInterfaces' in type)
  const marked = types.filter((type) =>
    Object.values(type.getFields()).some((field) => 'args' in field && isLeafOfMember(ours, field)),
  )
  expect(marked.map(({ name }) => name).toSorted()).toEqual(Object.keys(PER_MEMBER).toSorted())
})
