import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { InviteScreenDocument } from './invite-screen.generated.ts'

export const loader = networkOnlyLoader(InviteScreenDocument, ({ search, page }) => ({
  show: search.get('show') === 'paid' ? 'PAID' : 'ALL',
  page,
}))
