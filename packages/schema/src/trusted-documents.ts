import { readdirSync, readFileSync } from 'node:fs'

/** A document that the web is or was built with. */
export interface TrustedDocument {
  name: string
  type: 'query' | 'mutation' | 'subscription'
  /** Boolean variables that must be false for every visitor to get the same answer; left out where they never do. */
  publicUnless?: readonly string[]
  text: string
}

/** Documents by the SHA-256 of their text. */
export type TrustedDocuments = Readonly<Record<string, TrustedDocument>>

const RELEASES = new URL('../trusted-documents/', import.meta.url)

/** Manifests of earlier releases by file name, oldest first. A page that was opened before a release goes on asking by them. */
export function releasedManifests(): ReadonlyMap<string, TrustedDocuments> {
  const names = readdirSync(RELEASES).filter((name) => /^\d+\.\d+\.\d+\.json$/.test(name))
  const ordered = names.toSorted((a, b) => a.localeCompare(b, 'en', { numeric: true }))
  return new Map(ordered.map((name) => [name, JSON.parse(readFileSync(new URL(name, RELEASES), 'utf8'))]))
}

/** Every document of any manifest; of two entries for one hash the later manifest's says what it is. */
export function mergeDocuments(manifests: Iterable<TrustedDocuments>): ReadonlyMap<string, TrustedDocument> {
  return new Map([...manifests].flatMap((manifest) => Object.entries(manifest)))
}
