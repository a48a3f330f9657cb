import { screenLoader } from '../../graphql/screen-loader.ts'
import { HelpScreenDocument } from './help-screen.generated.ts'

/** Starts the help centre's query. Topics and search are places within its answer. */
export const loader = screenLoader(HelpScreenDocument, () => ({}))
