import type { Endpoint } from '@playhouse/platform-api/endpoint.ts'
import {
  buildSchema,
  extendSchema,
  type FieldDefinitionNode,
  type GraphQLFieldResolver,
  Kind,
  print,
  visit,
} from 'graphql'
import type { Context } from '../domains/base/context.ts'
import { type CheckedModule, checkModule, ModuleError } from './check-module.ts'
import type { GatewayModule, ModuleContext, ModuleResolver } from './gateway-module.ts'

/** Longest time of a resolver, which is more than that of the calls it makes. */
const RESOLVER_MS = 10_000

type Resolver = GraphQLFieldResolver<unknown, Context>

export interface SchemaAdditions {
  typeDefs: readonly string[]
  resolvers: readonly Record<string, Record<string, Resolver>>[]
}

/** What a project's modules add to the schema. @throws ModuleError for one that does not fit */
export function composeModules(typeDefinitions: string, modules: readonly GatewayModule[]): SchemaAdditions {
  if (modules.length === 0) return { typeDefs: [], resolvers: [] }
  let schema = buildSchema(typeDefinitions)
  const typeDefs: string[] = []
  for (const module of modules) {
    const checked = checkModule(schema, module)
    const document = withPerVisitor(module, checked)
    try {
      schema = extendSchema(schema, document)
    } catch (error) {
      throw new ModuleError(module.name, (error as Error).message)
    }
    typeDefs.push(print(document))
    nameEndpoints(module)
  }
  return { typeDefs, resolvers: modules.map(wrapResolvers) }
}

const isShared = ({ shared = [] }: GatewayModule, path: string): boolean => shared.includes(path)

const PER_VISITOR = { kind: Kind.DIRECTIVE, name: { kind: Kind.NAME, value: 'perVisitor' } } as const

/** Without more said, a value is its caller's own: no cache may give it to somebody else. */
function withPerVisitor(module: GatewayModule, { definitions, added }: CheckedModule) {
  return visit(
    { kind: Kind.DOCUMENT, definitions },
    {
      ObjectTypeExtension: (extension) => ({
        ...extension,
        fields: (extension.fields ?? []).map((field): FieldDefinitionNode => {
          const path = `${extension.name.value}.${field.name.value}`
          if (!added.has(path) || isShared(module, path) || field.directives?.some(isPerVisitor)) return field
          return { ...field, directives: [...(field.directives ?? []), PER_VISITOR] }
        }),
      }),
    },
  )
}

const isPerVisitor = ({ name }: { name: { value: string } }): boolean => name.value === 'perVisitor'

function nameEndpoints({ name: module, endpoints }: GatewayModule): void {
  for (const [key, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (!/^\/(wps|lgw)\//.test(endpoint.path))
      throw new ModuleError(
        module,
        `the endpoint "${key}" has the path ${endpoint.path}; it must begin with /wps/ or /lgw/`,
      )
    Object.defineProperties(endpoint, {
      name: { value: `${module}.${key}`, enumerable: true, configurable: true },
      domain: { value: module, enumerable: true, configurable: true },
    })
  }
}

const wrapResolvers = (module: GatewayModule): Record<string, Record<string, Resolver>> =>
  Object.fromEntries(
    Object.entries(module.resolvers).map(([type, fields]) => [
      type,
      Object.fromEntries(Object.entries(fields).map(([field, resolve]) => [field, wrapResolver(module, resolve)])),
    ]),
  )

function wrapResolver(module: GatewayModule, resolve: ModuleResolver): Resolver {
  const own = new Set(Object.values<Endpoint>(module.endpoints))
  return async (source, args, context) => {
    const { promise, reject } = Promise.withResolvers<never>()
    const timer = setTimeout(
      () => reject(new Error(`A resolver of the module "${module.name}" took more than ${RESOLVER_MS} ms.`)),
      RESOLVER_MS,
    )
    try {
      return await Promise.race([resolve(source as never, args as never, createContext(context, own)), promise])
    } finally {
      clearTimeout(timer)
    }
  }
}

function createContext({ language, platform, session }: Context, own: ReadonlySet<Endpoint>): ModuleContext {
  const checkOwn = (endpoint: Endpoint): void => {
    if (!own.has(endpoint)) throw new Error(`${endpoint.path} is not among the module’s endpoints.`)
    if (endpoint.method !== 'GET') throw new Error(`${endpoint.path} is no GET: modules read only.`)
  }
  return {
    language,
    async readPublic(endpoint, input) {
      checkOwn(endpoint)
      return platform.read(endpoint, input)
    },
    async readOwn(endpoint, input) {
      checkOwn(endpoint)
      return session.platform ? session.platform.read(endpoint, input) : null
    },
  }
}
