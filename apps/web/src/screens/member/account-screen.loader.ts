import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { AccountScreenDocument } from './account-screen.generated.ts'
import type { AccountScreenQueryVariables } from './account-screen.generated.ts'

/** Starts the query of the member's own page. */
export function loader(): { variables: AccountScreenQueryVariables } {
  return networkOnlyLoader(AccountScreenDocument, {})
}
