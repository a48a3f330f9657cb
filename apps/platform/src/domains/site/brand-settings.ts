import { asc, eq, min } from 'drizzle-orm'
import { LRUCache } from 'lru-cache'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { brand, brandModule, registerRule, resource } from '../../db/tables/brand.ts'
import { depositMethod } from '../../db/tables/deposits.ts'
import type { FieldRule } from '@playhouse/shared/registration-rules.ts'
import { readBrandRules, readMemberRules } from './jurisdictions/member-rules.ts'
import type { MemberRules } from './jurisdictions/rules.ts'
import { missingFor, type Parties } from './module-needs.ts'

const BRAND_FRESH_MS = 5_000

type Rows<T extends { $inferSelect: unknown }> = T['$inferSelect'][]

/** One snapshot of the brand's tables. */
export interface BrandSettings extends Omit<typeof brand.$inferSelect, 'seed'> {
  /** Modules that cannot work for want of a third party are off. */
  modules: Rows<typeof brandModule>
  /** Whether codes and e-mails can be sent. */
  canSend: boolean
  /** Smallest deposit in minor units; null while no method of deposit is open. */
  leastDeposit: bigint | null
  registerRules: Rows<typeof registerRule>
  resources: Rows<typeof resource>
  /** The strictest of all countries that the brand serves. */
  rules: MemberRules
  /** True if the module and all of its parents are on; false for unknown modules. */
  moduleOn(moduleId: string): boolean
}

/** Returns the brand's settings, cached for {@link BRAND_FRESH_MS}. @throws Error if the database holds no brand */
export function brandSettings(
  database: Database,
  parties: Parties,
  freshMs = BRAND_FRESH_MS,
): () => Promise<BrandSettings> {
  const read = () => readBrand(database, parties)
  const cache = new LRUCache<'brand', BrandSettings>({ max: 1, ttl: freshMs, fetchMethod: read })
  return async () => (await cache.fetch('brand')) ?? (await read())
}

async function readBrand(database: Database, parties: Parties): Promise<BrandSettings> {
  const [[found], rows, rules, resources, [deposits], brandRules] = await Promise.all([
    database.select().from(brand).limit(1),
    database.select().from(brandModule).orderBy(asc(brandModule.position), asc(brandModule.modId)),
    database.select().from(registerRule).orderBy(asc(registerRule.position)),
    database.select().from(resource).orderBy(asc(resource.resourceType)),
    database
      .select({ minimum: min(depositMethod.minimum) })
      .from(depositMethod)
      .where(eq(depositMethod.enabled, true)),
    readBrandRules(database),
  ])
  if (!found) throw new Error('The database holds no brand: make the seed world first.')
  const switchedOn = treeReader(rows)
  const modules = rows.map((row) => ({
    ...row,
    enabled: row.enabled && missingFor(row.modId, parties, switchedOn) === undefined,
  }))
  return {
    ...found,
    modules,
    canSend: parties.sender,
    leastDeposit: deposits?.minimum ?? null,
    registerRules: rules,
    resources,
    rules: brandRules,
    moduleOn: treeReader(modules),
  }
}

/** True for a module of the tree that is on, with all of its parents. */
export function treeReader(modules: readonly (typeof brandModule.$inferSelect)[]): (moduleId: string) => boolean {
  const byId = new Map(modules.map((module) => [module.modId, module]))
  const isOn = (moduleId: string): boolean => {
    const module = byId.get(moduleId)
    return module?.enabled === true && (module.parentId === null || isOn(module.parentId))
  }
  return isOn
}

type Ages = Pick<BrandSettings, 'agreementAge' | 'memberAge'>

/** The age that a registration confirms: the highest of the brand's and of its countries', as nobody is known yet. */
export const registrationAge = ({ agreementAge, rules }: Pick<BrandSettings, 'agreementAge' | 'rules'>): number =>
  Math.max(agreementAge, rules.registrationAge)

/** The age by the birthday, without which nobody deposits: the highest of the brand's two and of the rules. */
export const requiredAge = ({ agreementAge, memberAge }: Ages, { depositAge }: Pick<MemberRules, 'depositAge'>) =>
  Math.max(agreementAge, memberAge, depositAge)

/** Reads it for a member. One query. */
export const readRequiredAge = async (on: Database | Transaction, ages: Ages, memberId: number): Promise<number> =>
  requiredAge(ages, await readMemberRules(on, memberId))

export function registerRules({
  registerRules: rules,
}: Pick<BrandSettings, 'registerRules'>): Record<string, FieldRule> {
  return Object.fromEntries(rules.map(({ field, position: _, ...rule }) => [field, rule]))
}
