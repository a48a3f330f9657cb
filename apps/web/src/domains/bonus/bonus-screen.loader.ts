import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { BonusScreenDocument } from './bonus-screen.generated.ts'

export const loader = networkOnlyLoader(BonusScreenDocument)
