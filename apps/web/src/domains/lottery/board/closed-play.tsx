import { loadTexts } from '../../../i18n/i18n.ts'
import { lazyComponent } from '../../../ui/load-part.ts'

export const ClosedPlay = lazyComponent(async () => {
  const [part] = await Promise.all([import('../../limits/parts/restriction-notice.tsx'), loadTexts(['restrictions'])])
  return part.ClosedPlay
})
