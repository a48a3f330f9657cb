import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { LimitsScreenDocument } from './limits-screen.generated.ts'

export const loader = () => networkOnlyLoader(LimitsScreenDocument, {})
