import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { BecomeAgentScreenDocument } from './become-agent-screen.generated.ts'

export function loader() {
  return networkOnlyLoader(BecomeAgentScreenDocument, {})
}
