import type { LanguageCode } from './languages.ts'

/** Request to the web's server build for a page. */
export interface PageRequest {
  /** Address of the page without a language prefix. */
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
