import { createContext } from 'react'

/** What a screen says of itself outside its content: for the tab, search engines and link previews. */
export interface PageHead {
  title?: string
  description?: string
  /** Absolute address of a picture for link previews. */
  image?: string
  /** HTTP status, where it is not 200. */
  status?: number
  /** schema.org data. */
  jsonLd?: object
  /** Not for search engines. */
  isUnlisted?: boolean
}

/** Filled by the screen while the server renders it. Undefined in the browser. */
export const PageHeadContext = createContext<PageHead | undefined>(undefined)
