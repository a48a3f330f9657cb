import { asc } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '@playhouse/postgres/database.ts'
import { brand, brandModule, registerRule, resource } from '../../db/tables/brand.ts'

/** How long the brand's settings are kept in memory. */
const BRAND_FRESH_MS = 5_000

type Rows<T extends { $inferSelect: unknown }> = T['$inferSelect'][]

/** The brand as one snapshot of its tables. */
export interface BrandSettings extends Omit<typeof brand.$inferSelect, 'seed'> {
  modules: Rows<typeof brandModule>
  registerRules: Rows<typeof registerRule>
  resources: Rows<typeof resource>
  /** True if the module and everything above it is on. A module that the tree does not have is off. */
  moduleOn(moduleId: string): boolean
}

/** Gives the brand's settings, at most {@link BRAND_FRESH_MS} old. @throws Error when the database holds no brand */
export function brandSettings(database: Database, freshMs = BRAND_FRESH_MS): () => Promise<BrandSettings> {
  const cache = new LRUCache<'brand', BrandSettings>({ max: 1, ttl: freshMs, fetchMethod: () => readBrand(database) })
  return async () => (await cache.fetch('brand')) ?? (await readBrand(database))
}

async function readBrand(database: Database): Promise<BrandSettings> {
  const [[found], modules, registerRules, resources] = await Promise.all([
    database.select().from(brand).limit(1),
    database.select().from(brandModule).orderBy(asc(brandModule.position), asc(brandModule.modId)),
    database.select().from(registerRule).orderBy(asc(registerRule.position)),
    database.select().from(resource).orderBy(asc(resource.resourceType)),
  ])
  if (!found) throw new Error('The database holds no brand: make the seed world first.')
  const byId = new Map(modules.map((module) => [module.modId, module]))
  const moduleOn = (moduleId: string): boolean => {
    const module = byId.get(moduleId)
    return module?.enabled === true && (module.parentId === null || moduleOn(module.parentId))
  }
  return { ...found, modules, registerRules, resources, moduleOn }
}
