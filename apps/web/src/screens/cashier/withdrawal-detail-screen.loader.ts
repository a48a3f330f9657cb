import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { WithdrawalDetailScreenDocument } from './withdrawal-detail-screen.generated.ts'
import type { WithdrawalDetailScreenQueryVariables } from './withdrawal-detail-screen.generated.ts'

export function loader({ params }: LoaderFunctionArgs): { variables: WithdrawalDetailScreenQueryVariables } {
  return networkOnlyLoader(WithdrawalDetailScreenDocument, { id: params.id ?? '' })
}
