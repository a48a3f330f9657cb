import { expect, test } from 'vitest'
import { exampleVariables } from './examples.ts'
import { buildSchema } from '../src/graphql/schema.ts'
import { loadTrustedDocuments } from '../src/graphql/trusted-document-list.ts'
import { PreparedDocuments } from '../src/graphql/execution/prepared-documents.ts'

test('prepares every registered document, and compiles each query and mutation with its flags on and off', async () => {
  const schema = buildSchema()
  const documents = loadTrustedDocuments(schema)
  const prepared = new PreparedDocuments(schema)
  await prepared.prepareAll(documents)
  for (const [hash, document] of documents) {
    const { compiled, operation } = prepared.get(hash, document) ?? {}
    expect(operation?.operation).toBe(document.type === 'subscription' ? undefined : document.type)
    if (document.type === 'subscription') continue
    for (const flag of [true, false]) {
      const flags = (operation?.variableDefinitions ?? []).map(({ variable }) => [variable.name.value, flag])
      const variables = {
        ...exampleVariables(document.text),
        ...(document.type === 'query' && Object.fromEntries(flags)),
      }
      expect(compiled?.get(variables), document.name).toBeTypeOf('function')
    }
  }
})
