import type { WithdrawalState } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { WITHDRAWAL_FILTERS } from './withdrawal-states.ts'
import { WithdrawalScreenDocument } from './withdrawal-screen.generated.ts'
import type { WithdrawalScreenQueryVariables } from './withdrawal-screen.generated.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The list's page, state and days are in the URL. */
export function loader({ request }: LoaderFunctionArgs): { variables: WithdrawalScreenQueryVariables } {
  const { searchParams } = new URL(request.url)
  const page = Number(searchParams.get('page') ?? 1)
  const dayOf = (name: string) => {
    const day = searchParams.get(name)
    return day !== null && DAY.test(day) ? day : null
  }
  const state = WITHDRAWAL_FILTERS.find((known) => known === searchParams.get('state')) as WithdrawalState | undefined
  return networkOnlyLoader(WithdrawalScreenDocument, {
    page: Number.isSafeInteger(page) && page > 0 ? page : 1,
    state: state ?? null,
    from: dayOf('from'),
    to: dayOf('to'),
  })
}
