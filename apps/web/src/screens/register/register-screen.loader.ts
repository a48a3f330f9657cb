import { screenLoader } from '../../graphql/screen-loader.ts'
import { RegisterScreenDocument } from './register-screen.generated.ts'

/** Starts the registration page's query: the form's rules, countries, and promotions for new players. */
export const loader = screenLoader(RegisterScreenDocument, () => ({}))
