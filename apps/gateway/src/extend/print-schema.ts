// Prints the graph with the modules of the project in PLAYHOUSE_SITE, for `playhouse codegen`.
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { SiteError } from '@playhouse/site/read-site.ts'
import { buildSchema, extendSchema, parse } from 'graphql'
import { printSchemaWithDirectives } from '@graphql-tools/utils'
import { ModuleError } from './check-module.ts'
import { composeModules } from './extend-schema.ts'
import { loadProject } from './load-project.ts'

try {
  const { modules } = await loadProject(process.env['PLAYHOUSE_SITE'] ?? process.cwd())
  const { typeDefs } = composeModules(TYPE_DEFINITIONS, modules)
  const schema = typeDefs.reduce((extended, text) => extendSchema(extended, parse(text)), buildSchema(TYPE_DEFINITIONS))
  process.stdout.write(printSchemaWithDirectives(schema))
} catch (error) {
  const isExpected = error instanceof SiteError || error instanceof ModuleError
  process.stderr.write(`${isExpected ? error.message : String((error as Error).stack)}\n`)
  process.exitCode = 1
}
