// Exits with 1 if the platform would refuse this environment, so that no database is created with a published
// password. COOKIE_KEYS belongs to the gateway and is checked only where the environment sets it, as the
// compose file does.
import { ConfigError, readEnvironment } from '@playhouse/server/environment.ts'
import { DEMO_VARIABLE, SecretReader } from '@playhouse/server/secrets.ts'
import * as z from 'zod'
import { readConfig, readProjectFolder } from './config.ts'
import { loadProject } from './extend/load-project.ts'

await loadProject(readProjectFolder(process.env))
const checks = [
  () => void readConfig(process.env),
  () => {
    if (process.env.COOKIE_KEYS === undefined) return
    const variables = z.object({ ...DEMO_VARIABLE, COOKIE_KEYS: z.string().optional() })
    const { DEMO, COOKIE_KEYS } = readEnvironment(variables, process.env)
    const secrets = new SecretReader(DEMO)
    secrets.keys('COOKIE_KEYS', COOKIE_KEYS)
    secrets.check()
  },
]
for (const check of checks) {
  try {
    check()
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    process.stderr.write(`${error.message}\n`)
    process.exitCode = 1
  }
}
if (process.exitCode)
  process.stderr.write('The compose file takes the password of DATABASE_URL from POSTGRES_PASSWORD.\n')
