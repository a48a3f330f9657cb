import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../../app.fixture.ts'

let harness: TestPlatform
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
})
afterAll(() => harness.close())

test('limits badly signed calls by the /64 of an IPv6 caller', async () => {
  // Far above the limit per second, so that it is reached however slowly they are answered.
  const calls = Array.from({ length: 200 }, (_, index) =>
    harness.app.inject({
      method: 'POST',
      url: '/seamless/v1/balance',
      remoteAddress: `2001:db8::${index.toString(16)}`,
      payload: {},
    }),
  )
  const codes = (await Promise.all(calls)).map((response) => response.json<{ error: string }>().error)
  expect(new Set(codes)).toEqual(new Set(['signature_invalid', 'too_many_requests']))
})
