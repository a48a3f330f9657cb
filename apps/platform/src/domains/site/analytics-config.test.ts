import { expect, test } from 'vitest'
import * as z from 'zod'
import { ANALYTICS_VARIABLES, analyticsConfig } from './analytics-config.ts'

const read = (variables: Record<string, string>) => analyticsConfig(z.object(ANALYTICS_VARIABLES).parse(variables))

test('is off without variables', () => expect(read({})).toBeUndefined())

test('reads the tag and its origin', () => {
  const variables = { ANALYTICS_TAG_ID: 'G-AB12CD34EF', ANALYTICS_ORIGIN: 'https://metrics.example:8443' }
  expect(read(variables)).toEqual({ gtagId: 'G-AB12CD34EF', origin: 'https://metrics.example:8443' })
})

test.each([
  ['one without the other', { ANALYTICS_TAG_ID: 'G-AB12CD34EF' }],
  ['an origin with a path', { ANALYTICS_TAG_ID: 'T', ANALYTICS_ORIGIN: 'https://metrics.example/tag' }],
  ['an origin that ends a directive', { ANALYTICS_TAG_ID: 'T', ANALYTICS_ORIGIN: 'https://a;script-src' }],
  ['a wildcard', { ANALYTICS_TAG_ID: 'T', ANALYTICS_ORIGIN: 'https://*.example' }],
  ['a tag ID with other characters', { ANALYTICS_TAG_ID: 'T&x=1', ANALYTICS_ORIGIN: 'https://metrics.example' }],
])('refuses %s', (_what, variables) => expect(() => read(variables)).toThrow(/need each other|must be/))
