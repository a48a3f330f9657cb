import { createContext } from 'react'

/** A screen's description of itself outside its content: for the tab, search engines and link previews. */
export interface PageHead {
  title?: string
  siteName?: string
  description?: string
  /** Address of a picture for link previews, 1200 by 630; the brand's by default. */
  image?: string | undefined
  /** HTTP status, where it is not 200. */
  status?: number | undefined
  /** The page's own path, where the requested address has parameters or another page shows the same. */
  canonical?: string | undefined
  /** Where the page stands: what is between the home page and it, and the page itself. */
  breadcrumbs?: readonly { name: string; path: string }[]
  /** Questions with their answers as HTML. */
  questions?: readonly { question: string; answer: string }[]
  /** The path of search results, with `{text}` for what is searched. */
  search?: string
  /** Not for search engines. */
  isUnlisted?: boolean
}

/** Filled by the screen while the server renders it. Undefined in the browser. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined)
