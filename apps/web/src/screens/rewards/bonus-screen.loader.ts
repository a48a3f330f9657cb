import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { BonusScreenDocument } from './bonus-screen.generated.ts'

export const loader = () => networkOnlyLoader(BonusScreenDocument, {})
