import { networkOnlyLoader } from '../../../graphql/screen-loader.ts'
import { SecurityScreenDocument } from './security-screen.generated.ts'

/** `page` in the URL is the page of the log-in history. */
export const loader = networkOnlyLoader(SecurityScreenDocument, ({ page }) => ({ page }))
