import { client } from '../../graphql/client.ts'
import { visitorLooks } from '../../graphql/frame.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { LotteryLobbyScreenDocument } from './lottery-lobby-screen.generated.ts'

export const loader = screenLoader(LotteryLobbyScreenDocument, () => ({ withMine: !visitorLooks(client.cache) }))
