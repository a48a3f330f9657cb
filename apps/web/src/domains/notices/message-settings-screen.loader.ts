import { networkOnlyLoader } from '../../graphql/screen-loader.ts'
import { MessageSettingsScreenDocument } from './message-settings-screen.generated.ts'

export const loader = networkOnlyLoader(MessageSettingsScreenDocument)
