import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { DepositScreenDocument } from './deposit-screen.generated.ts'

export const loader = networkOnlyLoader(DepositScreenDocument)
