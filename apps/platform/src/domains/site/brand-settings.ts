import { asc } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database } from '@playhouse/postgres/database.ts'
import { brand, brandModule, registerRule, resource } from '../../db/tables/brand.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'

const BRAND_FRESH_MS = 5_000

type Rows<T extends { $inferSelect: unknown }> = T['$inferSelect'][]

/** One snapshot of the brand's tables. */
export interface BrandSettings extends Omit<typeof brand.$inferSelect, 'seed'> {
  modules: Rows<typeof brandModule>
  registerRules: Rows<typeof registerRule>
  resources: Rows<typeof resource>
  /** True if the module and all of its parents are on; false for unknown modules. */
  moduleOn(moduleId: string): boolean
}

/** Returns the brand's settings, cached for {@link BRAND_FRESH_MS}. @throws Error if the database holds no brand */
export function brandSettings(database: Database, freshMs = BRAND_FRESH_MS): () => Promise<BrandSettings> {
  const cache = new LRUCache<'brand', BrandSettings>({ max: 1, ttl: freshMs, fetchMethod: () => readBrand(database) })
  return async () => (await cache.fetch('brand')) ?? (await readBrand(database))
}

async function readBrand(database: Database): Promise<BrandSettings> {
  const [[found], modules, rules, resources] = await Promise.all([
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
  return { ...found, modules, registerRules: rules, resources, moduleOn }
}

/** Rules of the registration fields, by field. */
export function registerRules({
  registerRules: rules,
}: Pick<BrandSettings, 'registerRules'>): Record<string, FieldRule> {
  return Object.fromEntries(rules.map(({ field, position: _, ...rule }) => [field, rule]))
}
