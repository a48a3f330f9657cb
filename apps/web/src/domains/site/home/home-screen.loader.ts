import { browseVariables, isBrowsing, parseBrowse } from '../../games/parts/browse-state.ts'
import { visitorLooks } from '../../../graphql/frame.ts'
import { screenLoader } from '../../../graphql/screen-loader.ts'
import { HomeScreenDocument } from './home-screen.generated.ts'

/** The member's own data is left out for known visitors, so that the response is public and cacheable. */
export const loader = screenLoader(HomeScreenDocument, ({ search }, cache) => {
  const state = parseBrowse(search)
  return { browsing: isBrowsing(state), withMine: !visitorLooks(cache), ...browseVariables(state) }
})
