import type { CipherName } from '@playhouse/platform-api/sealing.ts'
import { sealBody } from '@playhouse/platform-api/sealing.ts'
import { openServicePath } from '@playhouse/platform-api/service-link.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { systemStatus } from '@playhouse/platform-api/site.ts'
import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { headersFor, newestKey, openTestPlatform, type TestPlatform } from '../../app.fixture.ts'
import { resource } from '../../db/tables/brand.ts'
import { PASSWORD } from '../../small-world.fixture.ts'
import { openSealingKeys } from './sealing-keys.ts'

const CREDENTIALS = { username: 'minh', password: PASSWORD }
const HELP = 'https://help.example/desk'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: { LEGACY_CIPHER: 'true' },
    prepare: async (database) => {
      // Brands that have a desk of their own elsewhere; the demo's is the platform's.
      await database.insert(resource).values({ resourceType: 'CUSTOMER_SERVICE', url: HELP, labelNameEn: 'Help' })
    },
  })
})
afterAll(() => harness.close())

const send = async ({ value, encryption }: { value: string; encryption: string }, app = harness.app) => {
  const headers = { ...headersFor(login), encryption }
  const response = await app.inject({ method: 'POST', url: login.path, headers, payload: { value } })
  return response.json<{ errorCode?: string }>().errorCode ?? response.statusCode
}

describe.each(['jwe', 'des'] satisfies CipherName[])('a body sealed with %s', (cipher) => {
  const seal = async (now?: number) =>
    sealBody(CREDENTIALS, await newestKey(harness.app), { cipher, ...(now && { now }) })

  test('opens once and is refused again', async () => {
    const sealed = await seal()
    expect([await send(sealed), await send(sealed)]).toEqual([200, 'request_body_required'])
  })

  test('opens one of ten concurrent uses', async () => {
    const sealed = await seal()
    const responses = await Promise.all(Array.from({ length: 10 }, () => send(sealed)))
    expect(responses.filter((response) => response === 200)).toHaveLength(1)
  })

  test('is refused if modified or older than five minutes', async () => {
    const sealed = await seal()
    const middle = Math.floor(sealed.value.length / 2)
    const changed = sealed.value[middle] === 'A' ? 'B' : 'A'
    const value = sealed.value.slice(0, middle) + changed + sealed.value.slice(middle + 1)
    expect(await send({ ...sealed, value })).toBe('request_body_required')
    expect(await send(await seal(Date.now() - 5 * 60_000 - 1))).toBe('request_body_required')
  })

  test('opens with a retired key for ten minutes', async () => {
    const before = await newestKey(harness.app)
    await (await openSealingKeys(harness.database)).rotate()
    const old = () => sealBody(CREDENTIALS, before, { cipher })
    expect(await send(await old())).toBe(200)
    await harness.database.execute(sql`update sealing_key set retired_at = now() - interval '9 minutes 50 seconds'
      where retired_at is not null`)
    await harness.restart()
    expect(await send(await old())).toBe(200)
    await harness.database.execute(sql`update sealing_key set retired_at = now() - interval '10 minutes 1 second'
      where retired_at is not null`)
    await harness.restart()
    expect(await send(await old())).toBe('request_body_required')
    expect(await send(await seal())).toBe(200)
  })
})

test('refuses the legacy envelope if not allowed', async () => {
  const strict = await openTestPlatform({ template: 'small' })
  const key = await newestKey(strict.app)
  expect(await send(await sealBody(CREDENTIALS, key, { cipher: 'des' }), strict.app)).toBe('request_body_required')
  expect(await send(await sealBody(CREDENTIALS, key), strict.app)).toBe(200)
  await strict.close()
})

test('obfuscates the link to a desk elsewhere, the same for all', async () => {
  const links = async () => (await harness.call(systemStatus, {})).value.info.customerService
  const listed = await links()
  const link = listed.find(({ type }) => type === 1)
  expect(link?.path).not.toContain('help.example')
  expect(openServicePath(link?.path ?? '')).toBe(HELP)
  expect(await links()).toEqual(listed)
})
