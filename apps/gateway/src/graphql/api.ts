import type { Project } from '../extend/load-project.ts'
import { limitsFrom } from './document-limits.ts'
import { PreparedDocuments } from './execution/prepared-documents.ts'
import { buildSchema } from './schema.ts'
import { loadTrustedDocuments } from './trusted-document-list.ts'

type Api = ReturnType<typeof createApi>

const apis = new Map<Project | undefined, Api>()

function createApi(project: Project | undefined) {
  const schema = buildSchema(project?.modules)
  const documents = loadTrustedDocuments(schema, project?.documents)
  return { schema, documents, prepared: new PreparedDocuments(schema), limits: limitsFrom(schema, documents.values()) }
}

/** Depends on the code and the project alone and takes half a second of processor time, so the gateways of one process, as in tests, share it. */
export function loadApi(project?: Project): Api {
  const api = apis.get(project) ?? createApi(project)
  apis.set(project, api)
  return api
}

/** Parses and compiles the registered documents of all gateways in this process; otherwise the first request of each does. */
export async function prepareDocuments(project?: Project): Promise<void> {
  const { prepared, documents } = loadApi(project)
  await prepared.prepareAll(documents)
}
