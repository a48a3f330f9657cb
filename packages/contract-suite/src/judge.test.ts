import { describe, expect, it, test } from 'vitest'

import { depositByQr } from '@playhouse/platform-api/cashier-deposits.ts'
import { betHistory } from '@playhouse/platform-api/records.ts'
import { memberTransfers } from '@playhouse/platform-api/member-transfers.ts'
import { viewUpload } from '@playhouse/platform-api/uploads.ts'
import { balance } from '@playhouse/platform-api/wallet.ts'
import { anyRefusalProblems, successProblems } from './judge.ts'
import type { Reply } from './wire.ts'

const reply = (value: unknown): Reply => {
  const json = { success: true, value }
  return {
    status: 200,
    contentType: 'application/json',
    cacheControl: '',
    retryAfter: null,
    json,
    text: JSON.stringify(json),
  }
}

const AT = Date.parse('2025-11-24T05:00:00Z')
const transfer = (index: number) => ({
  transferId: `t${index}`,
  direction: 'out',
  relation: 'upline',
  counterparty: 'agent',
  amount: '10.00',
  remark: null,
  at: AT - index,
})
const page = (rows: number, totalCount: number, totalPages: number) => ({
  totalCount,
  totalPages,
  currency: 'VND',
  list: Array.from({ length: rows }, (_, index) => transfer(index)),
  sums: { sent: rows === totalCount ? `${rows * 10}.00` : '990.00', received: '0.00' },
})
const getProblems = (value: object, input: object) => successProblems(memberTransfers, reply(value), input)

describe('a page', () => {
  it.each([
    [0, 0, 0],
    [0, 0, 1],
    [1, 1, 1],
    [20, 20, 1],
    [20, 21, 2],
  ])('of %i rows may be one of %i entries on %i pages', (rows, totalCount, totalPages) =>
    expect(getProblems(page(rows, totalCount, totalPages), { pageSize: 20 })).toEqual([]),
  )

  it.each([
    [0, 0, 2, 'totalPages: 2 pages for 0 entries, 20 a page'],
    [20, 21, 1, 'totalPages: 1 pages for 21 entries, 20 a page'],
    [19, 21, 2, 'page 1 has 19 entries of 21 in all, 20 a page, instead of 20'],
    [3, 2, 1, '3 entries of 2 in all'],
  ])('of %i rows cannot be one of %i entries on %i pages', (rows, totalCount, totalPages, problem) =>
    expect(getProblems(page(rows, totalCount, totalPages), { pageSize: 20 })).toContain(problem),
  )

  it('has the default size when none was requested', () =>
    expect(getProblems(page(10, 41, 9), {})).toContain('totalPages: 9 pages for 41 entries, 10 a page'))

  it('holds only what was asked for, by filter and by day', () => {
    const [filter] = getProblems(page(1, 1, 1), { relation: 'downline' })
    expect(filter).toContain('relation "upline" is none of "downline"')
    const [day] = getProblems(page(1, 1, 1), { from: '2025-11-25', to: '2025-11-25' })
    expect(day).toContain('from "2025-11-25" is above day "2025-11-24"')
  })
})

test('a response repeats the input that it answers', () => {
  const [problem] = successProblems(
    depositByQr,
    reply({
      id: '1',
      method: 'QR',
      state: 'WAITING',
      amount: '1.00',
      requestedAmount: '2000.00',
      currency: 'VND',
      fee: '0.00',
      createdAt: AT,
      steps: [],
      now: AT,
    }),
    { requestKey: '00000000-0000-4000-a000-000000000000', amount: '2000' },
  )
  expect(problem).toContain('amount "1.00" is not input.amount "2000.00"')
})

test('amounts are decimal strings, moments milliseconds, addresses on hosts of the brand', () => {
  const money = {
    sumBalance: 12.5,
    bonus: '0.00',
    currency: 'VND',
    currencySymbol: '₫',
    balance: [{ accountTypeId: 2, availBalance: '12.5' }],
  }
  expect(successProblems(balance, reply(money))).toEqual([
    'sumBalance: the amount 12.5 is a JSON number, not a decimal string',
    'balance.*.availBalance: the amount "12.5" has not two to four decimals',
  ])
  const hosts = { own: new Set(['https://media.example']) }
  const link = (path: string, expiresAt = AT) => successProblems(viewUpload, reply({ path, expiresAt }), {}, hosts)
  expect([link('/media/a'), link('https://media.example/a')]).toEqual([[], []])
  expect(link('https://evil.example/a')[0]).toContain('a host that the brand does not name')
  expect(link('//evil.example/a')[0]).toContain('a host that the brand does not name')
  expect(link('')).toContain('path: an empty path')
  expect(link('/a', AT / 1_000)).toContain(`expiresAt: ${AT / 1_000} is not in epoch milliseconds`)
})

test('refusals have a code of the catalogue and of the endpoint, and its status', () => {
  const refused = (status: number, errorCode: string, retryAfter: string | null = null) =>
    anyRefusalProblems(balance, { ...reply({}), status, retryAfter, json: { success: false, message: '', errorCode } })
  expect(refused(401, 'login.not.session')).toEqual([])
  expect(refused(429, 'TOO_MANY_REQUESTS', '5')).toEqual([])
  expect(refused(401, 'NO_SESSION')).toEqual(['errorCode "NO_SESSION" is not in the catalogue'])
  expect(refused(404, 'bill.not.found')).toEqual(['errorCode bill.not.found is not one of the endpoint'])
  expect(refused(400, 'login.not.session')).toEqual(['login.not.session has status 400 instead of 401'])
  expect(refused(429, 'TOO_MANY_REQUESTS')).toEqual(['TOO_MANY_REQUESTS without Retry-After in seconds, but null'])
})

describe('a history of bets', () => {
  const row = (changes: object) => ({
    betId: '1',
    roundId: 'correction.7.2',
    nodeId: 1,
    gameName: 'Miền Bắc',
    gameType: 'LOTT',
    vassalage: 'OWN',
    vassalageName: 'Own',
    status: 'lost',
    stake: '0.00',
    payout: '-40.00',
    turnover: '0.00',
    uncountedReason: null,
    profit: '-40.00',
    balanceAfter: '10.00',
    at: AT,
    ...changes,
  })
  const history = (changes: object) => {
    const { payout } = row(changes)
    const sums = { rounds: 0, turnover: '0.00', uncounted: '0.00', payout, profit: payout }
    return { totalCount: 1, totalPages: 1, currency: 'VND', list: [row(changes)], sums }
  }

  it('may have the payout that a correction takes back', () =>
    expect(successProblems(betHistory, reply(history({})), {})).toEqual([]))

  it('has no payout below zero for a stake', () =>
    expect(
      successProblems(betHistory, reply(history({ stake: '10.00', turnover: '10.00', profit: '-50.00' })), {}),
    ).toEqual([expect.stringContaining('stake')]))
})
