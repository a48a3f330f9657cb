import type { WithdrawalState } from '@playhouse/schema/types.generated.ts'
import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { WithdrawalScreenDocument } from './withdrawal-screen.generated.ts'
import { WITHDRAWAL_FILTERS } from './withdrawal-states.ts'

const DAY = /^\d{4}-\d{2}-\d{2}$/

/** The list's page, state and days are in the URL. */
export const loader = networkOnlyLoader(WithdrawalScreenDocument, ({ search, page }) => {
  const dayOf = (name: string) => DAY.exec(search.get(name) ?? '')?.[0] ?? null
  const state = WITHDRAWAL_FILTERS.find((known) => known === search.get('state')) as WithdrawalState | undefined
  return { page, state: state ?? null, from: dayOf('from'), to: dayOf('to') }
})
