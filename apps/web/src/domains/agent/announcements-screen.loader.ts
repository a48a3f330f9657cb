import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { AgentAnnouncementsScreenDocument } from './announcements-screen.generated.ts'

export const loader = networkOnlyLoader(AgentAnnouncementsScreenDocument, ({ page }) => ({ page }))
