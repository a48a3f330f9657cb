import type { FastifyBaseLogger } from 'fastify'
import type { GatewayOptions } from '../app.ts'
import type { BrandConfig } from './brand-configs.ts'
import { Cell } from './cell.ts'

/** A brand that could not be started, for example because its web is missing, is tried again after this long. */
const RETRY_MS = 30_000

export class Cells {
  readonly #options: GatewayOptions
  readonly #log: FastifyBaseLogger
  readonly #cells = new Map<string, Cell>()
  readonly #failed = new Map<string, { version: string; at: number }>()
  readonly #retiring = new Set<Promise<void>>()
  #hosts: ReadonlyMap<string, Cell> = new Map()

  constructor(options: GatewayOptions, log: FastifyBaseLogger) {
    this.#options = options
    this.#log = log
  }

  /** The brand of a Host header, whatever its port. */
  at(header: string | undefined): Cell | undefined {
    const [, host] = /^(.+?)\.?(?::\d{1,5})?$/.exec(header ?? '') ?? []
    return host === undefined ? undefined : this.#hosts.get(host.toLowerCase())
  }

  get all(): readonly Cell[] {
    return [...this.#cells.values()]
  }

  /**
   * Starts, replaces and ends brands so that these are served. Unchanged brands keep running, and so does the previous cell of a brand that
   * cannot be started.
   */
  async apply(brands: readonly BrandConfig[]): Promise<void> {
    const left: Cell[] = []
    for (const brand of brands) {
      const before = this.#cells.get(brand.code)
      if (before?.version === brand.version) continue
      const cell = await this.#start(brand)
      if (!cell) continue
      this.#cells.set(brand.code, cell)
      if (before) left.push(before)
      this.#log.info({ brand: brand.code, hosts: brand.hosts }, before ? 'brand changed' : 'brand started')
    }
    const listed = new Set(brands.map(({ code }) => code))
    for (const [code, cell] of this.#cells) {
      if (listed.has(code)) continue
      this.#cells.delete(code)
      left.push(cell)
      this.#log.info({ brand: code }, 'brand removed')
    }
    this.#hosts = new Map(
      brands.flatMap(({ code, hosts }) => {
        const cell = this.#cells.get(code)
        return cell ? hosts.map((host): [string, Cell] => [host, cell]) : []
      }),
    )
    for (const cell of left) this.#retire(cell)
  }

  async close(): Promise<void> {
    await Promise.all([...this.all.map(({ gateway }) => gateway.app.close()), ...this.#retiring])
  }

  /** Undefined for a brand that cannot be started now. */
  async #start(brand: BrandConfig): Promise<Cell | undefined> {
    const { code, version } = brand
    const failed = this.#failed.get(code)
    if (failed?.version === version && Date.now() - failed.at < RETRY_MS) return undefined
    try {
      const cell = await Cell.open(brand, this.#options)
      this.#failed.delete(code)
      return cell
    } catch (error) {
      this.#failed.set(code, { version, at: Date.now() })
      this.#log.error({ brand: code, reason: (error as Error).message }, 'a brand cannot be started')
      return undefined
    }
  }

  #retire(cell: Cell): void {
    const retired = cell
      .retire()
      .catch((error: unknown) => this.#log.error({ err: error }, 'a brand did not close'))
      .finally(() => this.#retiring.delete(retired))
    this.#retiring.add(retired)
  }
}
