import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { compiledSchema } from '@playhouse/platform-api/compiled.ts'
import { type Endpoint, isRead } from '@playhouse/platform-api/endpoint.ts'
import {
  altered,
  malformed,
  misdelivered,
  getValue,
  withValue,
  getWords,
} from '@playhouse/contract-suite/deviations.ts'
import { BATCHES, endpointDeviations, staleRead } from '@playhouse/contract-suite/run-deviations.ts'
import { getCode, successProblems } from '@playhouse/contract-suite/judge.ts'
import { ruleFindings } from '@playhouse/contract-suite/rules/all-rules.ts'
import { puzzleSolver } from '@playhouse/contract-suite/play-parties.ts'
import { httpTransport, type Reply } from '@playhouse/contract-suite/wire.ts'
import { onDegradation } from '@playhouse/platform-api/fields.ts'
import type { PlatformFeature } from '@playhouse/platform-api/features.ts'
import { login } from '@playhouse/platform-api/session.ts'
import { sealingKeys } from '@playhouse/platform-api/site.ts'
import * as z from 'zod'
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { completeFeatures, featureRows, type Report, reportLines } from '@playhouse/contract-suite/report.ts'
import { type ContractOptions, runContract } from '@playhouse/contract-suite/run-contract.ts'
import { emptyTape, recording, recordingParties, replaying, replayingParties } from '@playhouse/contract-suite/tape.ts'
import { allEveryNight } from '@playhouse/testing/every-night.ts'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ContractStack, openContractStack } from './contract.fixture.ts'
import { CHANGED, PLANTED } from './contract-deviations.ts'

const MERCHANT = 'playhouse'
/** Codes to one number are a second apart. */
const PAUSE_SECONDS_MAX = 3
const STARTED_AT = Date.now()

/** Rules about what no answer of the run has. */
const NOT_BROKEN: ReadonlySet<string> = new Set(['downline 2', 'downlineTransactions 1'])

/** Reads that may answer as before: what changes of them, other scenarios do not read. */
const MAY_BE_OLD: ReadonlySet<string> = new Set(['activityStatement', 'missionLeaderboard', 'teamWatch'])

/** The same numbers in every run. */
function seededRandom(): () => number {
  let state = STARTED_AT % 2_147_483_647
  return () => {
    state = (state * 48_271) % 2_147_483_647
    return state / 2_147_483_647
  }
}

const findRunTarget = () => ({
  baseUrl: stack.baseUrl,
  merchant: MERCHANT,
  accounts: stack.accounts,
  parties: stack.parties,
  pauseSecondsMax: PAUSE_SECONDS_MAX,
})

const tape = emptyTape()
let stack: ContractStack
let recorded: Report
beforeAll(async () => {
  stack = await openContractStack()
  recorded = await runContract({
    ...findRunTarget(),
    parties: recordingParties(stack.parties, tape),
    machinery: { random: seededRandom(), send: (send) => recording(send, tape) },
  })
})
afterAll(() => stack.close())

const getProblems = (report: Report) =>
  report.endpoints.flatMap(({ endpoint, checks }) =>
    (report.isAbsent(endpoint) ? [] : checks).flatMap(({ name, problems }) =>
      problems.map((problem) => `${endpoint.name} | ${name} | ${problem}`),
    ),
  )

const getNotReached = ({ notReached }: Report) => notReached.map(({ endpoint, needs }) => `${endpoint.name}: ${needs}`)

const failedChecks = (report: Report) =>
  new Set(
    report.endpoints.flatMap(({ endpoint, checks }) =>
      checks.filter(({ problems }) => problems.length > 0).map(({ name }) => `${endpoint.name} | ${name}`),
    ),
  )

describe('the reference platform', () => {
  test('passes, and every endpoint reaches its success', () => {
    expect(getProblems(recorded)).toEqual([])
    expect(getNotReached(recorded)).toEqual([])
    const { length } = ALL_ENDPOINTS
    expect(reportLines(recorded)).toContain(
      `All ${length} endpoints hold: ${recorded.checkCount} checks, ${length} of ${length} endpoints reached a success.`,
    )
  })

  test('passes with members who speak Vietnamese, over the connections that members who speak English have used', async () => {
    const report = await runContract({
      ...findRunTarget(),
      machinery: {
        send: (send) => (endpoint, input, options) =>
          send(endpoint, input, { ...options, language: options.language ?? 'VI' }),
      },
    })
    expect([getProblems(report), getNotReached(report)]).toEqual([[], []])
  })
})

describe('a run', () => {
  test('sends nothing but reads when it may not change anything', async () => {
    const sent: string[] = []
    const report = await runContract({
      baseUrl: stack.baseUrl,
      merchant: MERCHANT,
      accounts: stack.accounts,
      parties: puzzleSolver,
      readOnly: true,
      pauseSecondsMax: 0,
      machinery: {
        send: (send) => (endpoint, input, options) => {
          if (!isRead(endpoint)) sent.push(endpoint.name)
          return send(endpoint, input, options)
        },
      },
    })
    expect([sent, getProblems(report)]).toEqual([[], []])
    expect(report.notReached.find(({ endpoint }) => endpoint.name === 'placeTicket')?.needs).toBe(
      'changes, which a read-only run leaves out',
    )
    expect(report.endpoints.filter(({ isReached }) => isReached).length).toBeGreaterThan(100)
  })

  test('stops if a given account cannot sign in, and for an unknown endpoint', async () => {
    const wrong = { member: { username: 'lan', password: 'not the password' } }
    const options = { baseUrl: stack.baseUrl, merchant: MERCHANT, parties: puzzleSolver }
    await expect(runContract({ ...options, accounts: wrong })).rejects.toThrow('lan cannot sign in')
    await expect(runContract({ ...options, only: ['logn'] })).rejects.toThrow('no endpoint logn')
  })

  test('seals with the legacy envelope as well', async () => {
    const { send, useSealingKey } = httpTransport({
      baseUrl: stack.baseUrl,
      merchant: MERCHANT,
      deadlineMs: 5_000,
      cipher: 'des',
      clientAddress: '2001:db8::1',
      solve: async (challenge) => puzzleSolver.puzzle?.({ challenge }),
    })
    const { json } = await send(sealingKeys, {}, {})
    const [key] = z.object({ value: sealingKeys.value }).parse(json).value.keys
    if (key) useSealingKey(key)
    const reply = await send(login, { username: 'nobody', password: 'none' }, {})
    expect([reply.status, getCode(reply)]).toEqual([401, 'login.failed'])
  })
})

describe('the command', () => {
  const command = fileURLToPath(new URL('../../scripts/contract.ts', import.meta.url))
  test.each([[['--base-url', 'nowhere']], [['--base-url', 'http://x.test', '--member', 'lan']], [[]]])(
    'prints its usage for %j',
    async (args) => {
      const child = execFile(process.execPath, [command, ...args])
      const output: string[] = []
      child.stderr?.on('data', (chunk: string) => output.push(chunk))
      const [code] = (await once(child, 'close')) as [number]
      expect([code, output.join('')]).toEqual([1, expect.stringContaining('npm run contract')])
    },
  )
})

const judged = new WeakMap<object, Map<string, readonly string[]>>()
const replay = (options: Partial<ContractOptions> & { deviate?: Parameters<typeof replaying>[1] }) => {
  // The clock follows the tape, because events before a response depend on its time.
  let now = tape.calls[0]?.at ?? STARTED_AT
  return runContract({
    ...findRunTarget(),
    parties: replayingParties(tape),
    machinery: {
      random: seededRandom(),
      now: () => now,
      sleep: async () => {},
      judged,
      send: () => replaying(tape, options.deviate, (at) => (now = at)),
    },
    ...options,
  })
}

const NOT_FOUND: Reply = {
  status: 404,
  contentType: 'text/html',
  cacheControl: '',
  retryAfter: null,
  json: undefined,
  text: '<h1>Not Found</h1>',
}

/** The recorded platform without endpoints. */
const replayWithout = (isAbsent: (endpoint: Endpoint) => boolean) =>
  replay({ deviate: ({ endpoint }) => (isAbsent(endpoint) ? NOT_FOUND : undefined) })

const findFeatureRow = (report: Report, feature: PlatformFeature) =>
  featureRows(report).find((row) => row.feature === feature)

describe('a platform that lacks', () => {
  test('all optional features passes, and the report lists the complete features', async () => {
    // The reference platform opens no body that is not sealed.
    const has = ({ feature }: Endpoint) => feature === 'core' || feature === 'sealing'
    const report = await runContract({
      ...findRunTarget(),
      machinery: {
        send: (send) => (endpoint, input, options) =>
          has(endpoint) ? send(endpoint, input, options) : Promise.resolve(NOT_FOUND),
      },
    })
    expect(getProblems(report)).toEqual([])
    expect(report.holds()).toBe(true)
    expect(completeFeatures(report)).toEqual(['core', 'sealing'])
    expect(reportLines(report)).toContain('Complete features: core, sealing')
  })

  test('one endpoint of an optional feature passes, and the report names the endpoint', async () => {
    const report = await replayWithout(({ name }) => name === 'raffleResults')
    expect(findFeatureRow(report, 'raffles')).toEqual({
      feature: 'raffles',
      state: 'partial',
      missing: ['raffleResults'],
    })
    expect(completeFeatures(report)).not.toContain('raffles')
    expect(report.holds()).toBe(true)
  })

  test('a part of the core fails', async () => {
    const report = await replayWithout(({ name }) => name === 'balance')
    expect(findFeatureRow(report, 'core')).toMatchObject({ state: 'partial', missing: ['balance'] })
    expect(report.holds()).toBe(false)
  })
})

/** Endpoints with generated deviations: all of them at night. */
const ENDPOINTS = allEveryNight(ALL_ENDPOINTS, (_, index) => index % 12 === 0)

describe('a platform that deviates', () => {
  test('is the recorded one without a deviation', async () => {
    const report = await replay({})
    expect(getProblems(report)).toEqual([])
    expect([report.checkCount, report.notReached]).toEqual([recorded.checkCount, recorded.notReached])
  })

  /** Recorded answers of an endpoint that are right. */
  const rightAnswers = (endpoint: Endpoint) =>
    tape.calls
      .filter((call) => call.endpoint === endpoint.name && call.reply.status === 200)
      .map(({ reply, key, at }) => ({ reply, at, input: JSON.parse(key) as object, value: getValue(endpoint, reply) }))
      .filter(({ reply, input }) => successProblems(endpoint, reply, input).length === 0)

  test('is found out by the form of any answer', () => {
    const missed = ENDPOINTS.flatMap((endpoint) => {
      const answers = rightAnswers(endpoint)
      expect(answers, endpoint.name).not.toEqual([])
      const seen = new Set<string>()
      return answers.flatMap(({ reply, input, value }, index) => {
        const forms = malformed(endpoint.value, value).map(({ what, value: instead }) => ({
          what,
          reply: withValue(endpoint, reply, instead),
        }))
        return [...forms, ...(index === 0 ? misdelivered(endpoint, reply) : [])]
          .filter(({ what }) => seen.size < seen.add(what).size)
          .filter((deviation) => successProblems(endpoint, deviation.reply, input).length === 0)
          .map(({ what }) => `${endpoint.name}: ${what}`)
      })
    })
    expect(missed).toEqual([])
  })

  test('is parsed alike by compiled and by plain schemas', () => {
    const outcome = (schema: z.ZodType, value: unknown) => {
      const unknowns = new Set<string>()
      const before = onDegradation((field, unknown) => unknowns.add(`${field} ${JSON.stringify(unknown)}`))
      const { success, data, error } = schema.safeParse(value)
      onDegradation(before)
      return { success, data, issues: error?.issues, unknowns }
    }
    const compare = (schema: z.ZodType, values: readonly unknown[]) =>
      values
        .flatMap((value) => [value, ...malformed(schema, value).map((one) => one.value)])
        .map((value) => expect(outcome(compiledSchema(schema), value)).toEqual(outcome(schema, value))).length
    const compared = ENDPOINTS.map((endpoint) => {
      const inputs = tape.calls.filter((call) => call.endpoint === endpoint.name).map(({ key }) => JSON.parse(key))
      const values = rightAnswers(endpoint).map(({ value }) => value)
      return compare(endpoint.input, inputs) + compare(endpoint.value, values)
    })
    expect(Math.min(...compared)).toBeGreaterThan(0)
  })

  test('is found out by every rule', () => {
    const words = getWords(tape.calls.map(({ reply }) => reply.json))
    const unbroken = ENDPOINTS.flatMap((endpoint) => {
      const broken = new Set<number>()
      let rules = 0
      for (const { input, value, at } of rightAnswers(endpoint)) {
        const requested = endpoint.input.safeParse(input).data
        const findings = (answer: unknown) => ruleFindings(endpoint, endpoint.value.parse(answer), requested, at)
        rules = findings(value).length
        if (broken.size === rules) break
        for (const instead of altered(endpoint.value, value, words)) {
          if (!endpoint.value.safeParse(instead).success) continue
          for (const [index, found] of findings(instead).entries()) if (found.length > 0) broken.add(index)
          if (broken.size === rules) break
        }
      }
      return Array.from({ length: rules }, (_, index) => index)
        .filter((index) => !broken.has(index))
        .map((index) => `${endpoint.name} ${index}`)
    })
    expect(unbroken.filter((rule) => !NOT_BROKEN.has(rule))).toEqual([])
  })

  test.each(BATCHES)('is found out at every endpoint: $what', async ({ make }) => {
    const altering = make()
    const touched = new Set<string>()
    const report = await replay({
      deviate: (call, reply) => {
        const instead = altering(call, reply)
        if (!instead || instead.text === reply.text) return instead
        touched.add(call.endpoint.name)
        return instead
      },
    })
    expect(touched.size, 'the deviation never applied').toBeGreaterThan(0)
    const found = new Set(getProblems(report).map((problem) => problem.split(' | ')[0]))
    expect([...touched].filter((name) => !found.has(name))).toEqual([])
  })

  test('is found out at every read that answers as before', async () => {
    const missed: string[] = []
    for (const endpoint of ENDPOINTS.filter((one) => isRead(one) && !one.cache)) {
      const answering = staleRead(endpoint).make()
      let isStale = false
      const report = await replay({
        deviate: (call, reply) => {
          const before = answering(call, reply)
          if (before && before.text !== reply.text) isStale = true
          return before
        },
      })
      if (isStale && getProblems(report).length === 0) missed.push(endpoint.name)
    }
    expect(missed.filter((name) => !MAY_BE_OLD.has(name))).toEqual([])
  })

  test.each(allEveryNight(CHANGED, (_, index) => index % 6 === 0))(
    'is found out by %s when %s changes: %s',
    async (name, field, check) => {
      const endpoint = ALL_ENDPOINTS.find((one) => one.name === name)
      const values = endpoint ? rightAnswers(endpoint).map(({ value }) => value) : []
      let isBroken = false
      for (const { what, make } of endpoint ? endpointDeviations(endpoint, values) : []) {
        if (!what.startsWith(`${field} `)) continue
        // Without the session of a given account there is no report.
        const report = await replay({ deviate: make() }).catch(() => undefined)
        isBroken = report !== undefined && failedChecks(report).has(check)
        if (isBroken) break
      }
      expect(isBroken).toBe(true)
    },
  )

  test.each(allEveryNight(PLANTED, (_, index) => index % 6 === 0))(
    'is found out: $what ($endpoint)',
    async ({ endpoint: name, make, live, found }) => {
      let times = 0
      const deviate = make()
      const parties = replayingParties(tape)
      const { live: feed } = parties
      const altering: typeof feed =
        live &&
        feed &&
        (async (input) => {
          const events = await feed(input)
          const told = live(structuredClone(events))
          if (JSON.stringify(told) !== JSON.stringify(events)) times += 1
          return told
        })
      const report = await replay({
        parties: { ...parties, ...(altering && { live: altering }) },
        deviate: (call, reply) => {
          const other = call.endpoint.name === name ? deviate(call, reply) : undefined
          if (other) times += 1
          return other
        },
      })
      expect(times, 'the deviation never applied').toBeGreaterThan(0)
      expect(getProblems(report)).toContainEqual(expect.stringContaining(found))
    },
  )
})
