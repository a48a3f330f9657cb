import { screenLoader } from '../../graphql/screen-loader.ts'
import { AgreementScreenDocument } from './agreement-screen.generated.ts'

export const loader = screenLoader(AgreementScreenDocument)
