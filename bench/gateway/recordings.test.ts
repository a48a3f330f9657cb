import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { expect, it } from 'vitest'
import { CALLS, samePath } from './calls.ts'
import { readFixtures } from './fixtures.ts'
import { readRecording } from './member-screens.ts'

// A benchmark over recordings that the gateway no longer accepts would time its error screens.
const home = readFixtures()
const { screens, bodies } = readRecording()
const endpointAt = (path: string) => ALL_ENDPOINTS.find((endpoint) => endpoint.path === path.split('?')[0])
const endpointNamed = (name: string) => ALL_ENDPOINTS.find((endpoint) => endpoint.name === name)

const recorded = [
  ...Object.entries(CALLS).map(([name, path]) => ({ name, endpoint: endpointAt(path), body: home[name] })),
  ...screens.flatMap(({ id, as, calls }) =>
    calls.map(({ endpoint, method, path, isPublic }) => ({
      name: `${endpoint} of ${id}`,
      endpoint: endpointNamed(endpoint),
      body: bodies[`${isPublic ? 'public' : as} ${method} ${samePath(path)}`],
    })),
  ),
]

it.each(recorded)('the recorded $name keeps its contract', ({ endpoint, body = '' }) => {
  const response: unknown = JSON.parse(body)
  const value = endpoint?.envelope === 'bare' ? response : (response as { value?: unknown }).value
  expect(endpoint?.value.safeParse(value)).toMatchObject({ success: true })
})
