import { loadTexts } from '../../i18n/i18n.ts'
import { lazyComponent } from '../../ui/load-part.ts'

/** Shown in place of promotions to a member on a break. */
export const NoPromotions = lazyComponent(async () => {
  const [part] = await Promise.all([import('../limits/parts/restriction-notice.tsx'), loadTexts(['restrictions'])])
  return part.NoPromotions
})
