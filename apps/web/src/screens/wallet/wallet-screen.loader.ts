import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { WalletScreenDocument } from './wallet-screen.generated.ts'

export function loader() {
  return networkOnlyLoader(WalletScreenDocument, {})
}
