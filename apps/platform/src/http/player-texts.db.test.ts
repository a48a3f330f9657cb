import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { listPlayerTexts } from '@playhouse/platform-api/shown-text.ts'
import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../app.fixture.ts'
import { PASSWORD } from '../small-world.fixture.ts'

let harness: TestPlatform
let token: string
beforeAll(async () => {
  harness = await openTestPlatform({ template: 'small' })
  ;({ token } = (await harness.call(login, { username: 'agentb', password: PASSWORD })).value)
})
afterAll(() => harness.close())

/** The rest of each call's input. */
const CALLS: Record<string, object> = {
  'createDownline username': { password: 'kite7Pd-orchard', kind: 'member', rate: 0 },
  'register username': { agreement: true, confirmedAge: 21, password: 'kite7Pd-orchard' },
  'sendChatMessage text': { room: 'GENERAL-EN', requestKey: randomUUID() },
  'updateProfile nickname': {},
}

const texts = ALL_ENDPOINTS.flatMap((endpoint) =>
  listPlayerTexts(endpoint).map((text) => ({ ...text, endpoint, call: `${endpoint.name} ${text.field}` })),
)

test('has a call for each text that players read', () => {
  expect(texts.map(({ call }) => call).toSorted()).toEqual(Object.keys(CALLS))
})

describe.each(texts)('$call', ({ endpoint, field, refusals, call }) => {
  const send = async (text: string) => {
    const options = endpoint.access === 'public' ? {} : { token }
    const { body } = await harness.call(endpoint, { ...CALLS[call], [field]: text }, options)
    return body as { errorCode?: string; value?: { fields?: object } }
  }
  const refusal = (kind: 'link' | 'contact') =>
    refusals
      ? { errorCode: refusals[kind] }
      : { errorCode: 'request_param_err', value: { fields: { [field]: 'contact_data' } } }

  test.each([
    ['www.evil-prize.com', 'link'],
    ['evil . com', 'link'],
    ['lan0912345678', 'contact'],
    ['Zalo mai1990', 'contact'],
  ] as const)('is refused with %j', async (text, kind) => {
    expect(await send(text)).toMatchObject(refusal(kind))
  })

  test('is not refused for a name', async () => {
    const { errorCode, value } = await send('Lan2026')
    expect(value?.fields ?? {}).not.toHaveProperty(field)
    expect(Object.values(refusals ?? {})).not.toContain(errorCode)
  })
})
