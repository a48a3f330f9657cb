import { DOMAINS, type Endpoint, getRefusals } from '@playhouse/platform-api/endpoint.ts'
import { PLATFORM_ERRORS } from '@playhouse/platform-api/errors.ts'
import { HEADERS } from '@playhouse/platform-api/headers.ts'
import * as z from 'zod'

type JsonSchema = z.core.JSONSchema.BaseSchema

/** The contract as an OpenAPI 3.1 document. */
export function openApi(endpoints: readonly Endpoint[]) {
  const paths: Record<string, Record<string, object>> = {}
  const schemas: Record<string, unknown> = { Failure, SealedBody }
  for (const endpoint of endpoints) {
    paths[endpoint.path] = {
      ...paths[endpoint.path],
      [endpoint.method.toLowerCase()]: hoistDefs(operation(endpoint), endpoint.name, schemas),
    }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Playhouse platform',
      version: '1',
      description:
        'The REST contract between a gateway and a platform. Play money only. What ' +
        'vendors of games call under /seamless/v1/ is no part of it; docs/seamless-wallet.md describes that.',
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'The platform that serves this document' }],
    tags: [...new Set(endpoints.map(({ domain }) => domain))].map((name) => ({ name, description: DOMAINS[name] })),
    paths,
    components: {
      securitySchemes: { token: { type: 'apiKey', in: 'header', name: HEADERS.token, description: 'The raw token.' } },
      schemas,
    },
  }
}

const Failure = {
  type: 'object',
  required: ['success', 'message', 'errorCode'],
  properties: {
    success: { const: false },
    message: { type: 'string' },
    errorCode: { type: 'string' },
    value: {
      type: 'object',
      properties: {
        fields: { type: 'object', additionalProperties: { type: 'string' } },
        retryAfterSeconds: { type: 'integer' },
        captcha: { type: 'boolean' },
        verification: {
          type: 'object',
          properties: {
            ticket: { type: 'string' },
            methods: {
              type: 'array',
              items: { type: 'object', properties: { method: { type: 'string' }, hint: { type: ['string', 'null'] } } },
            },
          },
        },
      },
    },
  },
}

const SealedBody = {
  type: 'object',
  required: ['value'],
  properties: {
    value: {
      type: 'string',
      description: 'JWE (RSA-OAEP-256, A256GCM) of { iat, jti, body } with a key of sealingKeys.',
    },
  },
}

function operation(endpoint: Endpoint) {
  const { name, domain, summary, access, moduleId, sealed, origin, cache, aliases } = endpoint
  const input = wireSchema(endpoint.input)
  const inQuery = isInQuery(endpoint)
  const body = sealed ? { $ref: '#/components/schemas/SealedBody' } : input
  return {
    operationId: name,
    tags: [domain],
    summary,
    description: getFacts(endpoint, input),
    'x-module': moduleId,
    'x-access': access,
    'x-origin': origin,
    ...(aliases && { 'x-aliases': aliases }),
    ...(cache && { 'x-fresh-seconds': cache.freshSeconds }),
    ...(sealed && { 'x-sealed': input }),
    ...(access !== 'public' && { security: access === 'optional' ? [{}, { token: [] }] : [{ token: [] }] }),
    parameters: [
      header(HEADERS.merchant, true, 'The brand.'),
      header(HEADERS.language, false, 'TY, VI or EN.'),
      ...(sealed ? [header(HEADERS.encryption, false, 'Cipher and key of the sealed body.')] : []),
      ...(inQuery ? queryParameters(input) : []),
    ],
    ...(!inQuery && { requestBody: { required: true, content: endpoint.form ? form(body) : json(body) } }),
    responses: { 200: { description: 'Done.', content: json(success(endpoint)) }, ...failures(endpoint) },
  }
}

/** Facts that OpenAPI has no place for, in Markdown. */
function getFacts({ moduleId, access, origin, aliases, cache, sealed }: Endpoint, input: JsonSchema): string {
  const facts = [
    `Module \`${moduleId}\``,
    `access: ${access}`,
    origin === 'specification' ? 'path of the specification' : 'extension',
    ...(cache ? [`fresh for ${cache.freshSeconds} s`] : []),
    ...(aliases ?? []).map((alias) => `also \`${alias}\``),
  ].join(' · ')
  if (!sealed) return facts
  return `${facts}\n\n**The body is sealed.** Inside:\n\n\`\`\`json\n${JSON.stringify(input, null, 2)}\n\`\`\``
}

function success({ envelope, value }: Endpoint): JsonSchema {
  const schema = wireSchema(value)
  if (envelope === 'bare') return schema
  return { type: 'object', required: ['success', 'value'], properties: { success: { const: true }, value: schema } }
}

/** Refusals by status, with their codes as description. */
function failures(endpoint: Endpoint) {
  const byStatus: Record<string, readonly string[] | undefined> = Object.groupBy(
    getRefusals(endpoint),
    (code) => PLATFORM_ERRORS[code].status,
  )
  if (!isInQuery(endpoint)) for (const status of [413, 415]) byStatus[status] ??= ['request_param_err']
  const response = (codes: readonly string[] = []) => {
    return { description: codes.join(', '), content: json({ $ref: '#/components/schemas/Failure' }) }
  }
  return Object.fromEntries(Object.entries(byStatus).map(([status, codes]) => [status, response(codes)]))
}

const isInQuery = ({ method }: Endpoint) => method === 'GET' || method === 'DELETE'

function queryParameters({ properties = {}, required = [] }: JsonSchema) {
  return Object.entries(properties).map(([name, schema]) => {
    return { name, in: 'query', required: required.includes(name), schema }
  })
}

const header = (name: string, required: boolean, description: string) => {
  return { name, in: 'header', required, description, schema: { type: 'string' } }
}

const form = (schema: object) => ({ 'application/x-www-form-urlencoded': { schema } })

const json = (schema: object) => ({ 'application/json': { schema } })

/** The wire format: the input side of a schema. Recursive schemas stay under `$defs`. */
function wireSchema(schema: z.ZodType): JsonSchema {
  const { $schema: _, ...wire } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any', reused: 'inline' })
  return wire
}

/** Moves an operation's `$defs` to the document's schemas, because their references are absolute. */
function hoistDefs<T extends object>(described: T, name: string, schemas: Record<string, unknown>): T {
  const prefix = `#/components/schemas/${name}`
  return JSON.parse(JSON.stringify(described), (key, value: unknown) => {
    if (key === '$ref' && typeof value === 'string') return value.replace(/^#\/\$defs\/_*/, `${prefix}.`)
    if (key !== '$defs') return value
    for (const [own, schema] of Object.entries(value as object)) schemas[`${name}.${own.replace(/^_*/, '')}`] = schema
    return undefined
  }) as T
}
