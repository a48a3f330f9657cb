import { client } from '../../graphql/client.ts'
import { visitorLooks } from '../../graphql/frame.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { LotteryScreenDocument } from './lottery-screen.generated.ts'

const createLoader = (station: boolean) =>
  screenLoader(LotteryScreenDocument, () => ({ station, withMine: !visitorLooks(client.cache) }))

export const loader = createLoader(false)
export const stationLoader = createLoader(true)
