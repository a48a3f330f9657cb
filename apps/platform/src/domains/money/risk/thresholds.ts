import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'
import { riskProgress, riskThreshold } from '../../../db/tables/risk.ts'
import { SIGNAL_KEYS, type SignalKey, SIGNALS } from './signals.ts'
import { toStored } from './signal.ts'

/** The weight of a signal is set like its thresholds; 0 switches it off. */
export const WEIGHT = 'weight'

/** Weight and thresholds of each signal, as stored: amounts in minor units. */
export type RiskThresholds = Readonly<Record<SignalKey, Readonly<Record<string, bigint>>>>

const getDefaults = (key: SignalKey): Record<string, bigint> => {
  const { weight, thresholds } = SIGNALS[key]
  return {
    [WEIGHT]: BigInt(weight),
    ...Object.fromEntries(Object.entries(thresholds).map(([name, one]) => [name, toStored(one.default, one)])),
  }
}

export const DEFAULT_THRESHOLDS = Object.fromEntries(
  SIGNAL_KEYS.map((key) => [key, getDefaults(key)]),
) as RiskThresholds

export async function readThresholds(on: Database | Transaction): Promise<RiskThresholds> {
  const stored = await on.select().from(riskThreshold)
  return Object.fromEntries(
    SIGNAL_KEYS.map((key) => {
      const defaults = DEFAULT_THRESHOLDS[key]
      const own = stored.filter(({ signal, name }) => signal === key && Object.hasOwn(defaults, name))
      return [key, { ...defaults, ...Object.fromEntries(own.map(({ name, value }) => [name, value])) }]
    }),
  ) as RiskThresholds
}

/** Reads them so that they do not change until the end of the transaction. */
export async function lockThresholds(tx: Transaction): Promise<RiskThresholds> {
  await tx.execute(sql`select pg_advisory_xact_lock(${ADVISORY_LOCKS.riskThresholds})`)
  return readThresholds(tx)
}

/** Stores what differs from the declaration, and has every member looked at again. */
export async function storeThresholds(tx: Transaction, thresholds: RiskThresholds): Promise<void> {
  const rows = SIGNAL_KEYS.flatMap((key) =>
    Object.entries(thresholds[key]).flatMap(([name, value]) =>
      value === DEFAULT_THRESHOLDS[key][name] ? [] : [{ signal: key, name, value }],
    ),
  )
  await tx.delete(riskThreshold)
  if (rows.length > 0) await tx.insert(riskThreshold).values(rows)
  await tx
    .update(riskProgress)
    .set({ sweptUntil: 0 })
    .where(sql`true`)
}
