import type { PageRequest, RenderedPage } from '@playhouse/shared/rendered-page.ts'

/** The web's build for the server (apps/web/src/app/entry-server.tsx). */
export interface PageModule {
  renderPage: (
    request: PageRequest,
    build: { template: string; manifest: object },
    execute: (body: object) => Promise<object>,
  ) => Promise<RenderedPage>
}

export type ToWorker =
  | { kind: 'render'; id: number; request: PageRequest }
  | { kind: 'response'; call: number; result?: string; reason?: string }

export type FromWorker =
  | { kind: 'request'; page: number; call: number; body: object }
  | { kind: 'page'; id: number; page: RenderedPage }
  | { kind: 'failure'; id: number; reason: string }
