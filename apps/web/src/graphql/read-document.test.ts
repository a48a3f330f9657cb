import { type DocumentNode, parse, print, stripIgnoredCharacters } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readDocument } from './read-document.ts'

/** As graphql-js does, without empty lists. */
const parseBare = (text: string) =>
  JSON.parse(
    JSON.stringify(parse(text, { noLocation: true }), (_, value: unknown) =>
      Array.isArray(value) && value.length === 0 ? undefined : value,
    ),
  ) as DocumentNode

const WHOLE = `
  query Whole($id: ID!, $ids: [ID!]!, $first: Int = -20, $kind: Kind = NEW, $on: Boolean = true) @live {
    alias: field(id: $id, kind: KIND, text: "¡1, 2!") @include(if: $on) @connection(key: "x") { id }
    on
    ...Part @unmask
    ... on Game @skip(if: false) { name }
    ... @include(if: $on) { type query: fragment }
  }
`

test('reads the same tree as graphql-js', () => {
  expect(readDocument(stripIgnoredCharacters(WHOLE))).toEqual(parseBare(WHOLE))
  expect(readDocument(WHOLE)).toEqual(parseBare(WHOLE))
  const fragment = 'fragment Part on Game @x { id }'
  expect(readDocument(fragment)).toEqual(parseBare(fragment))
})

test('appends each fragment once', () => {
  const leaf = readDocument('fragment Leaf on Game{id}')
  const branches = ['A', 'B'].map((name) => readDocument(`fragment ${name} on Game{...Leaf}`, [leaf]))
  const { definitions } = readDocument('query Q{game{...A...B}}', branches)
  expect(definitions.map((definition) => 'name' in definition && definition.name?.value)).toEqual([
    'Q',
    'A',
    'Leaf',
    'B',
  ])
})

test('reads every document of the site as graphql-js does', () => {
  const root = join(import.meta.dirname, '..')
  const files = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith('.graphql'))
  expect(files.length).toBeGreaterThan(100)
  for (const file of files)
    for (const definition of parseBare(readFileSync(join(root, file), 'utf8')).definitions) {
      const { definitions } = readDocument(stripIgnoredCharacters(print(definition)))
      expect(definitions, file).toEqual([definition])
    }
})
