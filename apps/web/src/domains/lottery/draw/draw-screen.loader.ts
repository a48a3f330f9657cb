import { networkOnlyLoader, type ScreenAddress } from '../../../graphql/screen-loader.ts'
import { DrawScreenDocument } from './draw-screen.generated.ts'
import { ProofScreenDocument } from './proof-screen.generated.ts'

const drawOf = ({ params }: ScreenAddress) => ({ code: params['code'] ?? '', number: params['number'] ?? '' })

export const loader = networkOnlyLoader(DrawScreenDocument, drawOf)
export const proofLoader = networkOnlyLoader(ProofScreenDocument, drawOf)
