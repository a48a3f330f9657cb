import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { DownlineScreenDocument } from './downline-screen.generated.ts'

export const loader = networkOnlyLoader(DownlineScreenDocument, ({ params }) => ({
  username: params['username'] ?? '',
}))
