import * as z from 'zod'
import type { ProviderAccess, ProviderDeclaration, ProviderKind } from './provider-declaration.ts'

/* What the guards of all kinds of providers share: their mistakes cost their own place only. */

export const callable = z.custom<(...args: never[]) => unknown>(
  (value) => typeof value === 'function',
  'is no function',
)

/** Members of an object by name; those of a class are not its own, so they are looked up one by one. */
export const readMembers = (object: unknown, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, (object as Record<string, unknown> | undefined)?.[name]]))

/** @throws Error when it takes too long: the outcome is unknown, whatever comes of it later */
export async function inTime<T>(work: () => Promise<T>, limitMs: number): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer within ${limitMs / 1_000} seconds`)), limitMs)
  })
  try {
    return await Promise.race([work(), late])
  } finally {
    clearTimeout(timer)
  }
}

/**
 * @param findFault says what an opened provider lacks
 * @throws Error that names the provider and the reason
 */
export function openDeclared<Kind extends ProviderKind, Opened>(
  declared: ProviderDeclaration<Kind, Opened>,
  access: Required<ProviderAccess>,
  noun: string,
  findFault: (opened: Opened) => string | undefined,
): Opened {
  const refuse = (reason: string, cause?: unknown) =>
    new Error(`The ${noun} "${declared.code}" cannot be opened: ${reason}`, { cause })
  let opened: Opened
  try {
    opened = declared.open(access)
  } catch (error) {
    throw refuse(error instanceof Error ? error.message : String(error), error)
  }
  const fault = findFault(opened)
  if (fault !== undefined) throw refuse(fault)
  return opened
}

/**
 * What an error of a provider may say in logs and rows: no data of the person whom the call was about.
 * @param personal texts of the call
 */
export function redactReason(error: unknown, personal: readonly string[]): string {
  const said = error instanceof Error ? error.message : 'an error that is none'
  return said.length <= REASON_MAX && personal.every((text) => text === '' || !said.includes(text))
    ? said
    : 'a reason that says too much'
}

const REASON_MAX = 120
