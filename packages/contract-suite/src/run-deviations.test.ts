import { describe, expect, it } from 'vitest'

import { favouriteIds } from '@playhouse/platform-api/games.ts'
import { createUpload } from '@playhouse/platform-api/uploads.ts'
import '@playhouse/platform-api/all-endpoints.ts'
import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { getValue, withValue } from './deviations.ts'
import { endpointDeviations, staleRead } from './run-deviations.ts'
import type { Reply } from './wire.ts'

const REPLY: Reply = { status: 200, json: {}, text: '', retryAfter: null, contentType: '', cacheControl: '' }

/** Two consecutive answers with the deviation applied. */
function answers(endpoint: Endpoint, what: string, values: readonly [unknown, unknown]): unknown[] {
  const all = [staleRead(endpoint), ...endpointDeviations(endpoint, values)]
  const found = all.find((deviation) => deviation.what === what)
  const deviate = found?.make()
  return values.map((value) => {
    const reply = withValue(endpoint, REPLY, value)
    return getValue(endpoint, deviate?.({ endpoint, input: {}, options: {} }, reply) ?? reply)
  })
}

const ONE = { nodeIds: [1, 2], notes: [{ nodeId: 1, note: 'Sundays' }] }
const TWO = { nodeIds: [1], notes: [] }

describe('a deviation of an endpoint', () => {
  it('answers as before', () =>
    expect(answers(favouriteIds, staleRead(favouriteIds).what, [ONE, TWO])).toEqual([ONE, ONE]))

  it('changes one field in all answers', () =>
    expect(answers(favouriteIds, 'nodeIds.* another', [ONE, TWO])).toEqual([
      { ...ONE, nodeIds: [0, 1] },
      { ...TWO, nodeIds: [0] },
    ]))

  it('takes a value that another answer has', () =>
    expect(answers(favouriteIds, 'nodeIds as elsewhere', [ONE, TWO])).toEqual([
      { ...ONE, nodeIds: TWO.nodeIds },
      { ...TWO, nodeIds: ONE.nodeIds },
    ]))

  it('gives again what is new each time', () => {
    const [first, second] = ['/a', '/b'].map((path) => ({ id: 'x', path, expiresAt: 1 }))
    expect(answers(createUpload, 'path again', [first, second])).toEqual([first, { ...second, path: '/a' }])
  })

  it('leaves answers of other endpoints', () =>
    expect(staleRead(favouriteIds).make()({ endpoint: createUpload, input: {}, options: {} }, REPLY)).toBeUndefined())
})
