import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { DepositDetailScreenDocument } from './deposit-detail-screen.generated.ts'

export const loader = networkOnlyLoader(DepositDetailScreenDocument, ({ params }) => ({
  id: params['depositId'] ?? '',
}))
