import type { LanguageCode } from '@playhouse/shared/languages.ts'

export interface PageRequest {
  /** Address without a language prefix. */
  url: string
  language: LanguageCode
  /** Languages of the brand; the first is its default. */
  languages: readonly LanguageCode[]
}

export interface RenderedPage {
  status: number
  /** Whole document, with slots for theme and session. Absent for a redirect. */
  html?: string
  location?: string
  /** False where a part of the data or of the page is missing. */
  isComplete: boolean
  /** Stack traces of parts that failed to render, which the browser renders then. */
  failures?: readonly string[]
}

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
  | { kind: 'response'; call: number; result?: object; reason?: string }

export type FromWorker =
  | { kind: 'request'; page: number; call: number; body: object }
  | { kind: 'page'; id: number; page: RenderedPage }
  | { kind: 'failure'; id: number; reason: string }
