import * as contract from '@playhouse/platform-api/agent-contracts.ts'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import { inbox } from '@playhouse/platform-api/messages.ts'
import { periodAt } from '@playhouse/shared/agent-pay.ts'
import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { contractRequest, contractVersion } from '../../../db/tables/agents.ts'
import { member } from '../../../db/tables/members.ts'
import { getEvents } from '../../money/limits/limits.fixture.ts'
import { type AgentHarness, openAgents, PAYMENT_PASSWORD, refusal } from './agents.fixture.ts'
import { notifyContractChanges } from './contract-notifications.ts'
import { expireRequests } from './contract-requests.ts'

const OPEN = new AbortController().signal
const TERMS = { period: 'D', basisPoints: 50 } as const
type Kind = 'DAILY_SALARY' | 'DIVIDEND'

let harness: AgentHarness['harness']
let as: AgentHarness['as']
let getId: AgentHarness['getId']
beforeAll(async () => {
  // Four levels: general, agenta, suba, lan.
  ;({ harness, as, getId } = await openAgents(['general', 'agenta', 'agentb', 'suba', 'lan'], async (database) => {
    await database.update(member).set({ kind: 41 }).where(eq(member.username, 'lan'))
  }))
})
afterAll(() => harness.close())
beforeEach(async () => {
  for (const table of ['contract_version', 'contract_request', 'member_message', 'live_event']) {
    await harness.database.execute(sql.raw(`delete from ${table}`))
  }
})

const ask = (username: string, terms: object = {}, note = '') =>
  as(username, contract.requestContract, { kind: 'DAILY_SALARY', terms: { ...TERMS, ...terms }, note })
const offer = (upline: string, account: string, terms: object = {}, kind: Kind = 'DAILY_SALARY') =>
  as(upline, contract.offerContract, {
    account,
    kind,
    terms: { ...TERMS, ...terms },
    paymentPassword: PAYMENT_PASSWORD,
  })
const getVersion = async (id: string) => {
  const [found] = await harness.database.select().from(contractVersion).where(eq(contractVersion.id, id))
  if (!found) throw new Error('There is no such contract.')
  return found
}
async function accepted(upline: string, account: string, terms: object = {}, kind: Kind = 'DAILY_SALARY') {
  const { id } = (await offer(upline, account, terms, kind)).value
  const { termsHash } = await getVersion(id)
  expect((await as(account, contract.answerContract, { id, accept: true, termsHash })).status).toBe(200)
  return id
}
const badge = async (username: string) => (await as(username, memberInfo, {})).value.waitingContracts
const page = async (username: string, side: 'received' | 'paid') =>
  (await as(username, contract.processDailySalary, { side })).value
const titles = async (username: string) => (await as(username, inbox, {})).value.list.map(({ title }) => title)
const events = async (username: string) =>
  (await getEvents(harness.database, getId(username), 'CONTRACT_REQUEST')).map((event) => {
    const { state, waiting } = event as { state: string; waiting: number }
    return [state, waiting]
  })

test('shows a request to the upline with a badge, a message and an event, and answers it by an offer', async () => {
  const { id } = (await ask('agenta', { basisPoints: 80 }, 'A good month.')).value
  expect(await badge('general')).toEqual({ DAILY_SALARY: 1 })
  expect((await page('general', 'paid')).requests).toMatchObject([
    { id, account: 'agenta', upline: 'general', note: 'A good month.', state: 'REQUESTED', terms: { basisPoints: 80 } },
  ])
  expect((await page('agentb', 'paid')).requests).toEqual([])
  expect(await titles('general')).toEqual(['You were asked for a contract'])
  const { id: contractId } = (await offer('general', 'agenta', { basisPoints: 70 })).value
  expect((await page('agenta', 'received')).requests).toMatchObject([{ id, state: 'OFFERED' }])
  const [stored] = await harness.database.select().from(contractRequest)
  expect(stored).toMatchObject({ contractId, state: 'OFFERED', nextActionAt: null })
  expect([await badge('general'), await badge('agenta')]).toEqual([{}, { DAILY_SALARY: 1 }])
  expect(await events('general')).toEqual([
    ['REQUESTED', 1],
    ['OFFERED', 0],
  ])
})

test('declines a request with a reason that the account reads, once', async () => {
  const { id } = (await ask('agenta')).value
  const input = { id, reason: 'Not before the summer.' }
  const [first, second] = await Promise.all([1, 2].map(() => as('general', contract.declineContractRequest, input)))
  expect([first?.status, second?.status].toSorted()).toEqual([200, 409])
  expect((await page('agenta', 'received')).requests).toMatchObject([{ state: 'DECLINED', reason: input.reason }])
  const { list } = (await as('agenta', inbox, {})).value
  expect(list).toMatchObject([{ title: 'Your request was declined', about: 'contract:DAILY_SALARY:received' }])
  expect(list[0]?.content).toContain('Not before the summer.')
  expect((await ask('agenta')).status).toBe(200)
})

test('takes a request back, after which it cannot be declined', async () => {
  const { id } = (await ask('agenta')).value
  expect((await as('agenta', contract.withdrawContractRequest, { id })).value.state).toBe('WITHDRAWN')
  expect((await as('general', contract.declineContractRequest, { id, reason: 'no' })).body).toEqual(
    refusal('contract.state'),
  )
})

test('refuses a second request, one that crosses an offer, one above every rate, and one without an upline', async () => {
  await ask('agenta')
  expect((await ask('agenta')).body).toEqual(refusal('contract.request.open'))
  await offer('general', 'agenta')
  expect((await ask('agenta')).body).toEqual(refusal('contract.offer.waiting'))
  expect((await ask('agentb', { basisPoints: 201 })).body).toEqual(
    refusal('request_param_err', { basisPoints: 'range' }),
  )
  expect((await ask('general')).body).toEqual(refusal('contract.no.upline'))
})

test('lets one of an offer and a request that cross be answered', async () => {
  const [requested, offered] = await Promise.all([ask('agenta'), offer('general', 'agenta')])
  expect(offered.status).toBe(200)
  const { requests } = await page('agenta', 'received')
  // The offer came first and refused the request, or answered it.
  expect(requested.status === 200 ? requests.map(({ state }) => state) : requests).toEqual(
    requested.status === 200 ? ['OFFERED'] : [],
  )
})

test('answers alike for another agent’s request and for one that does not exist', async () => {
  const { id } = (await ask('agenta')).value
  for (const unknown of [id, crypto.randomUUID()]) {
    expect((await as('agentb', contract.declineContractRequest, { id: unknown, reason: 'no' })).body).toEqual(
      refusal('contract.not.found'),
    )
    expect((await as('agentb', contract.withdrawContractRequest, { id: unknown })).body).toEqual(
      refusal('contract.not.found'),
    )
  }
})

test('lets a request expire once, and tells the account', async () => {
  await ask('agenta')
  await harness.database.update(contractRequest).set({ nextActionAt: new Date(0) })
  const runs = await Promise.all([1, 2].map(() => expireRequests.run(harness.database, OPEN)))
  expect(runs.reduce((sum, count) => sum + count, 0)).toBe(1)
  expect((await page('agenta', 'received')).requests).toMatchObject([{ state: 'EXPIRED' }])
  expect(await titles('agenta')).toEqual(['Your request has expired'])
})

test('ends every contract below one that ends, after the accounts were named', async () => {
  const top = await accepted('general', 'agenta', { basisPoints: 100 })
  const middle = await accepted('agenta', 'suba', { basisPoints: 60 })
  const last = await accepted('suba', 'lan', { basisPoints: 30 })
  const ending = [
    { account: 'suba', basisPoints: 60 },
    { account: 'lan', basisPoints: 30 },
  ]
  expect((await page('general', 'paid')).contracts).toMatchObject([{ id: top, ending }])
  expect((await page('agenta', 'received')).contracts).toMatchObject([{ id: top, ending }])
  const end = (names: string[]) => as('general', contract.endContract, { id: top, ending: names })
  expect((await end(['suba'])).body).toEqual(refusal('contract.ends.others'))
  expect((await end(['suba', 'lan'])).status).toBe(200)
  for (const id of [top, middle, last]) expect((await getVersion(id)).endReason).toBe('TERMINATED')
  await notifyContractChanges.run(harness.database, OPEN)
  expect((await titles('lan'))[0]).toBe('A contract ends')
  expect((await offer('agenta', 'suba', { basisPoints: 1 })).body).toEqual(
    refusal('request_param_err', { basisPoints: 'range' }),
  )
})

test('ends the contracts below that exceed a lower rate, and keeps those within it', async () => {
  await accepted('general', 'agenta', { basisPoints: 100 })
  const middle = await accepted('agenta', 'suba', { basisPoints: 80 })
  const last = await accepted('suba', 'lan', { basisPoints: 10 })
  const { id } = (await offer('general', 'agenta', { basisPoints: 70 })).value
  const { contracts } = await page('agenta', 'received')
  expect(contracts[0]?.ending.map(({ account }) => account)).toEqual(['suba', 'lan'])
  const { termsHash } = await getVersion(id)
  const response = (ending: string[]) =>
    as('agenta', contract.answerContract, { id, accept: true, termsHash, ending, paymentPassword: PAYMENT_PASSWORD })
  expect((await response(['suba'])).body).toEqual(refusal('contract.ends.others'))
  expect((await response(['suba', 'lan'])).status).toBe(200)
  for (const one of [middle, last]) expect((await getVersion(one)).endReason).toBe('TERMINATED')
  const next = await accepted('agenta', 'suba', { basisPoints: 60 })
  const { id: lower } = (await offer('general', 'agenta', { basisPoints: 65 })).value
  expect(
    (
      await as('agenta', contract.answerContract, {
        id: lower,
        accept: true,
        termsHash: (await getVersion(lower)).termsHash,
      })
    ).status,
  ).toBe(200)
  expect((await getVersion(next)).endReason).toBeNull()
})

test('pays a contract below until the one above it ends, by its own periods', async () => {
  const monthly = await accepted('general', 'agenta', { period: 'M', basisPoints: 1000 }, 'DIVIDEND')
  const daily = await accepted('agenta', 'suba', { period: 'D', basisPoints: 500 }, 'DIVIDEND')
  // Both run already.
  const { from, to } = periodAt('DIVIDEND', 'M', new Date())
  await harness.database.update(contractVersion).set({ validFrom: from })
  expect((await as('agenta', contract.endContract, { id: monthly, ending: ['suba'] })).status).toBe(200)
  expect((await getVersion(monthly)).validUntil).toEqual(to)
  expect((await getVersion(daily)).validUntil).toEqual(to)
})

test('ends a contract that is accepted while the one above it is ended, or refuses it', async () => {
  const top = await accepted('general', 'agenta', { basisPoints: 100 })
  const { id } = (await offer('agenta', 'suba', { basisPoints: 50 })).value
  const { termsHash } = await getVersion(id)
  const [, ended] = await Promise.all([
    as('suba', contract.answerContract, { id, accept: true, termsHash }),
    as('general', contract.endContract, { id: top, ending: ['suba'] }),
  ])
  expect(ended.status).toBe(200)
  const found = await getVersion(id)
  expect(found.state === 'OFFERED' || found.endReason === 'TERMINATED').toBe(true)
})
