import { pathToFileURL } from 'node:url'
import { isAbsolute, resolve } from 'node:path'
import * as z from 'zod'
import { ALL_ENDPOINTS } from '@playhouse/platform-api/all-endpoints.ts'
import { dialectSchema } from './dialect.ts'
import { Translator } from './translator.ts'

/** What is wrong with a dialect, for the person who starts a program with it. */
export class DialectError extends Error {
  constructor(source: string, problem: string, cause?: unknown) {
    super(`The dialect ${source} cannot be used: ${problem}`, { cause })
    this.name = 'DialectError'
  }
}

/**
 * Loads a dialect: a package's name, or the path of a file.
 * @param variables where its secrets are
 * @throws DialectError
 */
export async function loadDialect(
  source: string,
  variables: Readonly<Record<string, string | undefined>>,
): Promise<Translator> {
  const isPath = isAbsolute(source) || /^\.{0,2}\//.test(source)
  const loaded = await import(isPath ? pathToFileURL(resolve(source)).href : source).catch((error: unknown) => {
    throw new DialectError(
      source,
      `it cannot be loaded: ${error instanceof Error ? error.message : String(error)}`,
      error,
    )
  })
  return createTranslator((loaded as { default?: unknown }).default, variables, source)
}

/** @throws DialectError for what is no dialect */
export function createTranslator(
  dialect: unknown,
  variables: Readonly<Record<string, string | undefined>>,
  source = 'given',
): Translator {
  if (dialect === undefined) throw new DialectError(source, 'its module has no default export.')
  const read = dialectSchema.safeParse(dialect)
  if (!read.success) throw new DialectError(source, `\n${z.prettifyError(read.error)}`)
  const { endpoints, secrets, addHeaders } = read.data
  const unknown = Object.keys(endpoints).filter((name) => !ALL_ENDPOINTS.some((endpoint) => endpoint.name === name))
  if (unknown.length > 0) throw new DialectError(source, `the contract has no endpoint ${unknown.join(', ')}.`)
  const unset = secrets.filter((name) => !variables[name])
  if (unset.length > 0) throw new DialectError(source, `the environment does not set ${unset.join(', ')}.`)
  const undeclared = Object.values(addHeaders).flatMap((value) =>
    typeof value === 'string' || secrets.includes(value.secret) ? [] : [value.secret],
  )
  if (undeclared.length > 0) throw new DialectError(source, `its secrets do not list ${undeclared.join(', ')}.`)
  try {
    return new Translator(read.data, Object.fromEntries(secrets.map((name) => [name, variables[name] ?? ''])))
  } catch (error) {
    throw new DialectError(source, (error as Error).message, error)
  }
}
