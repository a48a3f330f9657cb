import { recordLoader } from '../records/parts/record-loader.ts'
import { IncomeScreenDocument } from './income-screen.generated.ts'

export const loader = recordLoader(IncomeScreenDocument, {}, ({ from, to, page }) => ({ from, to, page }))
