import { networkOnlyLoader } from '../../../graphql/network-only-loader.ts'
import { ProfileScreenDocument } from './profile-screen.generated.ts'
import type { ProfileScreenQueryVariables } from './profile-screen.generated.ts'

export function loader(): { variables: ProfileScreenQueryVariables } {
  return networkOnlyLoader(ProfileScreenDocument, {})
}
