import type { LoaderFunctionArgs } from 'react-router-dom'
import { networkOnlyLoader } from '../../graphql/network-only-loader.ts'
import { DrawScreenDocument } from './draw-screen.generated.ts'
import { ProofScreenDocument } from './proof-screen.generated.ts'

const asked = ({ params }: LoaderFunctionArgs) => ({ code: params['code'] ?? '', number: params['number'] ?? '' })

export const loader = (args: LoaderFunctionArgs) => networkOnlyLoader(DrawScreenDocument, asked(args))
export const proofLoader = (args: LoaderFunctionArgs) => networkOnlyLoader(ProofScreenDocument, asked(args))
