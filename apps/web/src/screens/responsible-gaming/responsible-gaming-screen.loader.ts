import { screenLoader } from '../../graphql/screen-loader.ts'
import { ResponsibleGamingScreenDocument } from './responsible-gaming-screen.generated.ts'

/** Starts the page's query. */
export const loader = screenLoader(ResponsibleGamingScreenDocument, () => ({}))
