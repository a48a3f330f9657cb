import { screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack as errors } from '../src/i18n/packs/EN/errors.ts'
import { pack as transfer } from '../src/i18n/packs/EN/transfer.ts'
import { describedBy, openSite, sent, viewer } from './site.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const permission = (reason: string | null) => ({ isAllowed: reason === null, reason })
const RULES = {
  canTransferUpline: permission(null),
  canTransferDownline: permission(null),
  canReceive: null as object | null,
  uplineUsername: 'suba',
  available: vnd('900000'),
  free: vnd('900000'),
  minimum: vnd('10000'),
  maximum: vnd('50000000'),
  leftToday: vnd('50000000'),
  remainingTurnover: vnd('0'),
  hasPaymentPassword: true,
}
const open = (address: string, rules: object) =>
  openSite(address, {
    query: viewer('AGENT'),
    types: {
      MemberTransferRules: () => ({ ...RULES, ...rules }),
      MemberTransferPage: () => ({ nodes: [], totalCount: 0 }),
    },
  })
const UNAVAILABLE = permission('RECEIVER_UNAVAILABLE')

it('says before an amount is typed that the account of the link cannot receive transfers', async () => {
  await open('/member/transfer-downline?to=thuha12', { canReceive: UNAVAILABLE })
  expect(describedBy(await screen.findByLabelText(transfer.username))).toContain(errors.codes.RECEIVER_UNAVAILABLE)
})

it('says instead of asking for a confirmation that a typed account cannot receive transfers', async () => {
  const user = await open('/member/transfer-downline', { canReceive: UNAVAILABLE })
  await user.type(await screen.findByLabelText(transfer.username), 'thuha12')
  await user.type(screen.getByLabelText(transfer.amount), '20000')
  await user.type(screen.getByLabelText(transfer.paymentPassword), 'harbour8Stone')
  await user.click(screen.getByRole('button', { name: transfer.send }))
  expect(await screen.findByText(errors.codes.RECEIVER_UNAVAILABLE)).toBeTruthy()
  expect(screen.queryByRole('alertdialog')).toBeNull()
  expect(sent.findLast(({ operationName }) => operationName === 'MemberTransferReceiver')?.variables).toEqual({
    receiver: 'thuha12',
  })
})

it('says instead of the form that the upline cannot receive transfers', async () => {
  await open('/member/transfer-upline', { canTransferUpline: UNAVAILABLE })
  expect(await screen.findByText(errors.codes.RECEIVER_UNAVAILABLE)).toBeTruthy()
  expect(screen.queryByLabelText(transfer.amount)).toBeNull()
})
