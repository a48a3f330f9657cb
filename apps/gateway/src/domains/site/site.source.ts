import type { Brand } from './brand.ts'

/** Site of the graph: the brand; status, navigation and banners are loaded on demand. */
export interface SiteSource {
  brand: Brand
}
