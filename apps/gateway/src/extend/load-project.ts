import type { SwitchableFeature } from '@playhouse/platform-api/features.ts'
import type { TrustedDocument } from '@playhouse/schema/trusted-documents.ts'
import { importDefault, readSite, SiteError } from '@playhouse/site/read-site.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as z from 'zod'
import { composeModules } from './extend-schema.ts'
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

const named = <Value extends z.ZodType>(value: Value, error: string) => z.record(z.string(), value, { error })

const declaration = z.strictObject({
  name: z.string(),
  schema: z.string(),
  endpoints: named(z.object({ path: z.string(), access: z.string() }), 'must be endpoints by their names'),
  resolvers: named(
    named(
      z.custom((value) => typeof value === 'function', 'must be a function'),
      'must be functions by fields',
    ),
    'must be functions by types and fields',
  ),
  shared: z.array(z.string()).optional(),
})

/** Names the file of a module that ours, or those before it, leave no place for. @throws SiteError */
function checkTogether(folder: string, files: readonly string[], modules: readonly GatewayModule[]): void {
  for (const [index, file] of files.entries()) {
    try {
      composeModules(TYPE_DEFINITIONS, modules.slice(0, index + 1))
    } catch (error) {
      throw new SiteError(join(folder, file), (error as Error).message)
    }
  }
}

/** Loads the graph's modules of a project. @throws SiteError that names file and reason */
export async function loadProject(folder: string): Promise<Project> {
  const { config } = await readSite(folder)
  const modules: GatewayModule[] = []
  for (const file of config.graphql) {
    const path = join(folder, file)
    const module = await importDefault(path)
    const { error } = declaration.safeParse(module)
    if (error) throw new SiteError(path, z.prettifyError(error))
    modules.push(module as GatewayModule)
  }
  checkTogether(folder, config.graphql, modules)
  const path = join(folder, DOCUMENTS)
  const documents = existsSync(path) ? (JSON.parse(readFileSync(path, 'utf8')) as Project['documents']) : {}
  return { modules, off: config.off, documents }
}
