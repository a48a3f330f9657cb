import { networkOnlyLoader, type ScreenAddress } from '../../graphql/screen-loader.ts'
import { RaffleProofScreenDocument } from './raffle-proof-screen.generated.ts'
import { RaffleResultsScreenDocument } from './raffle-results-screen.generated.ts'
import { RaffleScreenDocument } from './raffle-screen.generated.ts'

const idOf = ({ params }: ScreenAddress) => ({ id: params['id'] ?? '' })

export const loader = networkOnlyLoader(RaffleScreenDocument, idOf)
export const proofLoader = networkOnlyLoader(RaffleProofScreenDocument, idOf)
export const resultsLoader = networkOnlyLoader(RaffleResultsScreenDocument, ({ page }) => ({ page }))
