import { useLoaderData, useNavigate } from 'react-router-dom'
import { overviewAddress } from './overview-state.ts'
import type { Days } from '../../day-range.ts'
import type { OverviewData, loader } from './team-overview-screen.loader.ts'

export interface Overview extends OverviewData {
  /** URL of an account's overview over the same days; null is the agent's own team. */
  accountAddress: (account: string | null) => string
  /** URL of the default days, for the same account. */
  defaultAddress: string
  chooseDays: (days: Days) => void
  chooseAccount: (account: string | null) => void
}

export function useOverview(): Overview {
  const data = useLoaderData<typeof loader>()
  const navigate = useNavigate()
  const { state, today } = data
  const accountAddress = (account: string | null) => overviewAddress({ ...state, account }, today)
  const go = (address: string) => void navigate(address, { preventScrollReset: true })
  return {
    ...data,
    accountAddress,
    defaultAddress: state.account ? `?${new URLSearchParams({ account: state.account })}` : '?',
    chooseDays: (days) => go(overviewAddress({ ...days, account: state.account }, today)),
    chooseAccount: (account) => go(accountAddress(account)),
  }
}
