import { RAILS } from './calls.ts'
import { LOBBY_CATEGORIES } from '@playhouse/shared/game-categories.ts'

const VENDOR = '{ vassalage displayName smallIcon lagerIcon gameCount }'
const GAME = '{ nodeId gameName vassalageName showIcon isHot isNew maintenance returnToPlayer }'

/** The home screen in the platform's own terms, which is all that Hive Gateway derives from the endpoints. */
export const HIVE_QUERY = `query HomeScreen {
  status(url: "localhost:4200") { value {
    maintenance regionRestriction location { ip country }
    info {
      whitelabel { modId enabled childrenNodes { modId enabled childrenNodes } }
      resources { resourceType url }
      imageCDNs
    }
  } }
  vendors { value { data { lanes { title cards ${VENDOR} } } } }
  banners(types: "B") { value { banners { bannerId groupName url title text linkageType linkTarget } } }
  hot(limit: "14") { value { list ${GAME} } }
  ${RAILS.map(
    (rail) =>
      `${rail}: games(gameType: "${LOBBY_CATEGORIES[rail].join(',')}", sort: "popular", pageNo: "1", pageSize: "14") { value { totalCount games ${GAME} } }`,
  ).join('\n  ')}
}`
