import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { RebateScreenDocument } from './rebate-screen.generated.ts'

export const loader = () => networkOnlyLoader(RebateScreenDocument, {})
