import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { BecomeAgentScreenDocument } from './become-agent-screen.generated.ts'

export const loader = networkOnlyLoader(BecomeAgentScreenDocument)
