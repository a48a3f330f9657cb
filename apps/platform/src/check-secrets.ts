// Ends with 1 where the platform would refuse this environment, so that no database is made with a published password.
// COOKIE_KEYS is the gateway's; it is looked at where the environment names it, as the compose file does.
import { ConfigError } from '@playhouse/shared/environment.ts'
import { SecretReader } from '@playhouse/shared/secrets.ts'
import { readConfig } from './config.ts'

const checks = [
  () => readConfig(process.env).demo,
  () => {
    const { COOKIE_KEYS, DEMO } = process.env
    if (COOKIE_KEYS === undefined) return
    const secrets = new SecretReader(DEMO === 'true')
    secrets.keys('COOKIE_KEYS', COOKIE_KEYS || undefined)
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
