import { buildSchema } from 'graphql'
import { expect, it } from 'vitest'
import registered from '../trusted-documents.json' with { type: 'json' }
import allowed from '../unused-fields.json' with { type: 'json' }
import { fieldUsage } from './field-usage.ts'
import { releasedManifests, type TrustedDocuments, mergeDocuments } from './trusted-documents.ts'
import { TYPE_DEFINITIONS } from './type-definitions.ts'

const schema = buildSchema(TYPE_DEFINITIONS)
const usage = fieldUsage(
  schema,
  mergeDocuments([...releasedManifests().values(), registered as TrustedDocuments]).values(),
)
const unused = [...usage].filter(([, names]) => names.size === 0).map(([coordinate]) => coordinate)

it('has no field that no document of a kept release selects, except those kept for other clients', () => {
  expect(unused.filter((coordinate) => !allowed.includes(coordinate))).toEqual([])
})

it('keeps no field for other clients that is gone, or that a document selects', () => {
  expect(allowed.filter((coordinate) => !unused.includes(coordinate))).toEqual([])
})

it('counts a field of an interface for each type that implements it', () => {
  expect(usage.get('Problem.code')?.has('LogIn')).toBe(true)
  expect(usage.get('Viewer.username')?.size).toBeGreaterThan(0)
})
