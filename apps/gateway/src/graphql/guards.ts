import { getDirective } from '@graphql-tools/utils'
import { memberInfo } from '@playhouse/platform-api/member.ts'
import type { Audience, ErrorCode } from '@playhouse/schema/types.generated.ts'
import { getAccountKind, isAgentKind, isRealAccount } from '@playhouse/shared/account-kinds.ts'
import { defaultFieldResolver, getNamedType, isUnionType, type GraphQLSchema } from 'graphql'
import { isSessionEnded } from '../platform/failures.ts'
import type { Context } from '../domains/base/context.ts'
import { failure } from '../domains/base/errors.ts'
import { catchProblem, problem } from '../domains/base/results.ts'
import { changeFields, type Field } from './change-fields.ts'

/**
 * Enforces `@access` and `@module`. A refused field resolves to a Problem where its type has one, otherwise it throws.
 * @throws Error when a root field has no `@access`
 */
export function guardFields(schema: GraphQLSchema): GraphQLSchema {
  const subscription = schema.getSubscriptionType()?.name
  const roots = new Set([schema.getQueryType()?.name, schema.getMutationType()?.name, subscription])
  return changeFields(schema, (field, fieldName, typeName) => {
    const audience = findArgument(schema, field, 'access', 'to') as Audience | undefined
    const moduleId = findArgument(schema, field, 'module', 'id')
    if (roots.has(typeName) && !audience) throw new Error(`${typeName}.${fieldName} has no @access.`)
    const isGuarded = (audience && audience !== 'PUBLIC') || moduleId
    if (!isGuarded) return undefined
    const guard = typeName === subscription ? guardSubscription : guardField
    return guard(field, audience ?? 'PUBLIC', moduleId)
  })
}

function guardField(field: Field, audience: Audience, moduleId: string | undefined): Pick<Field, 'resolve'> {
  const { resolve = defaultFieldResolver } = field
  const returnsProblem = hasProblem(field)
  const findRefusal = refusalFinder(audience, moduleId)
  return {
    resolve: async (source, args, context, info) => {
      const refusal = returnsProblem
        ? await catchProblem(context, () => findRefusal(context))
        : await findRefusal(context)
      if (refusal === undefined) return resolve(source, args, context, info)
      if (typeof refusal !== 'string') return refusal
      if (!returnsProblem) throw failure(refusal)
      // The Problem reports it already.
      context.session.hasEnded = false
      return problem(refusal)
    },
  }
}

/** Events come from the stream that was opened, so its opening is guarded. */
function guardSubscription(
  { subscribe }: Field,
  audience: Audience,
  moduleId: string | undefined,
): Pick<Field, 'subscribe'> {
  const findRefusal = refusalFinder(audience, moduleId)
  return {
    subscribe: async (source, args, context, info) => {
      const refusal = await findRefusal(context)
      if (refusal !== undefined) throw failure(refusal)
      return subscribe?.(source, args, context, info)
    },
  }
}

function refusalFinder(audience: Audience, moduleId: string | undefined) {
  return async (context: Context): Promise<ErrorCode | undefined> => {
    if (moduleId && !(await context.brand()).isOn(moduleId)) return 'NOT_AVAILABLE'
    return refusalFor(audience, context)
  }
}

function hasProblem({ type }: Field): boolean {
  const named = getNamedType(type)
  return isUnionType(named) && named.getTypes().some(({ name }) => name === 'Problem')
}

function findArgument(schema: GraphQLSchema, field: Field, directive: string, argument: string): string | undefined {
  const value: unknown = getDirective(schema, field, directive)?.[0]?.[argument]
  return typeof value === 'string' ? value : undefined
}

/**
 * Why the caller is outside `audience`; undefined when inside. A session is checked by its first call; only the audiences that depend on
 * the account's kind load the account here.
 * @throws PlatformUnavailable
 */
async function refusalFor(audience: Audience, context: Context): Promise<ErrorCode | undefined> {
  if (audience === 'PUBLIC') return undefined
  const { platform } = context.session
  if (!platform) return 'SESSION_EXPIRED'
  if (audience === 'SESSION') return undefined
  const account = await platform.read(memberInfo, {}).catch((error: unknown) => {
    if (isSessionEnded(error)) return undefined
    throw error
  })
  if (!account) {
    context.session.close()
    return 'SESSION_EXPIRED'
  }
  if (!isRealAccount(account.type)) return 'REAL_ACCOUNT_REQUIRED'
  return audience === 'AGENT' && !isAgentKind(getAccountKind(account.type)) ? 'NOT_AGENT' : undefined
}
