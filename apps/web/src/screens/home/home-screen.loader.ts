import { browseVariables, isBrowsing, parseBrowse } from '../../features/games/browse-state.ts'
import { client } from '../../graphql/client.ts'
import { visitorLooks } from '../../graphql/frame.ts'
import { screenLoader } from '../../graphql/screen-loader.ts'
import { HomeScreenDocument } from './home-screen.generated.ts'

/**
 * Starts the home page's query: what is new and played, or the results where the address asks for some. What is a member's own
 * comes along unless the page knows that nobody is signed in: then the answer is every visitor's.
 */
export const loader = screenLoader(HomeScreenDocument, ({ request }) => {
  const state = parseBrowse(new URL(request.url).searchParams)
  return { browsing: isBrowsing(state), withMine: !visitorLooks(client.cache), ...browseVariables(state) }
})
