import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import invite from '@playhouse/shared/texts/web/EN/invite.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { openSite, viewer } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const FRIEND = {
  id: '1',
  maskedUsername: 'b***n',
  stage: 'REGISTERED',
  reward: money('50000'),
  registeredAt: '2026-11-02T03:00:00Z',
  until: '2026-12-01T17:00:00Z',
  endedAt: null,
}
const RULE = { reward: money('50000'), minDeposit: money('200000'), minTurnover: money('1000000'), days: 30 }
const LINK = 'https://play.test/register?referralCode=HAYEN2YE'

const open = (more: object = {}, address = '/member/invite', friends: object[] = [FRIEND]) =>
  openSite(address, {
    query: viewer('MEMBER'),
    types: {
      Referral: () => ({ code: 'HAYEN2YE', links: [LINK], invitations: 3, rule: RULE, paid: money('0'), ...more }),
      ReferralFriendPage: () => ({ nodes: friends, pageInfo: { page: 1, totalPages: 1 } }),
    },
  })

it('asks a visitor to log in', async () => {
  await openSite('/member/invite')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('shows link, code and QR code, and copies the link', async () => {
  const user = await open()
  expect(await screen.findByText(LINK)).toBeTruthy()
  expect(screen.getByText('HAYEN2YE')).toBeTruthy()
  expect(screen.getByRole('img', { name: invite.qr })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: invite.copyLink }))
  expect(await screen.findByText(invite.copied)).toBeTruthy()
  expect(await navigator.clipboard.readText()).toBe(LINK)
})

it('states the rule with its amounts', async () => {
  await open()
  expect(await screen.findByText(/You receive ₫50,000/)).toBeTruthy()
  expect(screen.getByText(/Within 30 days .*₫200,000.*₫1,000,000/)).toBeTruthy()
})

it.each([
  ['REGISTERED', '₫50,000'],
  ['DEPOSITED', '₫50,000'],
  ['PAID', '₫50,000'],
  ['DECLINED', '–'],
  ['EXPIRED', '–'],
] as const)('shows a friend who is %s with a masked name', async (stage, reward) => {
  await open({}, '/member/invite', [{ ...FRIEND, stage }])
  const table = within(await screen.findByRole('table', { name: invite.all }))
  const row = table.getAllByRole('row')[1]
  expect(row?.textContent).toContain('b***n')
  expect(row?.textContent).toContain(invite.stages[stage])
  expect(row?.textContent).toContain(reward)
})

it('lists payments at their own URL', async () => {
  await open({}, '/member/invite?show=paid', [{ ...FRIEND, stage: 'PAID', endedAt: '2026-11-09T03:00:00Z' }])
  expect(await screen.findByRole('table', { name: invite.payments })).toBeTruthy()
  expect(screen.getByRole('link', { name: invite.payments }).getAttribute('aria-current')).toBe('page')
})

it('shows agents their link without rewards', async () => {
  await open({ rule: null })
  expect(await screen.findByText(invite.agents, { exact: false })).toBeTruthy()
  expect(screen.queryByText(invite.rules)).toBeNull()
})

it('explains that no friend has registered yet', async () => {
  await open({}, '/member/invite', [])
  expect(await screen.findByText(invite.noneTitle)).toBeTruthy()
})

it('explains that invitations are closed', async () => {
  await openSite('/member/invite', { query: { viewer: { ...viewer('MEMBER').viewer, referral: null } } as never })
  expect(await screen.findByText(invite.closedTitle)).toBeTruthy()
})
