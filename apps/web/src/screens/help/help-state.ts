/** What the address of the help centre says: a topic, one of its articles, a search. */
export interface HelpState {
  topic: string | null
  article: string | null
  search: string
}

const SEARCH_MAX = 100

/** Reads it out of an address; what makes no sense counts as not said. */
export function helpState(params: URLSearchParams): HelpState {
  return {
    topic: params.get('topic') || null,
    article: params.get('article') || null,
    search: (params.get('search') ?? '').slice(0, SEARCH_MAX),
  }
}
