import { limitsFrom } from './document-limits.ts'
import { PreparedDocuments } from './execution/prepared-documents.ts'
import { buildSchema } from './schema.ts'
import { loadTrustedDocuments } from './trusted-document-list.ts'

type Api = ReturnType<typeof createApi>

let api: Api | undefined

function createApi() {
  const schema = buildSchema()
  const documents = loadTrustedDocuments(schema)
  return { schema, documents, prepared: new PreparedDocuments(schema), limits: limitsFrom(schema, documents.values()) }
}

/** Depends on the code alone and takes half a second of processor time, so the gateways of one process, as in tests, share it. */
export const loadApi = (): Api => (api ??= createApi())

/** Parses and compiles the registered documents of all gateways in this process; otherwise the first request of each does. */
export async function prepareDocuments(): Promise<void> {
  const { prepared, documents } = loadApi()
  await prepared.prepareAll(documents)
}
