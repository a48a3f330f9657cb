import { getDirective, MapperKind, mapSchema } from '@graphql-tools/utils'
import type { Audience, ErrorCode } from '@playhouse/schema/types.generated.ts'
import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLFieldConfig, type GraphQLSchema } from 'graphql'
import { refusalFor } from './access.ts'
import type { Context } from './context.ts'
import { failure } from './failures.ts'
import { orProblem, problem } from './results.ts'

type Field = GraphQLFieldConfig<unknown, Context>

/**
 * Enforces `@access` and `@module`. A refused field answers with a Problem where its type has one, else with an error.
 * @throws Error when a root field does not say who may read it: nothing is open by oversight
 */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name])
  return mapSchema(schema, {
    [MapperKind.OBJECT_FIELD]: (field: Field, fieldName, typeName, whole) => {
      const audience = argumentOf(whole, field, 'access', 'to') as Audience | undefined
      const moduleId = argumentOf(whole, field, 'module', 'id')
      if (roots.has(typeName) && !audience) throw new Error(`${typeName}.${fieldName} has no @access.`)
      const closed = (audience && audience !== 'PUBLIC') || moduleId
      return closed ? guarded(field, audience ?? 'PUBLIC', moduleId) : undefined
    },
  })
}

function guarded(field: Field, audience: Audience, moduleId: string | undefined): Field {
  const { resolve = defaultFieldResolver } = field
  const answersProblems = hasProblem(field)
  const refused = async (context: Context): Promise<ErrorCode | undefined> => {
    if (moduleId && !(await context.brand()).isOn(moduleId)) return 'NOT_AVAILABLE'
    return refusalFor(audience, context)
  }
  return {
    ...field,
    resolve: async (source, args, context, info) => {
      const refusal = answersProblems ? await orProblem(context, () => refused(context)) : await refused(context)
      if (refusal === undefined) return resolve(source, args, context, info)
      if (typeof refusal !== 'string') return refusal
      if (!answersProblems) throw failure(refusal)
      // The result tells it; it need not be told beside the answer too.
      context.session.hasEnded = false
      return problem(refusal)
    },
  }
}

function hasProblem({ type }: Field): boolean {
  const named = getNamedType(type)
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'Problem')
}

function argumentOf(schema: GraphQLSchema, field: Field, directive: string, argument: string): string | undefined {
  const value: unknown = getDirective(schema, field, directive)?.[0]?.[argument]
  return typeof value === 'string' ? value : undefined
}
