import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { MissionsScreenDocument } from './missions-screen.generated.ts'

export const loader = () => networkOnlyLoader(MissionsScreenDocument, {})
