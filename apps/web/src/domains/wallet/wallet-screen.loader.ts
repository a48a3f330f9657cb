import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { WalletScreenDocument } from './wallet-screen.generated.ts'

export const loader = networkOnlyLoader(WalletScreenDocument)
