import { screenLoader } from '../../graphql/screen-loader.ts'
import { RegisterScreenDocument } from './register-screen.generated.ts'

export const loader = screenLoader(RegisterScreenDocument)
