import { parsePhoneNumberFromString } from 'libphonenumber-js/mobile'
import { describe, expect, it, test } from 'vitest'

import { systemStatus } from '@playhouse/platform-api/site.ts'
import { depositByQr } from '@playhouse/platform-api/cashier-deposits.ts'
import { Report, reportJson, reportJunit, reportLines } from './report.ts'
import { type Account, type Facts, Suite } from './suite.ts'
import type { Reply } from './wire.ts'

const reply = (status: number, json: object, retryAfter: string | null = null): Reply => ({
  status,
  json,
  retryAfter,
  text: JSON.stringify(json),
  contentType: 'application/json',
  cacheControl: '',
})

const LIMITED = { success: false, message: '', errorCode: 'TOO_MANY_REQUESTS' }
const DONE = reply(200, { success: true, value: {} })

function getSuite(replies: Reply[], pauseSecondsMax = 60, random = () => 0.5) {
  const slept: number[] = []
  const report = new Report([systemStatus, depositByQr])
  const suite = new Suite(
    {
      send: async () => replies.shift() ?? DONE,
      report,
      parties: {},
      readOnly: false,
      merchant: 'playhouse',
      pauseSecondsMax,
      random,
      now: () => 0,
      sleep: async (ms) => void slept.push(ms),
    },
    { moduleOn: undefined, canSeal: true } as Facts,
  )
  return { suite, report, slept }
}

describe('a limit', () => {
  it('is waited for and reported as a pause', async () => {
    const { suite, report, slept } = getSuite([reply(429, LIMITED, '7'), DONE])
    expect((await suite.call(systemStatus, {})).status).toBe(200)
    expect([slept, report.pauses]).toEqual([[7_250], [{ endpoint: 'systemStatus', seconds: 7 }]])
    expect(report.holds()).toBe(true)
  })

  it('that lasts too long leaves the endpoint unreached, without a difference', async () => {
    const { suite, report, slept } = getSuite([reply(429, LIMITED, '3600')])
    expect(await suite.ok(systemStatus, {})).toBeUndefined()
    expect([slept, report.holds()]).toEqual([[], true])
    expect(report.notReached[0]?.needs).toBe("a later try: the platform's limit lasts 3600 s")
  })

  it('without Retry-After is a difference', async () => {
    const { suite, report } = getSuite([reply(429, LIMITED)])
    await suite.ok(systemStatus, {})
    expect(reportLines(report).join('\n')).toContain('TOO_MANY_REQUESTS without Retry-After')
  })
})

test('draws only mobile numbers that every platform takes', () => {
  const numbers = Array.from({ length: 100 }, (_, i) => getSuite([], 60, () => i / 100).suite.mobileNumber())
  for (const number of numbers) expect(parsePhoneNumberFromString(`+84${number}`)?.isValid(), number).toBe(true)
})

describe('a report', () => {
  const { report } = getSuite([])
  report.add(systemStatus, 'answers', ['location: <missing> & "odd"'])
  report.needs(depositByQr, 'a payment provider')
  report.known(systemStatus, true)

  it('says in text, JSON and JUnit what differs and what was not reached', () => {
    expect(reportLines(report)).toEqual([
      'differs  site.systemStatus  GET /wps/system/status  (1 of 1 checks)',
      '           answers: location: <missing> & "odd"',
      'skipped  cashier.depositByQr  POST /wps/transaction/deposit/qr  (0 checks)',
      '           not reached: needs a payment provider',
      '',
      'Domain           endpoints     reached      checks differences',
      'site                     1           0           1           1',
      'cashier                  1           0           0           0',
      '',
      'Complete features: core',
      '',
      '1 of 2 endpoints differ: 1 checks, 0 of 2 endpoints reached a success.',
      'Not reached: needs an answer as declared: systemStatus',
      'Not reached: needs a payment provider: depositByQr',
    ])
    expect(reportJson(report)).toMatchObject({
      holds: false,
      domains: [
        { domain: 'site', endpoints: 1, reached: 0, checks: 1, differences: 1 },
        { domain: 'cashier', endpoints: 1, reached: 0, checks: 0, differences: 0 },
      ],
      notReached: { 'a payment provider': ['depositByQr'] },
    })
    const junit = reportJunit(report)
    expect(junit).toContain('<testsuite name="site" tests="1" assertions="1" failures="1" skipped="0">')
    expect(junit).toContain('<property name="reached" value="0"/><property name="differences" value="1"/>')
    expect(junit).toContain('<failure message="answers: location: &lt;missing&gt; &amp; &quot;odd&quot;">')
    expect(junit).toContain('<skipped message="not reached: needs a payment provider"/>')
  })
})

describe('two readings', () => {
  it.each([
    ['agree at once', [[1, 1]], []],
    [
      'agree when they are read again',
      [
        [1, 2],
        [2, 2],
      ],
      [],
    ],
    ['differ for good', Array.from({ length: 4 }, () => [1, 2]), ['1 instead of 2']],
  ])('%s', async (_what, pairs, problems) => {
    const { suite, report } = getSuite([])
    const left = [...pairs] as [number, number][]
    await suite.agree(systemStatus, 'agrees', async () => left.shift())
    expect([left, report.endpoints[0]?.checks]).toEqual([[], [{ name: 'agrees', problems }]])
  })
})

it('waits long in parts, between which it uses its sessions', async () => {
  const replies = [reply(429, LIMITED, '600'), DONE, DONE, DONE]
  const { suite, slept } = getSuite(replies, 3_600)
  suite.accounts.add({ token: 'x' } as Account)
  await suite.call(depositByQr, {})
  expect([slept.reduce((total, ms) => total + ms, 0), replies.length]).toEqual([600_250, 0])
})
