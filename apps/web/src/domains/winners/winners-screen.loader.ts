import { screenLoader } from '../../graphql/screen-loader.ts'
import { WinnersScreenDocument } from './winners-screen.generated.ts'
import { parseWinnersState } from './winners-state.ts'

export const loader = screenLoader(WinnersScreenDocument, ({ search }) => ({
  ...parseWinnersState(search),
}))
