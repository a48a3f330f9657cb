import { createHash } from 'node:crypto'
import type { RenderedPage } from '@playhouse/shared/rendered-page.ts'
import { LRUCache } from 'lru-cache'

/** As long as public responses are. */
const FRESH_MS = 15_000
/** Sent meanwhile, while a new one is rendered. */
const STALE_MS = 120_000
/** Sent when no newer one can be rendered in time. */
const LAST_MS = 3_600_000
/** A page with missing parts is repeated soon. */
const INCOMPLETE_MS = 1_000
const BYTES_MAX = 128 * 1024 * 1024
/** Two for the text, and as much for its encoded copies: Brotli and gzip make it a sixth, for up to six pairs of theme and session. */
const BYTES_PER_CHARACTER = 4

export interface CachedPage extends RenderedPage {
  /** Weak ETag without the visitor's attributes. */
  tag: string
  renderedAt: number
  /** Encoded bodies by encoding and visitor's attributes. */
  readonly bodies: Map<string, Promise<Buffer>>
}

/** Rendered pages: fresh for 15 seconds, then stale while a new one is rendered. One rendering per page at a time. */
export class PageCache {
  readonly #pages = new LRUCache<string, CachedPage>({
    maxSize: BYTES_MAX,
    sizeCalculation: ({ html = '' }) => html.length * BYTES_PER_CHARACTER + 1_000,
  })
  readonly #rendering = new Map<string, Promise<CachedPage>>()

  /**
   * The page, as soon as there is one to send. Rejects as `render` does.
   * @param render called unless a fresh page is cached or being rendered
   */
  async get(key: string, render: () => Promise<RenderedPage>): Promise<CachedPage> {
    const cached = this.#pages.get(key)
    const age = cached ? Date.now() - cached.renderedAt : Infinity
    if (cached && age < (cached.isComplete ? FRESH_MS : INCOMPLETE_MS)) return cached
    let rendering = this.#rendering.get(key)
    if (!rendering) {
      rendering = render()
        .then((page) => this.#store(key, page))
        .finally(() => this.#rendering.delete(key))
      this.#rendering.set(key, rendering)
    }
    if (!cached?.isComplete || age > STALE_MS) return rendering
    // The stale page is sent; its successor's failure concerns the next visitor.
    rendering.catch(() => undefined)
    return cached
  }

  /** The last whole page of the past hour: better than none while the server is too busy to render, or the platform is away. */
  last(key: string): CachedPage | undefined {
    const cached = this.#pages.get(key)
    return cached?.isComplete && Date.now() - cached.renderedAt < LAST_MS ? cached : undefined
  }

  #store(key: string, page: RenderedPage): CachedPage {
    const tag = createHash('sha256')
      .update(page.html ?? '')
      .digest('base64url')
      .slice(0, 22)
    const cached = { ...page, tag, renderedAt: Date.now(), bodies: new Map() }
    // A page with parts missing must not replace a whole one that may still be sent.
    if (page.isComplete || !this.#pages.get(key)?.isComplete) this.#pages.set(key, cached)
    return cached
  }
}
