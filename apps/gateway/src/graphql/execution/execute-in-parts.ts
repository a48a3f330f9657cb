import type { GraphQLError } from 'graphql'
import { randomUUID } from 'node:crypto'
import type { Context } from '../../domains/base/context.ts'
import { loadPerMemberValues, type PerMemberValues } from '../../domains/games/per-member.ts'
import type { CompiledParts, HoleContext } from './compiled-document.ts'
import type { ResponseCache, Template } from './response-cache.ts'

type Variables = Readonly<Record<string, unknown>>

/** Longer variables are too rare to be asked again. */
const VARIABLES_LENGTH_MAX = 1_024

/** Stands for a hole in a text; nobody can write it into a game's name. */
const MARK = randomUUID()
const MARKS = new RegExp(`"${MARK} (\\d+)"`)

interface PartsResult {
  /** JSON text of `data`. */
  data: string
  errors: readonly GraphQLError[]
}

/**
 * Executes a query of a member or visitor by its parts: the shared part is executed once for all callers, as a visitor, and kept as text; the caller's
 * own fields are executed and filled in.
 * @returns undefined where the document has to be executed as a whole: the shared part has failed, or depends on the session after all
 */
export async function executeInParts(
  parts: CompiledParts,
  variables: Variables,
  context: Context,
  cache: ResponseCache,
): Promise<PartsResult | undefined> {
  const given = JSON.stringify(parts.variables.map((name) => variables[name]))
  if (given.length > VARIABLES_LENGTH_MAX) return undefined
  const key = [parts.id, context.language, context.siteOrigin, given].join('\n')
  const stored = cache.get(key)
  if (stored && !stored.template) return undefined
  const loadShared = async () => {
    const template = stored?.template ?? (await executeShared(parts, variables, context, cache, key))
    return template && { template, values: await loadPerMemberValues(template.types, context) }
  }
  // At once, so that the member's favourites do not wait for the own part.
  const [own, common] = await Promise.all([parts.own?.(context, variables), loadShared()])
  if (!common || (own && own.data === undefined)) return undefined
  if (stored) context.platform.dependencies.addAll(stored.dependencies)
  const errors = own?.errors ?? []
  if (own?.data === null) return { data: 'null', errors }
  return { data: fill(common.template, own?.data ?? {}, common.values), errors }
}

async function executeShared(
  { shared, holes }: CompiledParts,
  variables: Variables,
  context: Context,
  cache: ResponseCache,
  key: string,
): Promise<Template | undefined> {
  const found: Template['holes'][number][] = []
  const visitor: ReturnType<Context['asVisitor']> & HoleContext = {
    ...context.asVisitor(),
    markHole: (index, id) => {
      const hole = holes[index]
      if (!hole) throw new Error(`The document has no hole ${index}.`)
      return `${MARK} ${found.push('path' in hole ? hole : { ...hole, id }) - 1}`
    },
  }
  const { data, errors } = await shared(visitor, variables)
  const { dependencies } = visitor.platform
  // A field that depends on the member, and that the schema does not mark.
  if (visitor.session.isRead)
    context.log.error({ fields: Object.keys(data ?? {}) }, 'a shared part depends on the session')
  if (!data || errors?.length || visitor.sharedFailures.size > 0 || visitor.session.isRead) {
    cache.setFailed(key)
    return undefined
  }
  const template = toTemplate(JSON.stringify(data), found)
  cache.set({ key, byAddress: false }, template, dependencies)
  context.platform.dependencies.addAll(dependencies)
  return template
}

/** @param found holes by the numbers in their marks */
function toTemplate(text: string, found: Template['holes']): Template {
  const split = text.split(MARKS)
  const holes = split.flatMap((number, index) => (index % 2 === 1 ? (found[Number(number)] ?? []) : []))
  const types = new Set(holes.flatMap((hole) => ('path' in hole ? [] : [hole.type])))
  return { chunks: split.filter((_, index) => index % 2 === 0), holes, types: [...types] }
}

function fill({ chunks, holes }: Template, own: object, valuesOf: PerMemberValues): string {
  let text = chunks[0] ?? ''
  for (const [index, hole] of holes.entries())
    text += JSON.stringify(findValue(hole, own, valuesOf) ?? null) + (chunks[index + 1] ?? '')
  return text
}

function findValue(hole: Template['holes'][number], own: unknown, valuesOf: PerMemberValues): unknown {
  if (!('path' in hole)) return valuesOf.get(hole.type)?.(hole.id)[hole.field]
  return hole.path.reduce<unknown>((value, key) => (value as Record<string, unknown> | null | undefined)?.[key], own)
}
