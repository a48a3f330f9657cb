import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import { encodeQuery } from '@playhouse/platform-api/query.ts'
import type { SealedBody } from '@playhouse/platform-api/seal-payload.ts'
import type { DeclaredDialect, EndpointDeclaration, TheirRequest } from './dialect.ts'

type Headers = Readonly<Record<string, string>>
type MakeRequest = (theirs: Record<string, unknown>, headers: Headers, sealed: SealedBody | undefined) => TheirRequest

export function compileRequest(
  endpoint: Endpoint,
  dialect: DeclaredDialect,
  declaration: EndpointDeclaration | undefined,
  secrets: Headers,
): MakeRequest {
  const method = declaration?.method ?? dialect.methods[endpoint.method] ?? endpoint.method
  const path = declaration?.path ?? replacedPath(endpoint.path, dialect.paths)
  const isRead = method === 'GET' || method === 'DELETE'
  const body = declaration?.body ?? dialect.body[method] ?? (isRead ? 'query' : endpoint.form ? 'form' : 'json')
  const write = compileHeaders(dialect, secrets)
  const finish = dialect.finish ?? ((request: TheirRequest) => request)
  return (input, given, sealed) => {
    const headers = write(given)
    const theirs = { ...input }
    const filled = path.replaceAll(/\{([^}]+)\}/g, (_, name: string) => {
      const { [name]: value } = theirs
      delete theirs[name]
      return encodeURIComponent(String(value))
    })
    if (sealed || body === 'json') {
      headers['content-type'] = 'application/json'
      return finish(
        { method, path: filled, headers, body: JSON.stringify(sealed ? { value: sealed.value } : theirs) },
        secrets,
      )
    }
    const encoded = encodeQuery(theirs)
    if (body === 'form') {
      headers['content-type'] = 'application/x-www-form-urlencoded'
      return finish({ method, path: filled, headers, body: encoded }, secrets)
    }
    return finish({ method, path: encoded === '' ? filled : `${filled}?${encoded}`, headers }, secrets)
  }
}

function replacedPath(path: string, paths: Headers): string {
  const [found] = Object.entries(paths)
    .filter(
      ([beginning]) => path === beginning || path.startsWith(beginning.endsWith('/') ? beginning : `${beginning}/`),
    )
    .toSorted(([one], [other]) => other.length - one.length)
  return found ? found[1] + path.slice(found[0].length) : path
}

/** Renames the contract's headers and adds the dialect's; others, such as those of traces, stay. */
function compileHeaders(
  { headers: declared, addHeaders }: DeclaredDialect,
  secrets: Headers,
): (headers: Headers) => Record<string, string> {
  const added = Object.fromEntries(
    Object.entries(addHeaders).map(([name, value]) => [
      name.toLowerCase(),
      typeof value === 'string' ? value : (secrets[value.secret] ?? ''),
    ]),
  )
  const rules = Object.entries(declared).map(([key, rule]) => {
    const ours = HEADERS[key as keyof typeof HEADERS]
    if (rule === false) return [ours, undefined] as const
    const { name = ours, prefix = '', values = {} } = typeof rule === 'string' ? { name: rule } : rule
    return [ours, { name: name.toLowerCase(), prefix, values: new Map(Object.entries(values)) }] as const
  })
  return (given) => {
    const headers: Record<string, string> = { ...given }
    for (const [ours] of rules) delete headers[ours]
    delete headers['content-type']
    for (const [ours, rule] of rules) {
      const { [ours]: value } = given
      if (rule && value !== undefined) headers[rule.name] = rule.prefix + (rule.values.get(value) ?? value)
    }
    return Object.assign(headers, added)
  }
}
