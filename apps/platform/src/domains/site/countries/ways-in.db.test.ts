import { depositByQr } from '@playhouse/platform-api/cashier-deposits.ts'
import type { Endpoint, InputOf } from '@playhouse/platform-api/endpoint.ts'
import { launchGame, trialLaunch } from '@playhouse/platform-api/games.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { register } from '@playhouse/platform-api/registration.ts'
import { createApiToken } from '@playhouse/platform-api/session-api-tokens.ts'
import { freePlay, login } from '@playhouse/platform-api/session.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openTestPlatform, type TestPlatform } from '../../../app.fixture.ts'
import { brand, brandModule } from '../../../db/tables/brand.ts'
import { PASSWORD } from '../../../small-world.fixture.ts'
import { issueApiToken } from '../../people/member/api-tokens/api-tokens.ts'

/** Addresses of the file for demonstrations: FR is restricted here. */
const FROM = { home: '192.0.2.7', restricted: '203.0.113.7', restrictedV6: '2001:db8:100::7', nowhere: '8.8.8.8' }
const REFUSED = 'region.restricted'

let harness: TestPlatform
let session: string
let apiToken: string
beforeAll(async () => {
  harness = await openTestPlatform({
    template: 'small',
    environment: {
      COUNTRY_RANGES_FILE: fileURLToPath(new URL('../../../../seed/country-ranges.csv', import.meta.url)),
      LOTTERY_DRAWS: 'true',
    },
    prepare: async (database) => {
      await database.update(brand).set({ restrictedCountries: ['FR'] })
      await database.update(brandModule).set({ enabled: true })
    },
  })
  const { value } = await harness.call(login, { username: 'lan', password: PASSWORD })
  session = value.token
  apiToken = await issueApiToken(harness.database, 'lan', { name: 'Sheet', scopes: ['READ_WALLET'], days: 30 })
})
afterAll(() => harness.close())

/** What a call is refused with from an address, or its status. Other refusals than for the country mean that the way is open. */
async function callFrom(address: string, endpoint: Endpoint, input: object, token?: string): Promise<unknown> {
  const { status, body } = await harness.call(endpoint, input as InputOf<Endpoint>, {
    ...(token && { token }),
    headers: { [HEADERS.clientAddress]: address },
  })
  return (body as { errorCode?: string }).errorCode ?? status
}

describe('from a restricted country', () => {
  it.each([
    ['signing up', register, {}, undefined],
    ['a demo account', freePlay, {}, undefined],
    ['a game', launchGame, { nodeId: 1 }, 'session'],
    ['a game without an account', trialLaunch, { nodeId: 1 }, 'session'],
    ['a deposit', depositByQr, {}, 'session'],
    ['a new API token', createApiToken, {}, 'session'],
    ['an API token', balance, {}, 'token'],
  ] as const)('%s is refused, by IPv4 and IPv6, and nowhere else', async (_what, endpoint, input, by) => {
    const token = by === 'session' ? session : by === 'token' ? apiToken : undefined
    for (const address of [FROM.restricted, FROM.restrictedV6])
      expect(await callFrom(address, endpoint, input, token)).toBe(REFUSED)
    for (const address of [FROM.home, FROM.nowhere])
      expect(await callFrom(address, endpoint, input, token)).not.toBe(REFUSED)
  })

  it('a member logs in and reads the account, which withdrawing needs', async () => {
    const answer = await harness.call(
      login,
      { username: 'minh', password: PASSWORD },
      { headers: { [HEADERS.clientAddress]: FROM.restricted } },
    )
    expect(answer.status).toBe(200)
    expect(await callFrom(FROM.restricted, memberInfo, {}, answer.value.token)).toBe(200)
    expect(await callFrom(FROM.restricted, balance, {}, answer.value.token)).toBe(200)
  })
})
