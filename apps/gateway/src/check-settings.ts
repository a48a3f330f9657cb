// Says what a gateway in front of a platform of another make lacks, before anything starts: compose.gateway.yml.
import { ConfigError } from '@playhouse/server/environment.ts'
import { readBrandConfigs } from './brands/brand-configs.ts'
import { readConfig, type Config } from './config.ts'
import { createConnector, openCipher } from './platform/platform-link.ts'

/** Settings that have defaults for the platform of this repository. */
const NEEDED = {
  PLATFORM_URL: 'the address of your platform, such as https://platform.example',
  MERCHANT: "the brand's code on your platform",
  SITE_ORIGINS: "the origins of the brand's pages, such as https://play.example",
}

/** @throws ConfigError with every problem */
function readConfigs(environment: Readonly<Record<string, string | undefined>>): Config[] {
  const { BRANDS_FILE, SITE_ORIGIN } = environment
  if (BRANDS_FILE) return readBrandConfigs(BRANDS_FILE, environment).map(({ config }) => config)
  const problems = Object.entries(NEEDED).flatMap(([name, what]) =>
    environment[name] || (name === 'SITE_ORIGINS' && SITE_ORIGIN) ? [] : [`${name}: is not set. Give ${what}.`],
  )
  try {
    const config = readConfig(environment)
    if (problems.length === 0) return [config]
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error
    problems.push(...error.problems)
  }
  throw new ConfigError(problems)
}

try {
  for (const { payloadCipher, platformTls } of readConfigs(process.env)) {
    await openCipher(payloadCipher)
    createConnector(platformTls, () => {})
  }
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`)
  process.exitCode = 1
}
