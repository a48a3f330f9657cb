import { screenLoader } from '../../graphql/screen-loader.ts'
import { AgreementScreenDocument } from './agreement-screen.generated.ts'

/** Starts the user agreement's query. */
export const loader = screenLoader(AgreementScreenDocument, () => ({}))
