import { readFileSync } from 'node:fs'

/** The merged schema as SDL. */
export const TYPE_DEFINITIONS = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')
