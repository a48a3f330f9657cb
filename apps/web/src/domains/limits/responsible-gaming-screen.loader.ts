import { screenLoader } from '../../graphql/screen-loader.ts'
import { ResponsibleGamingScreenDocument } from './responsible-gaming-screen.generated.ts'

export const loader = screenLoader(ResponsibleGamingScreenDocument)
