import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import closing from '@playhouse/shared/texts/web/EN/closing.json' with { type: 'json' }
import limits from '@playhouse/shared/texts/web/EN/limits.json' with { type: 'json' }
import restrictions from '@playhouse/shared/texts/web/EN/restrictions.json' with { type: 'json' }
import withdrawal from '@playhouse/shared/texts/web/EN/withdrawal.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'

const vnd = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })
const restriction = { kind: 'CLOSING', until: null, isPlayBlocked: true, isDepositBlocked: true }
const PAYOUT = {
  __typename: 'Withdrawal',
  id: '41',
  amount: vnd('704000.00'),
  bankName: 'Hoa Sen',
  accountMasked: '•••• 6789',
  expectedBy: null,
  steps: [{ __typename: 'WithdrawalStep', state: 'REQUESTED', actor: 'MEMBER', reason: null }],
}
const CLOSING = {
  __typename: 'AccountClosing',
  standing: 'CLOSING',
  requestedAt: '2026-05-01T08:00:00Z',
  isPayoutNeeded: false,
  balance: vnd('0.00'),
  withdrawals: [],
  cards: [],
  payouts: [],
  obstacles: [],
  openMatters: [],
}

async function openClosing(address: string, changed: object) {
  const member = viewer('MEMBER').viewer
  return openSite(address, {
    query: { viewer: { ...member, restriction } },
    types: { AccountClosing: () => ({ ...CLOSING, ...changed }) },
  })
}
const question = () => screen.findByRole('heading', { level: 1, name: closing.title })

it.each(['/', '/member/deposit', '/member/withdrawal/41', '/slots'])(
  'shows the payout instead of %s, with what is asked and what has happened',
  async (address) => {
    await openClosing(address, { withdrawals: [{ ...PAYOUT, state: 'NEEDS_INFO', question: 'Whose card is it?' }] })
    expect(await question()).toBeTruthy()
    const payout = within(await screen.findByRole('region', { name: fill(closing.payout, { number: '41' }) }))
    expect(payout.getByText(/704,000/)).toBeTruthy()
    expect(payout.getByText(fill(closing.to, { bank: 'Hoa Sen', account: '•••• 6789' }))).toBeTruthy()
    expect(payout.getByText(/Whose card is it\?/)).toBeTruthy()
    expect(payout.getByText(withdrawal.detail.timeline)).toBeTruthy()
    const ways = within(screen.getByRole('main'))
    expect(ways.getByRole('link', { name: new RegExp(closing.noMessages) }).getAttribute('href')).toBe(
      '/member/messages',
    )
    expect(ways.getByRole('link', { name: closing.service }).getAttribute('href')).toBe('/member/service')
    expect(screen.queryByRole('navigation')).toBeNull()
  },
)

it('keeps the messages open, with a way back to the payout', async () => {
  await openClosing('/member/messages', {})
  expect((await screen.findByRole('link', { name: restrictions.payout })).getAttribute('href')).toBe(
    '/member/withdrawal',
  )
  expect(screen.queryByRole('heading', { level: 1, name: closing.title })).toBeNull()
})

it('offers the cards after a rejection, and requests the payout with the password', async () => {
  const card = (id: string, bankName: string) => ({
    __typename: 'BankCard',
    id,
    bankName,
    accountMasked: '•••• 1',
    usableAt: '2026-01-01T00:00:00Z',
    isResting: false,
  })
  let answered: object = { __typename: 'StepUpRequired', methods: [{ method: 'PASSWORD', hint: null }] }
  const member = viewer('MEMBER').viewer
  const user = await openSite('/', {
    query: { viewer: { ...member, restriction } },
    types: {
      AccountClosing: () => ({
        ...CLOSING,
        isPayoutNeeded: true,
        balance: vnd('704000.00'),
        cards: [card('one', 'Hoa Sen'), card('two', 'Song Hong')],
        withdrawals: [{ ...PAYOUT, state: 'REJECTED' }],
      }),
      ClosingPayoutResult: () => answered,
    },
  })
  await user.click(await screen.findByRole('radio', { name: /Song Hong/ }))
  await user.click(screen.getByRole('button', { name: closing.request }))
  const password = await screen.findByLabelText(withdrawal.stepUp.methods.PASSWORD)
  answered = { __typename: 'ClosingPayoutSuccess' }
  await user.type(password, 'my password{Enter}')
  await waitFor(() =>
    expect(sent.findLast((one) => one.operationName === 'RequestClosingPayout')?.variables).toEqual({
      input: { bankCardId: 'two', stepUp: { password: 'my password' } },
    }),
  )
  expect(await screen.findByText(closing.requested)).toBeTruthy()
})

async function openDialog(changed: object) {
  const user = await openSite('/member/limits', {
    query: viewer('MEMBER'),
    types: { AccountClosing: () => ({ ...CLOSING, standing: 'OPEN', requestedAt: null, ...changed }) },
  })
  await user.click(await screen.findByRole('button', { name: limits.close.open }))
  return within(await screen.findByRole('dialog', { name: limits.close.title }))
}

it('names the obstacles first, each with a link, before the password is requested', async () => {
  const dialog = await openDialog({
    obstacles: [
      { __typename: 'ClosingObstacle', kind: 'ROUND', reference: '12', name: 'Lantern', amount: vnd('50000.00') },
      { __typename: 'ClosingObstacle', kind: 'WITHDRAWAL', reference: '41', name: null, amount: vnd('704000.00') },
      { __typename: 'ClosingObstacle', kind: 'CARD_MISSING', reference: null, name: null, amount: null },
    ],
  })
  expect(await dialog.findByRole('heading', { name: closing.blockedTitle })).toBeTruthy()
  const links = dialog.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')])
  expect(links).toEqual([
    [closing.actions.ROUND, '/game/12'],
    [closing.actions.WITHDRAWAL, '/member/withdrawal/41'],
    [closing.actions.CARD_MISSING, '/member/withdrawal#bank-cards'],
  ])
  expect(dialog.getByRole('button', { name: limits.continue }).getAttribute('aria-disabled')).toBe('true')
})

it('names amount, card, time, review and the pages that stay open before it requests the password', async () => {
  const dialog = await openDialog({
    balance: vnd('704000.00'),
    payouts: [
      {
        __typename: 'ClosingPayout',
        amount: vnd('704000.00'),
        bankName: 'Hoa Sen',
        accountMasked: '•••• 6789',
        expectedMinutes: 30,
        isReviewed: true,
      },
    ],
    openMatters: [
      { __typename: 'ClosingMatter', kind: 'CASE', reference: '7', name: 'Where is my money?', amount: null },
      { __typename: 'ClosingMatter', kind: 'BONUS', reference: null, name: null, amount: vnd('20000.00') },
      { __typename: 'ClosingMatter', kind: 'DOWNLINE', reference: null, name: 'agenta', amount: null, count: 12 },
      { __typename: 'ClosingMatter', kind: 'INVITATIONS', reference: null, name: null, amount: null, count: 3 },
      { __typename: 'ClosingMatter', kind: 'BILLS', reference: null, name: null, amount: vnd('40000.00'), count: 2 },
    ],
  })
  const plan = await dialog.findByText(/Hoa Sen •••• 6789/)
  expect(plan.textContent).toMatch(/704,000.*30 minutes/)
  expect(plan.textContent).toContain(closing.reviewed)
  expect(dialog.getByText(/Where is my money\?/)).toBeTruthy()
  expect(dialog.getByText(/20,000/)).toBeTruthy()
  expect(dialog.getByText(/12.*handed over to agenta/)).toBeTruthy()
  expect(dialog.getByText(/links \(3\).*stop working/)).toBeTruthy()
  expect(dialog.getByText(/40,000.*paid before/)).toBeTruthy()
  expect(dialog.getByRole('button', { name: limits.continue }).getAttribute('aria-disabled')).not.toBe('true')
})
