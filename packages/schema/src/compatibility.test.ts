import {
  buildSchema,
  DangerousChangeType,
  findBreakingChanges,
  findDangerousChanges,
  lexicographicSortSchema,
  printSchema,
  type GraphQLSchema,
} from 'graphql'
import { readdirSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'

import approved from '../approved-breaks.json' with { type: 'json' }
import { type Views, viewBreaks } from './view-breaks.ts'
import { TYPE_DEFINITIONS } from './type-definitions.ts'

const read = (file: string) => buildSchema(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8'))
const readViews = (file: string) => JSON.parse(readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')) as Views
const built = buildSchema(TYPE_DEFINITIONS)

const released = read('released.graphql')
/** Calls of today's clients leave these out. */
const ADDITIONS = new Set<string>([
  DangerousChangeType.OPTIONAL_ARG_ADDED,
  DangerousChangeType.OPTIONAL_INPUT_FIELD_ADDED,
])
const changes: readonly string[] = [
  ...[...findBreakingChanges(released, built), ...findDangerousChanges(released, built)]
    .filter(({ type }) => !ADDITIONS.has(type))
    .map(({ type, description }) => `${type}: ${description}`),
  ...viewBreaks(readViews('released-reporting.json'), readViews('reporting.json')),
]

const approvedChanges: readonly string[] = approved

describe('the schema with the views for reports', () => {
  it('is generated from the SDL files', () => {
    const files = readdirSync(new URL('.', import.meta.url)).filter((name) => name.endsWith('.graphql'))
    const sources = files.map((name) => readFileSync(new URL(name, import.meta.url), 'utf8')).join('\n')
    const sorted = (schema: GraphQLSchema) => printSchema(lexicographicSortSchema(schema))
    expect(sorted(buildSchema(sources))).toBe(sorted(built))
  })

  it('has no breaking change against the release unless approved', () => {
    expect(changes.filter((change) => !approvedChanges.includes(change))).toEqual([])
  })

  it('approves no change that was not made', () => {
    expect(approvedChanges.filter((change) => !changes.includes(change))).toEqual([])
  })
})
