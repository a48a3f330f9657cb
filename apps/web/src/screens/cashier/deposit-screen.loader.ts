import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { DepositScreenDocument } from './deposit-screen.generated.ts'
import type { DepositScreenQueryVariables } from './deposit-screen.generated.ts'

export function loader(): { variables: DepositScreenQueryVariables } {
  return networkOnlyLoader(DepositScreenDocument, {})
}
