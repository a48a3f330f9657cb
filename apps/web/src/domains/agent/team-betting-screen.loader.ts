import { recordLoader } from '../records/parts/record-loader.ts'
import { TeamBettingScreenDocument } from './team-betting-screen.generated.ts'

export const loader = recordLoader(TeamBettingScreenDocument, { account: null }, ({ from, to, filters }) => ({
  from,
  to,
  account: filters.account ?? null,
}))
