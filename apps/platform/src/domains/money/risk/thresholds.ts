import { sql } from 'drizzle-orm'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'
import { ADVISORY_LOCKS } from '../../../db/advisory-locks.ts'
import { riskProgress, riskThreshold } from '../../../db/tables/risk.ts'
import type { InterventionReason } from '../../../db/tables/interventions.ts'
import { INTERVENTION_REASONS, INTERVENTIONS } from './interventions.ts'
import { SIGNAL_KEYS, type SignalKey, SIGNALS } from './signals.ts'
import { type Threshold, toStored } from './signal.ts'

/** The weight of a signal is set like its thresholds; 0 switches it off. */
export const WEIGHT = 'weight'

/** When cases open by themselves, and by when they are to be decided. */
export const CASE_THRESHOLDS = {
  score: { label: 'A case opens from this score on, 0 for never', unit: 'count', default: 60 },
  days: { label: 'To be decided within days', unit: 'days', default: 7 },
  highScore: { label: 'A high score', unit: 'count', default: 80 },
  highDays: { label: 'At a high score, within days', unit: 'days', default: 2 },
} as const satisfies Readonly<Record<string, Threshold>>

/** Which entries of lists count, and when a member is compared with the lists again. */
export const SCREENING_THRESHOLDS = {
  score: { label: 'An entry of a list counts from this likeness on', unit: 'count', default: 65 },
  deposits: { label: 'Compared again after deposits of', unit: 'amount', default: 100_000_000 },
  withdrawals: { label: 'Compared again after withdrawals of', unit: 'amount', default: 50_000_000 },
} as const satisfies Readonly<Record<string, Threshold>>

/** How long interventions wait. */
export const INTERVENTION_THRESHOLDS = {
  apart: { label: 'Days between two of any kind', unit: 'days', default: 3 },
  letter: { label: 'Letter to a member who has not visited within days', unit: 'days', default: 2 },
  answer: { label: 'Counts as ignored after days without an answer', unit: 'days', default: 7 },
} as const satisfies Readonly<Record<string, Threshold>>

/** Settings beside those of signals and of single interventions. */
const SETTINGS = {
  cases: CASE_THRESHOLDS,
  screening: SCREENING_THRESHOLDS,
  interventions: INTERVENTION_THRESHOLDS,
} as const
export type SettingsKey = keyof typeof SETTINGS
export const isSettings = (key: ThresholdKey): key is SettingsKey => Object.hasOwn(SETTINGS, key)

/** Thresholds are stored by signal; those of interventions, cases and lists stand beside them. */
export const THRESHOLD_KEYS = ['cases', 'screening', 'interventions', ...INTERVENTION_REASONS, ...SIGNAL_KEYS] as const
export type ThresholdKey = (typeof THRESHOLD_KEYS)[number]

/** Weight and thresholds of each signal, and those of interventions, cases and lists, as stored: amounts in minor units. */
export type RiskThresholds = Readonly<Record<SignalKey | InterventionReason, Readonly<Record<string, bigint>>>> & {
  readonly [Key in SettingsKey]: Readonly<Record<keyof (typeof SETTINGS)[Key], bigint>>
}

const WEIGHT_FIELD: Omit<Threshold, 'default'> = { label: 'Points, 0 for off', unit: 'count' }

export const isReason = (key: ThresholdKey): key is InterventionReason => Object.hasOwn(INTERVENTIONS, key)

/** Everything that can be set for a signal, for an intervention, for all interventions, for cases or for lists. */
export function listThresholds(key: ThresholdKey): (readonly [name: string, threshold: Threshold])[] {
  if (isSettings(key)) return Object.entries<Threshold>(SETTINGS[key])
  if (isReason(key)) return Object.entries(INTERVENTIONS[key].thresholds)
  return [[WEIGHT, { ...WEIGHT_FIELD, default: SIGNALS[key].weight }], ...Object.entries(SIGNALS[key].thresholds)]
}

export const DEFAULT_THRESHOLDS = Object.fromEntries(
  THRESHOLD_KEYS.map((key) => [
    key,
    Object.fromEntries(listThresholds(key).map(([name, one]) => [name, toStored(one.default, one)])),
  ]),
) as RiskThresholds

export async function readThresholds(on: Database | Transaction): Promise<RiskThresholds> {
  const stored = await on.select().from(riskThreshold)
  return Object.fromEntries(
    THRESHOLD_KEYS.map((key) => {
      const defaults: Readonly<Record<string, bigint>> = DEFAULT_THRESHOLDS[key]
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
  const rows = THRESHOLD_KEYS.flatMap((key) => {
    const defaults: Readonly<Record<string, bigint>> = DEFAULT_THRESHOLDS[key]
    return Object.entries<bigint>(thresholds[key]).flatMap(([name, value]) =>
      value === defaults[name] ? [] : [{ signal: key, name, value }],
    )
  })
  await tx.delete(riskThreshold)
  if (rows.length > 0) await tx.insert(riskThreshold).values(rows)
  await tx
    .update(riskProgress)
    .set({ sweptUntil: 0 })
    .where(sql`true`)
}
