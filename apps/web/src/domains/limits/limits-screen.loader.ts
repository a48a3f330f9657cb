import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { LimitsScreenDocument } from './limits-screen.generated.ts'

export const loader = networkOnlyLoader(LimitsScreenDocument)
