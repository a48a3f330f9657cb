import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { AccountScreenDocument } from './account-screen.generated.ts'
import type { AccountScreenQueryVariables } from './account-screen.generated.ts'

export function loader(): { variables: AccountScreenQueryVariables } {
  return networkOnlyLoader(AccountScreenDocument, {})
}
