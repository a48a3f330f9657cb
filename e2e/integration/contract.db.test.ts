import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { type Report, reportLines } from '@playhouse/platform-api/contract/report.ts'
import { type ContractOptions, runContract } from '@playhouse/platform-api/contract/run-contract.ts'
import {
  emptyTape,
  recording,
  recordingParties,
  replaying,
  replayingParties,
} from '@playhouse/platform-api/contract/tape.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractStack, openContractStack } from './contract.fixture.ts'
import { PLANTED } from './contract-deviations.ts'

const MERCHANT = 'playhouse'
/** Codes to one number are a second apart. */
const PAUSE_SECONDS_MAX = 3
const STARTED_AT = Date.now()

/** The same numbers in every run. */
function seededRandom(): () => number {
  let state = STARTED_AT % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const tape = emptyTape()
let stack: ContractStack
let recorded: Report
beforeAll(async () => {
  stack = await openContractStack()
  recorded = await runContract({
    baseUrl: stack.baseUrl,
    merchant: MERCHANT,
    accounts: stack.accounts,
    parties: recordingParties(stack.parties, tape),
    pauseSecondsMax: PAUSE_SECONDS_MAX,
    machinery: { random: seededRandom(), now: () => STARTED_AT, send: (send) => recording(send, tape) },
  })
})
afterAll(() => stack.close())

const problemsOf = (report: Report) =>
  report.endpoints.flatMap(({ endpoint, checks }) =>
    checks.flatMap(({ name, problems }) => problems.map((problem) => `${endpoint.name} | ${name} | ${problem}`)),
  )

describe('the reference platform', () => {
  test('passes, and every endpoint reaches its success', () => {
    expect(problemsOf(recorded)).toEqual([])
    expect(recorded.notReached.map(({ endpoint, needs }) => `${endpoint.name}: ${needs}`)).toEqual([])
    expect(reportLines(recorded).at(-1)).toMatch(/checks, /)
    expect(recorded.endpoints).toHaveLength(ALL_ENDPOINTS.length)
  })
})

const judged = new WeakMap<object, Map<string, readonly string[]>>()
const replay = (options: Partial<ContractOptions> & { deviate?: Parameters<typeof replaying>[1] }) =>
  runContract({
    baseUrl: stack.baseUrl,
    merchant: MERCHANT,
    accounts: stack.accounts,
    parties: replayingParties(tape),
    pauseSecondsMax: PAUSE_SECONDS_MAX,
    machinery: {
      random: seededRandom(),
      now: () => STARTED_AT,
      sleep: async () => {},
      judged,
      send: () => replaying(tape, options.deviate),
    },
    ...options,
  })

describe('a platform that deviates', () => {
  test('is the recorded one without a deviation', async () => {
    const report = await replay({})
    expect(problemsOf(report)).toEqual([])
    expect([report.checkCount, report.notReached]).toEqual([recorded.checkCount, recorded.notReached])
  })

  test.each(PLANTED)('is found out: $what ($endpoint)', async ({ endpoint: name, deviate, found }) => {
    let times = 0
    const report = await replay({
      deviate: (call, reply) => {
        const altered = call.endpoint.name === name ? deviate(call, reply) : undefined
        if (altered) times += 1
        return altered
      },
    })
    expect(times, 'the deviation never applied').toBeGreaterThan(0)
    expect(problemsOf(report)).toContainEqual(expect.stringContaining(found))
  })
})
