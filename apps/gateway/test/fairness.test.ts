import { afterAll, beforeAll, expect, test } from 'vitest'
import { openCaller } from './coverage/callers.ts'
import { openStack, type Stack } from './stack.ts'

const BUSY_MEMBERS = 12
const READERS = 5
/** Sent at once by each busy member: four are at work, sixteen wait, the others are refused. */
const BURST = 30

let stack: Stack
beforeAll(async () => {
  stack = await openStack(
    {
      TRUST_PROXY: 'true',
      // As in production.
      CONCURRENT_PER_SESSION: '4',
      CONCURRENT_PER_ADDRESS: '32',
    },
    { REGISTRATIONS_PER_HOUR: '1000', CONCURRENT_PER_MEMBER: '' },
  )
})
afterAll(() => stack.close())

async function member(address: string) {
  const { browser } = await openCaller(stack, 'newcomer')
  browser.headers = { 'x-forwarded-for': address }
  return browser
}

const BALANCE = '{ viewer { wallet { balance { amount } } } }'
const MISSIONS = '{ viewer { memberAccount { ... on MemberAccount { missions { items { id } } } } } }'
const CLAIM = `mutation ($input: ClaimMissionInput!) { claimMission(input: $input) {
  ... on ClaimMissionSuccess { wallet { balance { amount } } } ... on Problem { code } } }`

test('reads balances before the bursts of twelve sessions are served', async () => {
  const readers = []
  for (let index = 0; index < READERS; index += 1) readers.push(await member(`198.51.100.${index + 1}`))
  const busy = []
  for (let index = 0; index < BUSY_MEMBERS; index += 1) busy.push(await member(`203.0.113.${index + 1}`))
  const missions = await busy[0]?.send(MISSIONS)
  const [, id] = /"id":"([^"]+)"/.exec(JSON.stringify(missions?.data)) ?? []
  expect(id).toBeTruthy()

  let served = 0
  const claims = busy.flatMap((browser) =>
    Array.from({ length: BURST }, async () => {
      const answer = await browser.send(CLAIM, { input: { id } })
      if (answer.status === 200) served += 1
      return answer
    }),
  )
  const reads = await Promise.all(
    readers.map(async (browser) => ({ ...(await browser.send(BALANCE)), servedBefore: served })),
  )
  const responses = await Promise.all(claims)

  expect(reads.map(({ data }) => JSON.stringify(data))).toEqual(readers.map(() => expect.stringContaining('"amount"')))
  // Reads were sent last.
  expect(Math.max(...reads.map(({ servedBefore }) => servedBefore))).toBeLessThan(served / 2)
  // A busy session gets 429 with Retry-After.
  const refused = responses.filter(({ status }) => status !== 200)
  expect(
    new Set(
      refused.map(({ status, response, errors }) =>
        [status, response.headers['retry-after'], errors[0]?.extensions.code].join(' '),
      ),
    ),
  ).toEqual(new Set(['429 1 RATE_LIMITED']))
})
