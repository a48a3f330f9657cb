import documents from '@playhouse/schema/trusted-documents.json' with { type: 'json' }

const HASHES = new Map(Object.entries(documents).map(([hash, { name }]) => [name, hash]))

/** Hash by which the gateway knows an operation of the built web. @throws Error for an unknown one */
export function documentHash(operationName: string): string {
  const hash = HASHES.get(operationName)
  if (hash === undefined) throw new Error(`The web has no operation ${operationName}.`)
  return hash
}
