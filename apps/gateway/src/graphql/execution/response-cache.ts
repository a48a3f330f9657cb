import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { LRUCache } from 'lru-cache'
import type { BrandStore } from '../../domains/base/brand.ts'
import type { FailingHosts } from '../../platform/cdn.ts'
import type { CacheDependencies, PublicCache } from '../../platform/public-cache.ts'
import type { Context } from '../../domains/base/context.ts'
import { CompressedResponses } from './compressed-responses.ts'

/** Characters kept. */
const TEXT_LENGTH_MAX = 16 * 1024 * 1024
/** As long as the site's status is fresh. A changed dependency invalidates a response sooner. */
const TTL_MS = 15_000
/** Longer variables are too rare to be asked again. */
const VARIABLES_LENGTH_MAX = 1_024

interface CachedResponse {
  text: string
  dependencies: CacheDependencies
  /** Depends on the caller's address. */
  byAddress: boolean
  brand: unknown
  hosts: string
}

interface ResponseCacheOptions {
  cache: PublicCache
  brands: BrandStore
  failingHosts: FailingHosts
}

/** The parts of a cached response's key. */
export interface ResponseKey {
  key: string
  byAddress: boolean
}

/**
 * Serialized responses to visitors. Without a token a response consists of public endpoints alone, so it stays valid while each public
 * response that it was made of is still the fresh one in the public cache. Documents that the schema declares public are shared by
 * all visitors (`publicUnless`), others by callers of one address.
 */
export class ResponseCache {
  readonly #options: ResponseCacheOptions
  readonly #responses = new LRUCache<string, CachedResponse>({
    maxSize: TEXT_LENGTH_MAX,
    sizeCalculation: ({ text }) => text.length,
    ttl: TTL_MS,
    dispose: ({ text }) => this.compressed.delete(text),
  })
  readonly compressed = new CompressedResponses()

  constructor(options: ResponseCacheOptions) {
    this.#options = options
  }

  /** Undefined where a response is not stored. */
  getKey(
    hash: string,
    { type, publicUnless }: TrustedDocument,
    variables: Readonly<Record<string, unknown>>,
    context: Context,
  ): ResponseKey | undefined {
    if (type !== 'query' || this.#options.cache.isOff || !isVisitor(context)) return undefined
    const variablesText = JSON.stringify(variables)
    if (variablesText.length > VARIABLES_LENGTH_MAX) return undefined
    const byAddress = !(publicUnless?.every((name) => variables[name] === false) ?? false)
    const { language, siteOrigin, platform } = context
    const key = [hash, language, siteOrigin, byAddress ? platform.clientAddress : '', variablesText].join('\n')
    return { key, byAddress }
  }

  get({ key }: ResponseKey): string | undefined {
    const cached = this.#responses.get(key)
    return cached && this.#isCurrent(cached) ? cached.text : undefined
  }

  /** Stores the text of a response without errors, unless something that it was made of has changed meanwhile. */
  set({ key, byAddress }: ResponseKey, text: string, context: Context): void {
    const { dependencies } = context.platform
    if (!isVisitor(context) || !dependencies.areCurrent(this.#options.cache, { byAddress })) return
    const brand = this.#options.brands.latest
    this.#responses.set(key, { text, dependencies, byAddress, brand, hosts: this.#imageHosts() })
    this.compressed.add(text)
  }

  #isCurrent({ dependencies, byAddress, brand, hosts }: CachedResponse): boolean {
    const { cache, brands } = this.#options
    return brand === brands.latest && hosts === this.#imageHosts() && dependencies.areCurrent(cache, { byAddress })
  }

  #imageHosts(): string {
    const { brands, failingHosts } = this.#options
    return failingHosts.usable(brands.latest?.info.imageCDNs ?? []).join(' ')
  }
}

function isVisitor({ session }: Context): boolean {
  return !session.platform && !session.hasEnded
}
