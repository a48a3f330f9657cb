import { HeaderMap, type ApolloServerPlugin } from '@apollo/server'
import { LRUCache } from 'lru-cache'
import type { FormattedExecutionResult } from 'graphql'
import type { BrandMemory } from '../../domains/site/brand.ts'
import type { FailingHosts } from '../../platform/cdn.ts'
import type { PublicCache } from '../../platform/public-cache.ts'
import type { PublicReads } from '../../platform/public-reads.ts'
import type { Context } from '../context.ts'
import type { TrustedDocuments } from '../trusted-document-list.ts'
import { ReadyBytes } from './ready-bytes.ts'

/** Length of all texts kept; the objects that they are made of take some three times as much. */
const LENGTH_MAX = 16 * 1024 * 1024
/** As long as the site's status is fresh. What an answer was read from ends it sooner where it changes. */
const KEPT_MS = 15_000
/** Longer variables are nobody's usual question. */
const VARIABLES_LENGTH_MAX = 1_024

interface KeptAnswer {
  data: NonNullable<FormattedExecutionResult['data']>
  text: string
  reads: PublicReads
  /** Part of it speaks of the caller's address. */
  byAddress: boolean
  brand: unknown
  hosts: string
}

interface KeptAnswersOptions {
  documents: TrustedDocuments
  cache: PublicCache
  brands: BrandMemory
  failingHosts: FailingHosts
  /** Hears of each answer that is given again, by its operation's name. */
  given?: (operation: string) => void
}

/**
 * Whole answers to callers without a session, ready as text. Such a caller's answer is made of public endpoints alone, because
 * nothing else can be asked without a token; it is given again only while every public answer it was made of is still the one
 * in the public cache. A document that the schema calls public (`@perVisitor`, see `publicUnless`) is answered to all of them
 * alike, any other only to the same address.
 */
export class KeptAnswers {
  readonly #options: KeptAnswersOptions
  readonly #answers = new LRUCache<string, KeptAnswer>({
    maxSize: LENGTH_MAX,
    sizeCalculation: ({ text }) => text.length,
    ttl: KEPT_MS,
    dispose: ({ text }) => this.bytes.delete(text),
  })
  readonly #texts = new WeakMap<object, string>()
  /** What is kept, ready to be sent. */
  readonly bytes = new ReadyBytes()

  constructor(options: KeptAnswersOptions) {
    this.#options = options
  }

  /** Stands after every plugin that may still refuse a request, and before those that finish its answer. */
  readonly plugin: ApolloServerPlugin<Context> = {
    requestDidStart: async () => {
      let key: string | undefined
      let isPublic = false
      return {
        responseForOperation: async ({ queryHash, request, operation, contextValue }) => {
          const document = queryHash === undefined ? undefined : this.#options.documents.get(queryHash)
          if (!document || operation.operation !== 'query' || !isVisitor(contextValue)) return null
          const { variables = {}, http } = request
          const asked = JSON.stringify(variables)
          if (this.#options.cache.off || !http || asked.length > VARIABLES_LENGTH_MAX) return null
          isPublic = document.publicUnless?.every((name) => variables[name] === false) ?? false
          const { language, siteOrigin, platform } = contextValue
          key = [queryHash, language, siteOrigin, isPublic ? '' : platform.clientAddress, asked].join('\n')
          const kept = this.#answers.get(key)
          if (!kept || !this.#isCurrent(kept)) return null
          key = undefined
          this.#options.given?.(document.name)
          return { http: { headers: new HeaderMap() }, body: { kind: 'single', singleResult: { data: kept.data } } }
        },
        willSendResponse: async ({ response, contextValue }) => {
          if (key === undefined || response.body.kind !== 'single') return
          const { data, errors, extensions } = response.body.singleResult
          if (data && !errors && !extensions && isVisitor(contextValue)) this.#keep(key, data, !isPublic, contextValue)
        },
      }
    },
  }

  /** Writes a result; one that is kept is already written. */
  readonly stringify = (result: FormattedExecutionResult): string => {
    const { data, errors, extensions } = result
    const known = data && !errors && !extensions ? this.#texts.get(data) : undefined
    return known ?? JSON.stringify(result)
  }

  #keep(key: string, data: KeptAnswer['data'], byAddress: boolean, { platform: { reads } }: Context): void {
    if (!reads.areCurrent(this.#options.cache, { byAddress })) return
    const text = JSON.stringify({ data })
    this.#texts.set(data, text)
    const brand = this.#options.brands.latest
    this.#answers.set(key, { data, text, reads, byAddress, brand, hosts: this.#hosts() })
    this.bytes.add(text)
  }

  #isCurrent({ reads, byAddress, brand, hosts }: KeptAnswer): boolean {
    const { cache, brands } = this.#options
    return brand === brands.latest && hosts === this.#hosts() && reads.areCurrent(cache, { byAddress })
  }

  /** Hosts of pictures that may be used now. */
  #hosts(): string {
    const { brands, failingHosts } = this.#options
    return failingHosts.usable(brands.latest?.info.imageCDNs ?? []).join(' ')
  }
}

function isVisitor({ session }: Context): boolean {
  return !session.platform && !session.hasEnded
}
