import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { RaffleProofScreenDocument } from './raffle-proof-screen.generated.ts'
import { RaffleResultsScreenDocument } from './raffle-results-screen.generated.ts'
import { RaffleScreenDocument } from './raffle-screen.generated.ts'

const idOf = ({ params }: LoaderFunctionArgs) => ({ id: params['id'] ?? '' })

export const loader = (args: LoaderFunctionArgs) => networkOnlyLoader(RaffleScreenDocument, idOf(args))
export const proofLoader = (args: LoaderFunctionArgs) => networkOnlyLoader(RaffleProofScreenDocument, idOf(args))

export function resultsLoader({ request }: LoaderFunctionArgs) {
  const page = Number(new URL(request.url).searchParams.get('page') ?? 1)
  return networkOnlyLoader(RaffleResultsScreenDocument, { page: Number.isSafeInteger(page) && page > 0 ? page : 1 })
}
