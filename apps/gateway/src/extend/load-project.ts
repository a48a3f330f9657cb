import type { SwitchableFeature } from '@playhouse/platform-api/features.ts'
import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { readSite, SiteError } from '@playhouse/site/read-site.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { GatewayModule } from './gateway-module.ts'

/** What a project adds to the graph, and leaves out. */
export interface Project {
  modules: readonly GatewayModule[]
  off: readonly SwitchableFeature[]
  /** The queries of its screens and parts, by hash. */
  documents: Readonly<Record<string, TrustedDocument>>
}

/** Where `playhouse codegen` writes the documents. */
const DOCUMENTS = 'graphql/documents.generated.json'

const projects = new Map<string, Promise<Project>>()

/**
 * The project of a brand, if it has one. Its modules are code, so that a process has them once, and brands of one project share the graph.
 * @throws SiteError that names file and reason
 */
export function findProject({
  projectFolder: folder,
}: {
  projectFolder: string | undefined
}): Promise<Project> | undefined {
  if (folder === undefined) return undefined
  const found = projects.get(folder) ?? loadProject(folder)
  projects.set(folder, found)
  // One that does not fit is read again at the next attempt.
  found.catch(() => projects.delete(folder))
  return found
}

/** Loads the graph's modules of a project. @throws SiteError that names file and reason */
export async function loadProject(folder: string): Promise<Project> {
  const { config } = await readSite(folder)
  const modules: GatewayModule[] = []
  for (const file of config.graphql) {
    const path = join(folder, file)
    const { default: module } = (await import(pathToFileURL(path).href)) as { default?: GatewayModule }
    if (module === undefined) throw new SiteError(path, 'it has no default export')
    modules.push(module)
  }
  const path = join(folder, DOCUMENTS)
  const documents = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Project['documents']) : {}
  return { modules, off: config.off, documents }
}
