import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { MemberTransferScreenDocument } from './member-transfer-screen.generated.ts'

export const uplineLoader = networkOnlyLoader(MemberTransferScreenDocument, ({ page }) => ({
  relation: 'UPLINE',
  page,
}))
export const downlineLoader = networkOnlyLoader(MemberTransferScreenDocument, ({ page, search }) => ({
  relation: 'DOWNLINE',
  page,
  receiver: search.get('to'),
}))
