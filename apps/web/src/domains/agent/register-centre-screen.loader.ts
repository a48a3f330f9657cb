import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { RegisterCentreScreenDocument } from './register-centre-screen.generated.ts'

export const loader = networkOnlyLoader(RegisterCentreScreenDocument)
