import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { ErrorState } from '../src/ui/error-state.tsx'
import { findHeader, openSite, sent, viewer } from './site.tsx'

const PAGES = [
  ['/member/account', 'AccountScreen'],
  ['/member/profile', 'ProfileScreen'],
  ['/member/security', 'SecurityScreen'],
  ['/member/limits', 'LimitsScreen'],
  ['/member/statement', 'StatementScreen'],
  ['/member/wallet', 'WalletScreen'],
  ['/member/transfer-upline', 'MemberTransferScreen'],
  ['/member/transfer-downline', 'MemberTransferScreen'],
  ['/member/betting-record', 'BettingRecordScreen'],
  ['/member/account-record', 'AccountRecordScreen'],
  ['/member/profit-and-loss', 'ProfitAndLossScreen'],
  ['/member/bonus-details', 'BonusDetailsScreen'],
  ['/member/withdrawal', 'WithdrawalScreen'],
  ['/member/withdrawal/7', 'WithdrawalDetailScreen'],
  ['/member/deposit', 'DepositScreen'],
  ['/member/deposit/7', 'DepositDetailScreen'],
] as const

it.each(PAGES)('%s shows a load failure, and loads on retry', async (address, operation) => {
  let isAway = false
  const user = await openSite('/help', {
    query: viewer('MEMBER'),
    fails: (operationName) => isAway && operationName === operation,
  })
  await findHeader()
  isAway = true
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  const main = within(await screen.findByRole('main'))
  const alert = within(await main.findByRole('alert'))
  expect(alert.getByRole('heading').textContent).not.toBe('')
  const requested = () => sent.filter(({ operationName }) => operationName === operation).length
  const before = requested()
  isAway = false
  await user.click(alert.getByRole('button', { name: ui.retry }))
  await waitFor(() => expect(requested()).toBe(before + 1))
  await waitFor(() => expect(main.queryByRole('button', { name: ui.retry })).toBeNull())
})

afterEach(() => void vi.unstubAllGlobals())

it('hydrates a failure that was rendered with its text, before the browser has loaded the text', async () => {
  const place = document.createElement('div')
  place.innerHTML = renderToString(<ErrorState title="Lottery" text="The platform does not answer." />)
  const onRecoverableError = vi.fn<() => void>()
  await act(async () =>
    hydrateRoot(place, <ErrorState title="Lottery" text="Something failed." />, { onRecoverableError }),
  )
  expect(onRecoverableError).not.toHaveBeenCalled()
})

it('says that there is no connection, and loads by itself when there is one', async () => {
  let isAway = false
  await openSite('/help', { query: viewer('MEMBER'), fails: () => isAway })
  await findHeader()
  const connect = (onLine: boolean) => {
    isAway = !onLine
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine)
    dispatchEvent(new Event(onLine ? 'online' : 'offline'))
  }
  connect(false)
  expect(await screen.findByText(faults.offline)).toBeTruthy()
  history.pushState(null, '', '/member/wallet')
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  const main = within(await screen.findByRole('main'))
  // A code would be of use only to customer service, which can do nothing here.
  expect((await main.findByRole('alert')).textContent).not.toContain('NETWORK')
  connect(true)
  await waitFor(() => expect(main.queryByRole('button', { name: ui.retry })).toBeNull())
  expect(screen.queryByText(faults.offline)).toBeNull()
})
