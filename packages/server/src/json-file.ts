import { readFileSync, renameSync, writeFileSync } from 'node:fs'
import * as z from 'zod'

/** @throws Error that says what is wrong with the file, without what is in it: that may be a secret */
export function readJsonFile<Schema extends z.ZodType>(file: string, schema: Schema, what: string): z.output<Schema> {
  const read = schema.safeParse(parsed(file, what))
  if (read.success) return read.data
  throw new Error(`${what} in ${file} cannot be read:\n${z.prettifyError(read.error)}`, { cause: read.error })
}

/**
 * Replaces the file in one step, so that no program reads half of it. Only the owner may read it.
 * @throws ZodError for what could not be read again
 */
export function writeJsonFile<Schema extends z.ZodType>(file: string, schema: Schema, value: z.input<Schema>): void {
  const checked = schema.parse(value)
  const next = `${file}.${process.pid}`
  writeFileSync(next, `${JSON.stringify(checked, null, 2)}\n`, { mode: 0o600 })
  renameSync(next, file)
}

function parsed(file: string, what: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch (error) {
    // The message of JSON.parse quotes the text around the mistake.
    const why =
      error instanceof SyntaxError
        ? `it is no JSON${/ \(line \d+ column \d+\)/.exec(error.message)?.[0] ?? ''}`
        : (error as Error).message
    // oxlint-disable-next-line preserve-caught-error -- it quotes secrets
    throw new Error(`${what} in ${file} cannot be read: ${why}`)
  }
}
