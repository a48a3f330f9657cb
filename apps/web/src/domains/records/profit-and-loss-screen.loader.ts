import { recordLoader } from './parts/record-loader.ts'
import { ProfitAndLossScreenDocument } from './profit-and-loss-screen.generated.ts'

export const loader = recordLoader(ProfitAndLossScreenDocument, {}, ({ from, to }) => ({ from, to }))
