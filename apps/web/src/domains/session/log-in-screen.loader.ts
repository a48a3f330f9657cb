import { screenLoader } from '../../graphql/screen-loader.ts'
import { LogInScreenDocument } from './log-in-screen.generated.ts'

export const loader = screenLoader(LogInScreenDocument)
