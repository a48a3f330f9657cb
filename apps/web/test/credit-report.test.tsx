import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack as agent } from '../src/i18n/packs/EN/agent.ts'
import { pack as downline } from '../src/i18n/packs/EN/downline.ts'
import { openSite, viewer } from './site.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const open = (more: object = {}) =>
  openSite('/agent/credit-report', {
    query: viewer('AGENT'),
    types: {
      CreditReportResult: () => ({
        __typename: 'CreditReport',
        opening: vnd('100000.00'),
        credit: vnd('50000.00'),
        debit: vnd('20000.00'),
        closing: vnd('130000.00'),
        types: [{ type: 'SALARY', credit: vnd('50000.00'), debit: vnd('0.00') }],
        days: [
          {
            day: '2026-11-20',
            opening: vnd('100000.00'),
            credit: vnd('50000.00'),
            debit: vnd('20000.00'),
            closing: vnd('130000.00'),
          },
        ],
        ...more,
      }),
    },
  })

it('refuses a member who is not an agent', async () => {
  await openSite('/agent/credit-report', { query: viewer('MEMBER') })
  expect(await screen.findByRole('heading', { name: agent.refusedTitle })).toBeTruthy()
})

it('shows the balances before and after, by type and by day', async () => {
  await open()
  const days = within(await screen.findByRole('table', { name: downline.statement }))
  const cells = days.getAllByRole('row')[1]?.textContent ?? ''
  for (const amount of ['100,000', '50,000', '20,000', '130,000']) expect(cells).toContain(amount)
  const types = within(screen.getByRole('table', { name: downline.byType }))
  expect(types.getAllByRole('row')[1]?.textContent).toContain('Salary')
})

it('says that nothing moved', async () => {
  await open({ types: [], days: [] })
  expect((await screen.findAllByRole('heading', { name: downline.noMovementsTitle })).length).toBeGreaterThan(0)
})
