import { addTypenameToDocument } from '@apollo/client/utilities'
import {
  checkDocument,
  hasDirectives,
  hasForcedResolvers,
  removeDirectivesFromDocument,
  removeMaskedFragmentSpreads,
} from '@apollo/client/utilities/internal'
import { type DocumentNode, Kind, parse, print } from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import * as ours from './known-documents.ts'

const root = join(import.meta.dirname, '..')
const DOCUMENTS = readdirSync(root, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.graphql'))
  .flatMap((file) => parse(readFileSync(join(root, file), 'utf8'), { noLocation: true }).definitions)
  .map((definition): [string, DocumentNode] => [print(definition), { kind: Kind.DOCUMENT, definitions: [definition] }])

const CLIENT_DIRECTIVES = ['client', 'export', 'connection', 'nonreactive', 'defer', 'stream']

test('answers for each document of the site as Apollo Client does', () => {
  expect(DOCUMENTS.length).toBeGreaterThan(100)
  for (const [text, document] of DOCUMENTS) {
    for (const one of CLIENT_DIRECTIVES) expect(hasDirectives([one], document), text).toBe(ours.hasDirectives())
    expect(hasForcedResolvers(document), text).toBe(ours.hasForcedResolvers())
    expect(() => checkDocument(document), text).not.toThrow()
    const sent = removeDirectivesFromDocument([{ name: 'client', remove: true }, { name: 'nonreactive' }], document)
    expect(sent, text).toBe(ours.removeDirectivesFromDocument([], document))
    for (const [name, edited] of [
      ['typename', [ours.addTypenameToDocument(document), addTypenameToDocument(document)]],
      ['masked', [ours.removeMaskedFragmentSpreads(document), removeMaskedFragmentSpreads(document)]],
    ] as const)
      expect(edited[0], `${text}: ${name}`).toEqual(edited[1])
  }
})

const PARTS = parse('fragment Leaf on Game { id } fragment Part on Game { name ...Leaf other { ...Leaf @unmask } }')

test('marks masked fragments alone as not reactive', () => {
  expect(print(ours.addNonReactiveToNamedFragments(PARTS))).toBe(
    print(
      parse(
        'fragment Leaf on Game { id } fragment Part on Game { name ...Leaf @nonreactive other { ...Leaf @unmask } }',
      ),
    ),
  )
})

test('gives documents that share a fragment the same edited fragment, which the cache then reads once', () => {
  const query = parse('query Q { game { ...Part } }')
  const both = { ...query, definitions: [...query.definitions, ...PARTS.definitions] }
  expect(ours.addTypenameToDocument(both).definitions[2]).toBe(ours.addTypenameToDocument(PARTS).definitions[1])
})

test('knows the name of a type that it has added', () => {
  const [definition] = ours.addTypenameToDocument(PARTS).definitions
  const [id, added] = definition && 'selectionSet' in definition ? (definition.selectionSet?.selections ?? []) : []
  expect(added).toMatchObject({ name: { value: '__typename' } })
  expect([id, added].map((field) => ours.addTypenameToDocument.added(field as never))).toEqual([false, true])
})
