/** Patterns of the web's routes (`server/routes.json` of its build), such as `/promotions` and `/lottery/:code`, in lower case. */
export class RouteTable {
  readonly #patterns: readonly (readonly string[])[]

  constructor(patterns: readonly string[]) {
    this.#patterns = patterns.map(getSegments)
  }

  /** Whether a screen stands at the path. Case does not matter, nor does a slash at the end. */
  has(path: string): boolean {
    const segments = getSegments(path.toLowerCase())
    return this.#patterns.some(
      (pattern) =>
        pattern.length === segments.length &&
        pattern.every((part, place) => part.startsWith(':') || part === segments[place]),
    )
  }
}

const getSegments = (path: string): string[] => path.split('/').filter((segment) => segment !== '')
