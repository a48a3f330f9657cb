import type { WithdrawalState } from '@playhouse/schema/types.generated.ts'
import { isDay } from '@playhouse/shared/days.ts'
import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { WithdrawalScreenDocument } from './withdrawal-screen.generated.ts'
import { WITHDRAWAL_FILTERS } from './withdrawal-states.ts'

/** The list's page, state and days are in the URL. */
export const loader = networkOnlyLoader(WithdrawalScreenDocument, ({ search, page }) => {
  const day = (name: string) => [search.get(name) ?? ''].find(isDay) ?? null
  const state = WITHDRAWAL_FILTERS.find((known) => known === search.get('state')) as WithdrawalState | undefined
  return { page, state: state ?? null, from: day('from'), to: day('to') }
})
