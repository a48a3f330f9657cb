import { expect, test } from 'vitest'
import { ClientLabels } from './client-labels.ts'

const headers = (name?: string, version?: string, prefix = 'apollographql-client') =>
  new Map(
    Object.entries({ [`${prefix}-name`]: name, [`${prefix}-version`]: version }).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, value] as const],
    ),
  )

test('labels known clients by name and version, with the headers of Apollo or of GraphQL Hive', () => {
  const labels = new ClientLabels(['web'])
  expect(labels.of(headers('web', '0.2.0'))).toEqual(['web', '0.2.0'])
  expect(labels.of(headers('web', '0.3.0', 'graphql-client'))).toEqual(['web', '0.3.0'])
  expect(labels.of(headers('web'))).toEqual(['web', 'none'])
  expect(labels.of(headers())).toEqual(['none', 'none'])
  expect(labels.of(undefined)).toEqual(['none', 'none'])
})

test('bounds names and versions that callers choose', () => {
  const labels = new ClientLabels(['web'])
  const found = Array.from({ length: 50 }, (_, index) => labels.of(headers('web', `1.0.${index}`)).join())
  expect(new Set(found).size).toBe(21)
  expect(labels.of(headers('web', '1.0.3'))).toEqual(['web', '1.0.3'])
  expect(labels.of(headers('web', 'x'.repeat(9_000)))).toEqual(['web', 'other'])
  expect(labels.of(headers('made up', '1.0.0'))).toEqual(['other', 'other'])
})
