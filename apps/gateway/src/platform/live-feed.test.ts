import { expect, test } from 'vitest'
import { readBatch } from './live-feed.ts'

test.each(['', 'no JSON', '{"after":"0.0"', 'null', '[]', '{"after":"0.0","through":"1","events":[]}'])(
  'reads no batch of %j, and does not throw',
  (text) => expect(readBatch(text)).toBeUndefined(),
)

test('reads a batch', () => {
  const batch = { after: '0.0', through: '1.1', events: [] }
  expect(readBatch(JSON.stringify(batch))).toEqual(batch)
})
