import type { IncomingMessage, ServerResponse } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { buildGateway, type Gateway, type GatewayOptions } from '../app.ts'
import { findProject, type Project } from '../extend/load-project.ts'
import type { BrandConfig } from './brand-configs.ts'

/** Longer than the deadline of any request. */
const FINISH_WITHIN_MS = 15_000

/** A brand at work: a gateway of its own, which another server gives its requests to. */
export class Cell {
  readonly version: string
  /** Whose modules add to its graph. */
  readonly project: Project | undefined
  readonly gateway: Gateway
  readonly #drainMs: number
  #open = 0
  #onFinished = () => {}

  private constructor({ version, config }: BrandConfig, project: Project | undefined, gateway: Gateway) {
    this.version = version
    this.project = project
    this.gateway = gateway
    this.#drainMs = config.drainMs
    gateway.app.addHook('preClose', () => this.#finish())
  }

  /** @throws Error for a brand that cannot be served, such as one whose web is not built, or whose project does not fit */
  static async open(brand: BrandConfig, options: GatewayOptions): Promise<Cell> {
    const { code, config } = brand
    const project = await findProject(config)
    const cell = new Cell(brand, project, await buildGateway(config, { ...options, brand: code, project }))
    await cell.gateway.app.ready()
    return cell
  }

  handle(request: IncomingMessage, response: ServerResponse): void {
    this.#open += 1
    response.once('close', () => {
      this.#open -= 1
      if (this.#open === 0) this.#onFinished()
    })
    this.gateway.app.routing(request, response)
  }

  /** Ends live streams and closes once all requests are answered; call it when it gets no new ones. */
  async retire(): Promise<void> {
    this.gateway.enterPhase('draining')
    await sleep(this.#drainMs / 2)
    await this.gateway.app.close()
  }

  async #finish(): Promise<void> {
    if (this.#open === 0) return
    const finished = new Promise<void>((resolve) => (this.#onFinished = resolve))
    await Promise.race([finished, sleep(FINISH_WITHIN_MS, undefined, { ref: false })])
  }
}
