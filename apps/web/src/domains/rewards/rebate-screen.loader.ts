import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { RebateScreenDocument } from './rebate-screen.generated.ts'

export const loader = networkOnlyLoader(RebateScreenDocument)
