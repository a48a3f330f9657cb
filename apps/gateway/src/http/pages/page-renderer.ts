import { Worker } from 'node:worker_threads'
import type { PageRequest, RenderedPage } from '@playhouse/shared/rendered-page.ts'
import type { FromWorker, ToWorker } from './page-messages.ts'

/** Sends a GraphQL request, as a visitor, and returns the response's text: between threads it costs less than an object. */
export type Execute = (body: object) => Promise<string>

/** More pages than that would wait too long to be worth rendering. */
const PENDING_MAX = 40
const RESTART_AFTER_MS = 1_000
/** Longer than the GraphQL requests of a page may take. */
const STUCK_AFTER_MS = 15_000
const HEAP_MB = 512

interface PageRendererOptions {
  /** Folder of the built web, with `client` and `server`. */
  webRoot: string
  /** Called with the reason when a page or the worker fails. */
  onTrouble: (reason: string) => void
  /** A worker is ended when a page takes longer. */
  stuckAfterMs?: number
}

interface PendingPage {
  execute: Execute
  resolve: (page: RenderedPage) => void
  reject: (reason: Error) => void
}

/** Renders pages in a worker thread, which is started again when it ends. */
export class PageRenderer {
  readonly #webRoot: string
  readonly #onTrouble: (reason: string) => void
  readonly #stuckAfterMs: number
  readonly #pending = new Map<number, PendingPage>()
  #worker: Worker | undefined
  #isClosed = false
  #count = 0

  constructor({ webRoot, onTrouble, stuckAfterMs = STUCK_AFTER_MS }: PageRendererOptions) {
    this.#webRoot = webRoot
    this.#onTrouble = onTrouble
    this.#stuckAfterMs = stuckAfterMs
    this.#start()
  }

  /** @throws Error when the page cannot be rendered, or too many are waiting */
  async render(request: PageRequest, execute: Execute): Promise<RenderedPage> {
    if (!this.#worker || this.#pending.size >= PENDING_MAX) throw new Error('no page can be rendered now')
    const id = (this.#count += 1)
    const rendered = new Promise<RenderedPage>((resolve, reject) => {
      this.#pending.set(id, { execute, resolve, reject })
    })
    this.#send({ kind: 'render', id, request })
    const worker = this.#worker
    const watchdog = setTimeout(() => {
      this.#onTrouble(
        `${request.url} was not rendered after ${this.#stuckAfterMs} ms: the page worker is started again`,
      )
      void worker.terminate()
    }, this.#stuckAfterMs).unref()
    return rendered.finally(() => {
      clearTimeout(watchdog)
      this.#pending.delete(id)
    })
  }

  async close(): Promise<void> {
    this.#isClosed = true
    await this.#worker?.terminate()
  }

  #start(): void {
    if (this.#isClosed) return
    const worker = new Worker(new URL('page-worker.ts', import.meta.url), {
      workerData: { webRoot: this.#webRoot },
      resourceLimits: { maxOldGenerationSizeMb: HEAP_MB },
    })
    worker.unref()
    this.#worker = worker
    worker.on('message', (message: FromWorker) => this.#receive(message))
    worker.on('error', (error) =>
      this.#onTrouble(error instanceof Error ? (error.stack ?? error.message) : String(error)),
    )
    worker.on('exit', () => {
      this.#worker = undefined
      for (const { reject } of this.#pending.values()) reject(new Error('the page worker ended'))
      if (!this.#isClosed) setTimeout(() => this.#start(), RESTART_AFTER_MS).unref()
    })
  }

  #receive(message: FromWorker): void {
    if (message.kind === 'page') {
      message.page.failures?.forEach((reason) => this.#onTrouble(reason))
      this.#pending.get(message.id)?.resolve(message.page)
    }
    if (message.kind === 'failure') {
      this.#onTrouble(message.reason)
      this.#pending.get(message.id)?.reject(new Error('the page failed to render'))
    }
    if (message.kind === 'request') {
      const { call } = message
      const page = this.#pending.get(message.page)
      const response = page?.execute(message.body) ?? Promise.reject(new Error('nobody waits for the page'))
      response.then(
        (result) => this.#send({ kind: 'response', call, result }),
        (error: unknown) => this.#send({ kind: 'response', call, reason: String(error) }),
      )
    }
  }

  #send(message: ToWorker): void {
    this.#worker?.postMessage(message)
  }
}
