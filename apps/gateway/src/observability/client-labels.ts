/** Releases of a client beyond these are `other`: anyone can send any version. */
const VERSIONS_MAX = 20

/** Headers of a request, by lower-case name. */
export interface Headers {
  get: (name: string) => string | undefined
}

/** Labels of the client that sent an operation: Apollo's headers, or those of GraphQL Hive. */
export class ClientLabels {
  readonly #versions: ReadonlyMap<string, Set<string>>

  /** @param names of the clients that have a label of their own */
  constructor(names: readonly string[]) {
    this.#versions = new Map(names.map((name) => [name, new Set()]))
  }

  /** `none` without a name, `other` for names and versions that are not known. */
  of(headers: Headers | undefined): [client: string, version: string] {
    const read = (what: string) =>
      headers?.get(`apollographql-client-${what}`) ?? headers?.get(`graphql-client-${what}`)
    const name = read('name')
    if (!name) return ['none', 'none']
    const versions = this.#versions.get(name)
    if (!versions) return ['other', 'other']
    const version = read('version') ?? 'none'
    const isBounded =
      /^\d{1,4}\.\d{1,4}\.\d{1,4}$/.test(version) && (versions.size < VERSIONS_MAX || versions.has(version))
    if (!isBounded) return [name, version === 'none' ? version : 'other']
    versions.add(version)
    return [name, version]
  }
}
