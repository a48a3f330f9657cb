import { spawnSync } from 'node:child_process'
import { globSync, mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { findPackage } from './build-site.ts'
import { type Site, SiteError } from './read-site.ts'

const TYPES = 'graphql/types.generated.ts'
const DOCUMENTS = '{screens,slots}/**/*.graphql'

/** `#graphql/…` in a project's package.json. */
const TYPES_MODULE = '~#graphql/types.generated.ts'

interface Codegen {
  generate: (config: object, saveToFile: boolean) => Promise<unknown>
}

/**
 * Writes the graph with the project's modules, its types, and types and hooks beside each document.
 * @throws SiteError for a module or a document that does not fit
 */
export async function runCodegen({ folder }: Site): Promise<void> {
  const project = join(folder, 'package.json')
  const fromProject = createRequire(project)
  mkdirSync(join(folder, 'graphql'), { recursive: true })
  writeFileSync(join(folder, 'graphql/schema.generated.graphql'), printSchema(folder))
  if (globSync(DOCUMENTS, { cwd: folder }).length === 0) return
  findPackage('@graphql-codegen/cli', project)
  const { generate } = (await import(pathToFileURL(fromProject.resolve('@graphql-codegen/cli')).href)) as Codegen
  const { typescript, operations } = fromProject('@playhouse/schema/codegen/settings.cjs') as Record<string, object>
  const getPlugin = (name: string) => fromProject.resolve(`@playhouse/schema/codegen/${name}.cjs`)
  try {
    await generate(
      {
        cwd: folder,
        schema: 'graphql/schema.generated.graphql',
        documents: DOCUMENTS,
        silent: true,
        generates: {
          [TYPES]: { plugins: ['typescript'], config: typescript },
          'graphql/documents.generated.json': { plugins: [getPlugin('trusted-documents')] },
          './': {
            preset: 'near-operation-file',
            presetConfig: { extension: '.generated.ts', baseTypesPath: TYPES_MODULE },
            plugins: ['typescript-operations', ...['typed-documents', 'hooks', 'trust'].map(getPlugin)],
            config: {
              ...operations,
              importSchemaTypesFrom: TYPES_MODULE,
              readFrom: '@playhouse/web/read-document',
              trustedFrom: '@playhouse/web/trust',
            },
          },
        },
      },
      true,
    )
  } catch (error) {
    throw new SiteError(join(folder, DOCUMENTS), (error as Error).message)
  }
}

function printSchema(folder: string): string {
  const gateway = findPackage('@playhouse/gateway', join(folder, 'package.json'))
  const { status, stdout, stderr } = spawnSync(process.execPath, [join(gateway, 'src/extend/print-schema.js')], {
    cwd: folder,
    env: { ...process.env, PLAYHOUSE_SITE: folder },
    encoding: 'utf8',
    maxBuffer: 64 * 1024 * 1024,
  })
  if (status !== 0) throw new SiteError(folder, stderr.trim())
  return stdout
}
