import { visitorLooks } from '../../graphql/frame.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { LotteryLobbyScreenDocument } from './lottery-lobby-screen.generated.ts'

export const loader = screenLoader(LotteryLobbyScreenDocument, (_address, cache) => ({
  withMine: !visitorLooks(cache),
}))
