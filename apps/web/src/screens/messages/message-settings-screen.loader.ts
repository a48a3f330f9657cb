import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { MessageSettingsScreenDocument } from './message-settings-screen.generated.ts'

export const loader = () => networkOnlyLoader(MessageSettingsScreenDocument, {})
