import { loadTexts } from '../../i18n/i18n.ts'
import { lazyComponent } from '../../ui/load-part.ts'

/** What somebody on a break sees in the place of promotions. */
export const NoPromotions = lazyComponent(async () => {
  const [part] = await Promise.all([import('../limits/parts/restriction-notice.tsx'), loadTexts(['restrictions'])])
  return part.NoPromotions
})
