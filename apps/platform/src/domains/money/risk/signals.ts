import { HARM_SIGNALS, DORMANCY_SIGNALS } from './harm-signals.ts'
import { MONEY_SIGNALS } from './money-signals.ts'
import { RELATION_SIGNALS } from './relation-signals.ts'
import type { Signal } from './signal.ts'

/** Every signal, in the order in which operators read them. docs/risk.md lists them; a test compares the two. */
const DECLARED = { ...MONEY_SIGNALS, ...RELATION_SIGNALS, ...HARM_SIGNALS, ...DORMANCY_SIGNALS }

export type SignalKey = keyof typeof DECLARED
export const SIGNALS = DECLARED as unknown as Readonly<Record<SignalKey, Signal>>
export const SIGNAL_KEYS = Object.keys(DECLARED) as SignalKey[]

/** Undefined for one of another release. */
export const findSignal = (key: string): Signal | undefined =>
  Object.hasOwn(SIGNALS, key) ? SIGNALS[key as SignalKey] : undefined
