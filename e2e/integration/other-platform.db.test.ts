import { puzzleSolver } from '@playhouse/contract-suite/play-parties.ts'
import { runContract } from '@playhouse/contract-suite/run-contract.ts'
import { httpTransport } from '@playhouse/contract-suite/wire.ts'
import { loadDialect } from '@playhouse/dialect/load.ts'
import type { Translator } from '@playhouse/dialect/translator.ts'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, expect, test } from 'vitest'
import * as z from 'zod'
import { spawnGateway, untilOk } from '../../apps/gateway/test/gateway-process.ts'
import { openOtherPlatform, type OtherPlatform } from '../other-platform/server.ts'
import { type ContractStack, openContractStack } from './contract.fixture.ts'

const KEY = 'the key of the other platform'
const MODULE = fileURLToPath(new URL('../other-platform/dialect.ts', import.meta.url))
const CORE: ReadonlySet<PlatformFeature> = new Set(['core', 'sealing', 'human-check'])

let stack: ContractStack
let whole: OtherPlatform
let core: OtherPlatform
let dialect: Translator
/** Of the dialect. */
let settings: Record<string, string>
beforeAll(async () => {
  stack = await openContractStack()
  whole = await openOtherPlatform({ behindUrl: stack.baseUrl, key: KEY })
  core = await openOtherPlatform({ behindUrl: stack.baseUrl, key: KEY, has: ({ feature }) => CORE.has(feature) })
  settings = { OTHER_FILES: stack.baseUrl, OTHER_KEY: KEY }
  // The module reads it.
  process.env.OTHER_FILES = settings.OTHER_FILES
  dialect = await loadDialect(MODULE, settings)
})
afterAll(async () => {
  delete process.env.OTHER_FILES
  await Promise.all([whole.close(), core.close()])
  await stack.close()
})

/** Every endpoint at night; a run reads, logs in and asks for every refusal. */
const RUNS = allEveryNight([
  { what: 'reads', readOnly: true, reached: 100 },
  { what: 'reads and changes', readOnly: false, reached: ALL_ENDPOINTS.length },
])

test.each(RUNS)('a platform of another make passes the contract through its dialect: $what', async (run) => {
  const report = await runContract({
    baseUrl: whole.url,
    merchant: 'playhouse',
    accounts: stack.accounts,
    parties: stack.parties,
    readOnly: run.readOnly,
    pauseSecondsMax: 3,
    dialect,
  })
  const problems = report.endpoints.flatMap(({ endpoint, checks }) =>
    checks.flatMap(({ name, problems: found }) => found.map((problem) => `${endpoint.name} | ${name} | ${problem}`)),
  )
  expect(problems).toEqual([])
  expect(report.endpoints.filter(({ isReached }) => isReached).length).toBeGreaterThanOrEqual(run.reached)
})

/** A token of a log-in at the core platform. */
async function getToken(): Promise<string> {
  const { send, useSealingKey } = httpTransport({
    baseUrl: core.url,
    merchant: 'playhouse',
    deadlineMs: 60_000,
    cipher: 'jwe',
    clientAddress: '2001:db8::2',
    solve: async (challenge) => puzzleSolver.puzzle?.({ challenge }),
    dialect,
  })
  const keys = z.object({ value: sealingKeys.value }).parse((await send(sealingKeys, {}, {})).json)
  const [key] = keys.value.keys
  if (key) useSealingKey(key)
  const { username, password } = stack.accounts.member
  const session = z.object({ value: login.value }).parse((await send(login, { username, password }, {})).json)
  return session.value.token
}

test('a gateway serves a member of a platform of another make, and says what it does not have', async () => {
  const gateway = await spawnGateway({
    ...settings,
    PLATFORM_URL: core.url,
    PLATFORM_DIALECT: MODULE,
    PLATFORM_FEATURES: 'learn',
  })
  try {
    await untilOk(`${gateway.url}/readyz`)
    const query =
      '{ site { name features } hotGames(first: 1) { id picture } viewer { username wallet { balance { amount } } } raffles { id } }'
    const response = await fetch(`${gateway.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${await getToken()}` },
      body: JSON.stringify({ query }),
    })
    const { data, errors = [] } = (await response.json()) as { data: unknown; errors?: object[] }
    expect(data).toMatchObject({
      hotGames: [{ picture: expect.stringMatching(/^http/) }],
      viewer: {
        username: stack.accounts.member.username,
        wallet: { balance: { amount: expect.stringMatching(/^\d+\.\d{2}$/) } },
      },
      raffles: null,
    })
    expect((data as { site: { features: string[] } }).site.features).not.toContain('RAFFLES')
    expect(errors).toEqual([])
  } finally {
    gateway.signal('SIGKILL')
    await gateway.ended
  }
})
