import type { ApolloServerPlugin } from '@apollo/server'
import { MapperKind, mapSchema } from '@graphql-tools/utils'
import type { GraphQLFieldConfig, GraphQLResolveInfo, GraphQLSchema } from 'graphql'
import { AsyncLocalStorage } from 'node:async_hooks'
import type { Context } from '../domains/base/context.ts'
import type { CacheOutcome } from '../platform/public-cache.ts'
import type { CallReport } from '../platform/rest-client.ts'
import type { DocumentLimits } from './document-limits.ts'
import { measure } from './document-measures.ts'

/** A field with a resolver; elements of a list are one entry. Times are milliseconds. */
interface FieldTrace {
  /** Response path without indexes. */
  path: string
  coordinate: string
  count: number
  startMs: number
  /** The slowest, until its promise resolved, with waiting for others. */
  maxMs: number
  cost: number | undefined
}

interface Trace {
  startedAt: number
  fields: Map<string, FieldTrace>
  calls: { endpoint: string; outcome: string; attempts: number; ms: number; field: string }[]
  reads: { endpoint: string; outcome: CacheOutcome; field: string }[]
}

type Field = GraphQLFieldConfig<unknown, Context>

const round = (ms: number) => Math.round(ms * 10) / 10

/** `extensions.trace` of responses, for developers: what each field took and called. */
export class RequestTraces {
  readonly #traces = new WeakMap<Context, Trace>()
  readonly #current = new AsyncLocalStorage<{ trace: Trace; field: string }>()

  /** Reports a finished call, in the context of the field that made it. */
  readonly call = ({ endpoint, outcome, attempts, ms }: CallReport): void => {
    const at = this.#current.getStore()
    at?.trace.calls.push({ endpoint, outcome, attempts, ms: round(ms), field: at.field })
  }

  readonly read = (endpoint: string, outcome: CacheOutcome): void => {
    const at = this.#current.getStore()
    at?.trace.reads.push({ endpoint, outcome, field: at.field })
  }

  wrap(schema: GraphQLSchema): GraphQLSchema {
    return mapSchema(schema, {
      [MapperKind.OBJECT_FIELD]: (field: Field) => {
        const { resolve } = field
        if (!resolve) return undefined
        return {
          ...field,
          resolve: (source, args, context, info) => {
            const trace = this.#traces.get(context)
            if (!trace) return resolve(source, args, context, info)
            return this.#run(trace, info, () => resolve(source, args, context, info))
          },
        }
      },
    })
  }

  #run(trace: Trace, { path, parentType, fieldName }: GraphQLResolveInfo, resolve: () => unknown): unknown {
    const name = getPath(path)
    const began = performance.now()
    let field = trace.fields.get(name)
    if (!field) {
      const startMs = round(began - trace.startedAt)
      field = {
        path: name,
        coordinate: `${parentType.name}.${fieldName}`,
        count: 0,
        startMs,
        maxMs: 0,
        cost: undefined,
      }
      trace.fields.set(name, field)
    }
    field.count += 1
    const end = () => (field.maxMs = Math.max(field.maxMs, round(performance.now() - began)))
    const result = this.#current.run({ trace, field: name }, resolve)
    if (result instanceof Promise) return result.finally(end)
    end()
    return result
  }

  /** Register after the response cache, which stores no response with extensions. */
  plugin(schema: GraphQLSchema, limits: DocumentLimits): ApolloServerPlugin<Context> {
    return {
      requestDidStart: async ({ contextValue }) => {
        const trace: Trace = { startedAt: performance.now(), fields: new Map(), calls: [], reads: [] }
        this.#traces.set(contextValue, trace)
        return {
          willSendResponse: async ({ document, operation, request, response }) => {
            if (!document || !operation || response.body.kind !== 'single') return
            const costs = new Map<string, number>()
            const { cost } = measure(schema, document, operation, request.variables, (path, own) =>
              costs.set(path, own),
            )
            const { startedAt, calls, reads, fields } = trace
            const { singleResult } = response.body
            singleResult.extensions = {
              ...singleResult.extensions,
              trace: {
                ms: round(performance.now() - startedAt),
                cost,
                costLimit: limits.cost,
                calls,
                reads,
                fields: [...fields.values()].map((field) => ({ ...field, cost: costs.get(field.path) })),
              },
            }
          },
        }
      },
    }
  }
}

function getPath(path: GraphQLResolveInfo['path']): string {
  const keys: string[] = []
  for (let at: typeof path | undefined = path; at; at = at.prev) if (typeof at.key === 'string') keys.unshift(at.key)
  return keys.join('.')
}
