import type { FastifyInstance } from 'fastify'
import type { DueWork } from './jobs/due-rows.ts'
import type { BindEndpoint } from './request/call-context.ts'

/** Parts that a domain adds to the platform. `app.ts` lists the modules. */
export interface Module {
  /** Binds endpoints of the contract; what others call, such as webhooks, is registered on `app`. */
  routes?(server: { app: FastifyInstance; bind: BindEndpoint }): void | Promise<void>
  jobs?: readonly DueWork[]
  /** Runs before there are routes. */
  onStart?(): Promise<void>
  /** Runs after the last request and the last job. */
  close?(): Promise<unknown>
}
