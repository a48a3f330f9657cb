import { recordLoader } from './parts/record-loader.ts'
import { BonusDetailsScreenDocument } from './bonus-details-screen.generated.ts'

export const loader = recordLoader(BonusDetailsScreenDocument, {}, ({ from, to, page }) => ({ from, to, page }))
