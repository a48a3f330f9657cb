import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { MissionsScreenDocument } from './missions-screen.generated.ts'

export const loader = networkOnlyLoader(MissionsScreenDocument)
