import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { RegisterCentreScreenDocument } from './register-centre-screen.generated.ts'

export function loader() {
  return networkOnlyLoader(RegisterCentreScreenDocument, {})
}
