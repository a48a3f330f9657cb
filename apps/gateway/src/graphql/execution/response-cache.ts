import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { LRUCache } from 'lru-cache'
import type { BrandStore } from '../../domains/base/brand.ts'
import type { FailingHosts } from '../../platform/cdn.ts'
import type { PlatformFeatures } from '../../platform/platform-features.ts'
import { CacheDependencies, type PublicCache } from '../../platform/public-cache.ts'
import type { Context } from '../../domains/base/context.ts'
import { CompressedResponses } from './compressed-responses.ts'
import type { Hole } from './separate-document.ts'

/** Characters kept. */
const TEXT_LENGTH_MAX = 16 * 1024 * 1024
/** As long as the site's status is fresh. A changed dependency invalidates a response sooner. */
const TTL_MS = 15_000
/** Longer variables are too rare to be asked again. */
const VARIABLES_LENGTH_MAX = 1_024

/** After a shared part has failed, documents are executed as a whole for a moment. */
const FAILED_TTL_MS = 1_000

/** A text with holes for what depends on the caller: hole i stands between chunks i and i + 1. */
export interface Template {
  chunks: readonly string[]
  holes: readonly (Extract<Hole, { path: unknown }> | (Extract<Hole, { type: unknown }> & { id: string }))[]
  types: readonly string[]
}

export interface CachedResponse {
  /** Undefined for a shared part that has failed. */
  template: Template | undefined
  dependencies: CacheDependencies
  /** Depends on the caller's address. */
  byAddress: boolean
  brand: unknown
  absent: unknown
  hosts: string
}

interface ResponseCacheOptions {
  cache: PublicCache
  brands: BrandStore
  features: Pick<PlatformFeatures, 'absent'>
  failingHosts: FailingHosts
}

export interface ResponseKey {
  key: string
  byAddress: boolean
}

/**
 * Serialized responses to visitors, and the parts of members' that are the same for all callers. Without a token a response consists of public endpoints alone, so it stays valid while each public
 * response that it was made of is still the fresh one in the public cache. Documents that the schema declares public are shared by
 * all visitors (`publicUnless`), others by callers of one address.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: TEXT_LENGTH_MAX,
    sizeCalculation: ({ template }) => template?.chunks.reduce((sum, chunk) => sum + chunk.length + 1, 0) || 1,
    ttl: TTL_MS,
    dispose: ({ template }) => template?.holes.length === 0 && this.compressed.delete(template.chunks[0] ?? ''),
  })
  readonly compressed = new CompressedResponses()

  constructor(options: ResponseCacheOptions) {
    this.#options = options
  }

  /** True when nothing is stored. */
  get isOff(): boolean {
    return this.#options.cache.isOff
  }

  /** The key of a visitor's whole response; undefined where it is not stored. */
  getKey(
    hash: string,
    { type, publicUnless }: TrustedDocument,
    variables: Readonly<Record<string, unknown>>,
    context: Context,
  ): ResponseKey | undefined {
    if (type !== 'query' || this.isOff || !isVisitor(context)) return undefined
    const variablesText = JSON.stringify(variables)
    if (variablesText.length > VARIABLES_LENGTH_MAX) return undefined
    const byAddress = !(publicUnless?.every((name) => variables[name] === false) ?? false)
    const { language, siteOrigin, platform } = context
    const key = [hash, language, siteOrigin, byAddress ? platform.clientAddress : '', variablesText].join('\n')
    return { key, byAddress }
  }

  get(key: string): CachedResponse | undefined {
    const cached = this.#responses.get(key)
    return cached && this.#isCurrent(cached) ? cached : undefined
  }

  /** Stores the text of a response without errors, unless something that it was made of has changed meanwhile. */
  set({ key, byAddress }: ResponseKey, template: Template, dependencies: CacheDependencies): boolean {
    if (!dependencies.areCurrent(this.#options.cache, { byAddress })) return false
    this.#responses.set(key, { template, dependencies, byAddress, ...this.#state() })
    return true
  }

  setText(key: ResponseKey, text: string, context: Context): void {
    if (!isVisitor(context)) return
    const isStored = this.set(key, { chunks: [text], holes: [], types: [] }, context.platform.dependencies)
    if (isStored) this.compressed.add(text)
  }

  setFailed(key: string): void {
    const failed = { template: undefined, dependencies: new CacheDependencies(), byAddress: false, ...this.#state() }
    this.#responses.set(key, failed, { ttl: FAILED_TTL_MS })
  }

  #isCurrent({ dependencies, byAddress, brand, absent, hosts }: CachedResponse): boolean {
    const now = this.#state()
    return (
      brand === now.brand &&
      absent === now.absent &&
      hosts === now.hosts &&
      dependencies.areCurrent(this.#options.cache, { byAddress })
    )
  }

  #state() {
    return { brand: this.#options.brands.latest, absent: this.#options.features.absent, hosts: this.#imageHosts() }
  }

  #imageHosts(): string {
    const { brands, failingHosts } = this.#options
    return failingHosts.usable(brands.latest?.info.imageCDNs ?? []).join(' ')
  }
}

function isVisitor({ session }: Context): boolean {
  return !session.platform && !session.hasEnded
}
