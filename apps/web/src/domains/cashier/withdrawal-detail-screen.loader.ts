import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { WithdrawalDetailScreenDocument } from './withdrawal-detail-screen.generated.ts'

export const loader = networkOnlyLoader(WithdrawalDetailScreenDocument, ({ params }) => ({ id: params['id'] ?? '' }))
