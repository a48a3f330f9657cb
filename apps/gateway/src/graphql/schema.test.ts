import { makeExecutableSchema } from '@graphql-tools/schema'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import {
  buildSchema as getSchema,
  findBreakingChanges,
  findDangerousChanges,
  lexicographicSortSchema,
  printSchema,
} from 'graphql'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, test } from 'vitest'
import { guardFields } from './guards.ts'
import { describeRefusals } from './refusals.ts'
import { buildSchema } from './schema.ts'

const schema = buildSchema()
const committed = describeRefusals(
  getSchema(readFileSync(createRequire(import.meta.url).resolve('@playhouse/schema/schema.graphql'), 'utf8')),
)
test('runs the committed schema', () => {
  expect(printSchema(lexicographicSortSchema(schema))).toBe(printSchema(lexicographicSortSchema(committed)))
  for (const [from, to] of [
    [committed, schema],
    [schema, committed],
  ] as const) {
    expect([...findBreakingChanges(from, to), ...findDangerousChanges(from, to)]).toEqual([])
  }
})

test('throws for a root field without @access', () => {
  const open = makeExecutableSchema({ typeDefs: [TYPE_DEFINITIONS, 'extend type Query { oversight: String }'] })
  expect(() => guardFields(open)).toThrow('Query.oversight has no @access.')
})

test('describes every root field', () => {
  const bare = [schema.getQueryType(), schema.getMutationType(), schema.getSubscriptionType()]
    .flatMap((root) => Object.values(root?.getFields() ?? {}))
    .filter(({ description }) => !description)
  expect(bare.map(({ name }) => name)).toEqual([])
})
