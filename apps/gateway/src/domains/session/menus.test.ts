import { expect, test } from 'vitest'
import type { Account } from '../base/context.ts'
import { Brand } from '../base/brand.ts'
import { memberMenu } from './menus.ts'

const brand = new Brand({
  whitelabel: ['INBOX3', 'REWCEN3'].map((modId) => ({ modId, enabled: true, childrenNodes: [] })),
  register: {},
  resources: [],
  customerService: [],
  imageCDNs: [],
  launchGameCDNs: [],
})

function badges(waitingWithdrawals: number, unreadMessages = 0, claimableMissions = 0, waitingDeposits?: number) {
  const account: Account = {
    id: 1,
    account: 'lan',
    nickname: 'Lan',
    type: 0,
    regDate: 0,
    memberLabel: [],
    hasPaymentPassword: true,
    waitingWithdrawals,
    waitingDeposits,
    unreadMessages,
    unseenAnswers: 0,
    claimableMissions,
    waitingContracts: {},
  }
  return Object.fromEntries(memberMenu(account, brand).map(({ page, badge }) => [page, badge]))
}

test('counts the withdrawals that wait for the member, on their page only', () => {
  expect(badges(2)).toMatchObject({ WITHDRAWAL: 2, DEPOSIT: null, WALLET: null })
})

test('counts the deposits that wait for a payment, where the platform counts them', () => {
  expect(badges(0, 0, 0, 1)).toMatchObject({ DEPOSIT: 1, WITHDRAWAL: null })
  expect(badges(0)).toMatchObject({ DEPOSIT: null })
})

test('counts unread messages on the messages page', () => {
  expect(badges(0, 3)).toMatchObject({ MESSAGES: 3, WITHDRAWAL: null })
})

test('counts claimable missions on their page', () => {
  expect(badges(0, 0, 4)).toMatchObject({ MISSIONS: 4, MESSAGES: null })
})

test('shows no badge while nothing waits', () => {
  expect(Object.values(badges(0)).filter((badge) => badge !== null)).toEqual([])
})
