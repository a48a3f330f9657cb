import { networkOnlyLoader } from '../../../graphql/screen-loader.ts'
import { ProfileScreenDocument } from './profile-screen.generated.ts'

export const loader = networkOnlyLoader(ProfileScreenDocument)
