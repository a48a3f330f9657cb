import { expect, test } from 'vitest'
import { buildSchema } from '../schema.ts'
import { loadTrustedDocuments } from '../trusted-document-list.ts'
import { PreparedDocuments } from './prepared-documents.ts'

test('prepares every registered document, and compiles each query with its flags on and off', async () => {
  const schema = buildSchema()
  const documents = loadTrustedDocuments(schema)
  const prepared = new PreparedDocuments(schema)
  await prepared.prepareAll(documents)
  for (const [hash, document] of documents) {
    const { compiled, operation } = prepared.get(hash, document) ?? {}
    expect(operation?.operation).toBe(document.type === 'subscription' ? undefined : document.type)
    if (document.type !== 'query') continue
    for (const flag of [true, false]) {
      const flags = (operation?.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, flag])
      expect(compiled?.get(Object.fromEntries(flags)), document.name).toBeTypeOf('function')
    }
  }
})
