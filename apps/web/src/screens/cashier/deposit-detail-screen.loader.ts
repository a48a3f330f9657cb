import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { DepositDetailScreenDocument } from './deposit-detail-screen.generated.ts'
import type { DepositDetailScreenQueryVariables } from './deposit-detail-screen.generated.ts'

export function loader({ params }: LoaderFunctionArgs): { variables: DepositDetailScreenQueryVariables } {
  return networkOnlyLoader(DepositDetailScreenDocument, { id: params.depositId ?? '' })
}
