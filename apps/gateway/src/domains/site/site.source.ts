import type { Brand } from './brand.ts'

/** Site of the graph: the brand; its status, navigation and banners are read when asked for. */
export interface SiteSource {
  brand: Brand
}
