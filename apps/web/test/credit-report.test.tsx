import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import agent from '@playhouse/shared/texts/web/EN/agent.json' with { type: 'json' }
import downline from '@playhouse/shared/texts/web/EN/downline.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'

const vnd = (amount: string) => ({ amount, currency: 'VND' })
const open = (more: object = {}, search = '') =>
  openSite(`/agent/credit-report${search}`, {
    query: viewer('AGENT'),
    types: {
      CreateRecordFileResult: () => ({ __typename: 'Problem', code: 'TOO_MANY_REQUESTS' }),
      CreditReportResult: () => ({
        __typename: 'CreditReport',
        username: 'lananh88',
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
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables

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

it('shows whose statement it is, saves it and asks for that of another agent below', async () => {
  const user = await open({ username: 'agent88' }, '?account=agent88')
  expect(await screen.findByRole('heading', { name: fill(downline.statementOf, { account: 'agent88' }) })).toBeTruthy()
  await user.click(screen.getByRole('button', { name: records.saveFile }))
  await waitFor(() =>
    expect(lastSent('CreateRecordFile')).toMatchObject({ input: { agentCredit: { username: 'agent88' } } }),
  )
  const search = screen.getByRole('searchbox', { name: agent.searchAccount })
  await user.clear(search)
  await user.type(search, 'agent99{Enter}')
  await waitFor(() => expect(lastSent('CreditReportScreen')).toMatchObject({ account: 'agent99' }))
})

it('says that there is no such agent below, and saves no file', async () => {
  await openSite('/agent/credit-report?account=nobody', {
    query: viewer('AGENT'),
    types: { CreditReportResult: () => ({ __typename: 'Problem', code: 'ACCOUNT_NOT_FOUND' }) },
  })
  expect(await screen.findByText(errors.codes.ACCOUNT_NOT_FOUND)).toBeTruthy()
  expect(screen.queryByRole('button', { name: records.saveFile })).toBeNull()
})
