import { screenLoader } from '../../../graphql/screen-loader.ts'
import { HelpScreenDocument } from './help-screen.generated.ts'

export const loader = screenLoader(HelpScreenDocument)
