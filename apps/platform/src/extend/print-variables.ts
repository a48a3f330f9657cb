// Prints the variables of the providers of the project in PLAYHOUSE_SITE as JSON, and fails where one does not fit. For `playhouse`.
import { listOfProject } from '@playhouse/vendor-api/all-providers.ts'
import { getProviderVariables } from '../lib/provider-config.ts'
import { loadProject } from './load-project.ts'

try {
  await loadProject(process.env.PLAYHOUSE_SITE ?? process.cwd())
  process.stdout.write(JSON.stringify(Object.keys(getProviderVariables(listOfProject()))))
} catch (error) {
  process.stderr.write(error instanceof Error ? error.message : String(error))
  process.exitCode = 1
}
