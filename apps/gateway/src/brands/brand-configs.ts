import { OWN_VARIABLES, readBrands, type ListedBrand } from '@playhouse/server/brands-file.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { type Config, readConfig } from '../config.ts'

export interface BrandConfig extends Pick<ListedBrand, 'code' | 'hosts' | 'secretFiles'> {
  config: Config
  /** Differs when anything but the hosts has changed. */
  version: string
}

type Environment = Readonly<Record<string, string | undefined>>

/** The environment without what brands do not share. */
export function sharedEnvironment(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OWN_VARIABLES.includes(name)))
}

/**
 * Reads the brands of a file, over what the environment says for all.
 * @throws ConfigError and Error that say what is wrong, without secrets
 */
export function readBrandConfigs(file: string, environment: Environment): BrandConfig[] {
  const shared = sharedEnvironment(environment)
  const brands = readBrands(file).map(({ variables, ...brand }) => {
    const config = readBrand(file, brand.code, { ...shared, ...variables })
    return { ...brand, config, version: JSON.stringify(variables) }
  })
  refuseSharedSecrets(file, brands)
  return brands
}

function readBrand(file: string, code: string, variables: Environment): Config {
  try {
    return readConfig(variables)
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(error.problems, `brand ${code} in ${file}`) : error
  }
}

/** With a key of another brand, cookies of its members would open sessions here. */
function refuseSharedSecrets(file: string, brands: readonly BrandConfig[]): void {
  const owners = new Map<string, string>()
  const problems = brands.flatMap(({ code, config }) => {
    const keys = new Set(config.cookieKeys.map(({ secret }) => Buffer.from(secret).toString('base64url')))
    return [...keys].flatMap((key) => {
      const owner = owners.get(key)
      owners.set(key, code)
      return owner === undefined ? [] : [`COOKIE_KEYS: ${code} has a key of ${owner}`]
    })
  })
  if (problems.length > 0) throw new ConfigError(problems, file)
}
