import { readFileSync } from 'node:fs'

import { buildSchema, findBreakingChanges, findDangerousChanges, lexicographicSortSchema, printSchema } from 'graphql'
import { describe, expect, it } from 'vitest'

import approved from '../approved-breaks.json' with { type: 'json' }
import { TYPE_DEFINITIONS } from './type-definitions.ts'

const read = (file: string) => buildSchema(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const built = buildSchema(TYPE_DEFINITIONS)

/** What has changed since the last release in a way that can break someone's queries, in words. */
const released = read('released.graphql')
const changes: readonly string[] = [
  ...findBreakingChanges(released, built),
  ...findDangerousChanges(released, built),
].map(({ type, description }) => `${type}: ${description}`)

const approvedChanges: readonly string[] = approved

describe('the schema', () => {
  it('is the one that is committed for readers', () => {
    const sorted = (schema: typeof built) => printSchema(lexicographicSortSchema(schema))
    expect(sorted(read('schema.graphql'))).toBe(sorted(built))
  })

  it('breaks nothing for those who use the released one, but what is approved', () => {
    expect(changes.filter((change) => !approvedChanges.includes(change))).toEqual([])
  })

  it('lists as approved only what really changed', () => {
    expect(approvedChanges.filter((change) => !changes.includes(change))).toEqual([])
  })
})
