import type { TransferRelation } from '@playhouse/schema/types.generated.ts'
import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { MemberTransferScreenDocument } from './member-transfer-screen.generated.ts'

function load(request: Request, relation: TransferRelation) {
  const asked = Number(new URL(request.url).searchParams.get('page') ?? 1)
  const page = Number.isSafeInteger(asked) && asked > 0 ? asked : 1
  return networkOnlyLoader(MemberTransferScreenDocument, { relation, page })
}

export const uplineLoader = ({ request }: LoaderFunctionArgs) => load(request, 'UPLINE')
export const downlineLoader = ({ request }: LoaderFunctionArgs) => load(request, 'DOWNLINE')
