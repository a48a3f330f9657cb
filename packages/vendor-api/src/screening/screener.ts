import type { IncomingHttpHeaders } from 'node:http'
import { createDefiner } from '../provider-declaration.ts'

/* The interface of every provider of lists of sanctioned and politically exposed persons. A provider is a folder beside this file; `all.ts` lists them. */

export interface ScreenedPerson {
  /** A UUID of this question, which tells the provider nothing. */
  id: string
  name: string
  /** yyyy-MM-dd; null if it is not known. */
  birthday: string | null
  /** ISO 3166 alpha-2; null if it is not known. */
  country: string | null
}

export const LISTED_KINDS = ['SANCTION', 'PEP'] as const
/** PEP: a politically exposed person, or somebody close to one. */
export type ListedKind = (typeof LISTED_KINDS)[number]

/** An entry of a list that may be the person. */
export interface ListedEntry {
  /** The provider's reference of the entry, which stays. */
  entry: string
  /** Changes whenever the entry does. */
  revision: string
  kind: ListedKind
  /** Name of the list. */
  list: string
  name: string
  /** As the list has it: a day, a year, or several; null without one. */
  birthday: string | null
  /** ISO 3166 alpha-2; null without one. */
  country: string | null
  /** 0 to 100: how alike the provider finds the two. */
  score: number
}

export interface ScreeningAnswer {
  /** Version of the lists that were searched. */
  version: string
  /** Entries by the question's id; none for a person whom no list has. Who is missing was not searched for. */
  found: ReadonlyMap<string, readonly ListedEntry[]>
  /** Questions that the provider will not answer, with its reason: a code, never data of a person. */
  refused: ReadonlyMap<string, string>
}

/** Nobody knows: the provider is away, busy, refuses the access, or gave no usable answer. Its message holds codes alone. */
export class ScreeningUnknownError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'ScreeningUnknownError'
  }
}

/** A webhook as it arrived. */
export interface ScreeningWebhook {
  headers: IncomingHttpHeaders
  body: string
}

/** UNSIGNED: not signed by the provider just now. UNREADABLE: signed, but nothing that this version knows. */
export type ScreeningWebhookReading = { kind: 'UNSIGNED' | 'UNREADABLE' | 'LISTS_CHANGED' }

/** Calls throw `ScreeningUnknownError`: a failure is neither a hit nor none. */
export interface Screener {
  /** Most persons of one call. */
  readonly personsMax: number
  search(persons: readonly ScreenedPerson[]): Promise<ScreeningAnswer>
  /** Version of the lists as they are now. */
  readVersion(): Promise<string>
  /** Undefined for a provider that is asked alone. */
  readWebhook?(webhook: ScreeningWebhook): ScreeningWebhookReading
}

/** Types a provider's declaration. */
export const defineScreener = createDefiner<Screener, 'screening'>('screening')

export type Screeners = ReadonlyMap<string, Screener>

/** Where the platform takes a provider's webhooks. */
export const screeningWebhookPath = (code: string): string => `/callbacks/screening/${code}`
