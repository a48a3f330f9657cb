import type { DocumentNode, OperationDefinitionNode } from 'graphql'
import { rootFields } from './root-fields.ts'

/** Repeating these in one operation gains an attacker nothing. Every other mutation is sensitive by default. */
const HARMLESS: ReadonlySet<string> = new Set([
  'logOut',
  'setFavourite',
  'keepSessionAlive',
  'reportFailingHost',
  '__typename',
])

/** Names of the sensitive mutations in a valid operation, as `rootFields`. */
export function sensitiveFields(document: DocumentNode, operation: OperationDefinitionNode): string[] {
  if (operation.operation !== 'mutation') return []
  return rootFields(document, operation).filter((name) => !HARMLESS.has(name))
}
