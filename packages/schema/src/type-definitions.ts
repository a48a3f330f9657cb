import { readFileSync } from 'node:fs'

export const TYPE_DEFINITIONS = readFileSync(new URL('../schema.graphql', import.meta.url), 'utf8')
