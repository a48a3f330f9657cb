import { HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import { LRUCache } from 'lru-cache'
import type { FormattedExecutionResult } from 'graphql'
import type { BrandStore } from '../../domains/base/brand.ts'
import type { FailingHosts } from '../../platform/cdn.ts'
import type { CacheDependencies, PublicCache } from '../../platform/public-cache.ts'
import type { Context } from '../../domains/base/context.ts'
import type { TrustedDocuments } from '../trusted-document-list.ts'
import { CompressedResponses } from './compressed-responses.ts'

/** Characters kept; the result objects take about three times as much. */
const TEXT_LENGTH_MAX = 16 * 1024 * 1024
/** As long as the site's status is fresh. A changed dependency invalidates a response sooner. */
const TTL_MS = 15_000
/** Longer variables are too rare to be asked again. */
const VARIABLES_LENGTH_MAX = 1_024

interface CachedResponse {
  data: NonNullable<FormattedExecutionResult['data']>
  text: string
  dependencies: CacheDependencies
  /** Depends on the caller's address. */
  byAddress: boolean
  brand: unknown
  hosts: string
}

interface ResponseCacheOptions {
  documents: TrustedDocuments
  cache: PublicCache
  brands: BrandStore
  failingHosts: FailingHosts
  /** Called with the operation's name. */
  onHit?: (operation: string) => void
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
  readonly #texts = new WeakMap<object, string>()
  readonly compressed = new CompressedResponses()

  constructor(options: ResponseCacheOptions) {
    this.#options = options
  }

  /** Register after plugins that refuse requests and before those that observe responses. */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => {
      let key: string | undefined
      let isPublic = false
      return {
        responseForOperation: async ({ queryHash, request, operation, contextValue }) => {
          const document = queryHash === undefined ? undefined : this.#options.documents.get(queryHash)
          if (!document || operation.operation !== 'query' || !isVisitor(contextValue)) return null
          const { variables = {}, http } = request
          const variablesText = JSON.stringify(variables)
          if (this.#options.cache.isOff || !http || variablesText.length > VARIABLES_LENGTH_MAX) return null
          isPublic = document.publicUnless?.every((name) => variables[name] === false) ?? false
          const { language, siteOrigin, platform } = contextValue
          key = [queryHash, language, siteOrigin, isPublic ? '' : platform.clientAddress, variablesText].join('\n')
          const cached = this.#responses.get(key)
          if (!cached || !this.#isCurrent(cached)) return null
          key = undefined
          this.#options.onHit?.(document.name)
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data: cached.data } } }
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (key === undefined || response.body.kind !== 'single') return
          const { data, errors, extensions } = response.body.singleResult
          if (data && !errors && !extensions && isVisitor(contextValue)) this.#store(key, data, !isPublic, contextValue)
        },
      }
    },
  }

  /** Apollo's `stringifyResult`: a cached result is serialized already. */
  readonly stringify = (result: FormattedExecutionResult): string => {
    const { data, errors, extensions } = result
    const known = data && !errors && !extensions ? this.#texts.get(data) : undefined
    return known ?? JSON.stringify(result)
  }

  #store(key: string, data: CachedResponse['data'], byAddress: boolean, { platform }: Context): void {
    const { dependencies } = platform
    if (!dependencies.areCurrent(this.#options.cache, { byAddress })) return
    const text = JSON.stringify({ data })
    this.#texts.set(data, text)
    const brand = this.#options.brands.latest
    this.#responses.set(key, { data, text, dependencies, byAddress, brand, hosts: this.#imageHosts() })
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
