import { browseVariables, isBrowsing, parseBrowse } from '../../features/games/browse-state.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { HomeScreenDocument } from './home-screen.generated.ts'

/** Starts the home page's query: banners and rails, or the results where the address asks for some. */
export const loader = screenLoader(HomeScreenDocument, ({ request }) => {
  const state = parseBrowse(new URL(request.url).searchParams)
  return { browsing: isBrowsing(state), ...browseVariables(state) }
})
