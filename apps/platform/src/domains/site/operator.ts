import { asc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { brandModule } from '../../db/tables/brand.ts'

export type Module = typeof brandModule.$inferSelect

/** The white-label tree, in the brand's order. */
export const listModules = (database: Database): Promise<Module[]> =>
  database.select().from(brandModule).orderBy(asc(brandModule.position), asc(brandModule.modId))

export const lockModules = (tx: Transaction): Promise<Module[]> =>
  tx.select().from(brandModule).orderBy(asc(brandModule.modId)).for('no key update')

export const switchModule = async (tx: Transaction, modId: string, enabled: boolean): Promise<void> =>
  void (await tx.update(brandModule).set({ enabled }).where(eq(brandModule.modId, modId)))
