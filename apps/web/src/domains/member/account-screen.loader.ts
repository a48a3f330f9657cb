import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { AccountScreenDocument } from './account-screen.generated.ts'

export const loader = networkOnlyLoader(AccountScreenDocument)
