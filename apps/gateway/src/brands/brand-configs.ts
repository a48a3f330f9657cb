import { OWN_VARIABLES, readBrands, type ListedBrand } from '@playhouse/server/brands-file.ts'
import { ConfigError } from '@playhouse/server/environment.ts'
import { type Config, readConfig } from '../config.ts'

export interface BrandConfig extends Pick<ListedBrand, 'code' | 'hosts' | 'secretFiles'> {
  config: Config
  /** Differs when anything but the hosts has changed. */
  version: string
}

type Environment = Readonly<Record<string, string | undefined>>

export function sharedEnvironment(environment: Environment): Environment {
  return Object.fromEntries(Object.entries(environment).filter(([name]) => !OWN_VARIABLES.includes(name)))
}

/**
 * Reads the brands of a file, over what the environment says for all.
 * @throws ConfigError and Error that say what is wrong, without secrets
 */
export function readBrandConfigs(file: string, environment: Environment): BrandConfig[] {
  const shared = sharedEnvironment(environment)
  return readBrands(file).map(({ variables, ...brand }) => ({
    ...brand,
    config: readBrand(file, brand.code, { ...shared, ...variables }),
    version: JSON.stringify(variables),
  }))
}

function readBrand(file: string, code: string, variables: Environment): Config {
  try {
    const config = readConfig(variables)
    // Requests of other hosts do not reach the brand.
    return (variables['SITE_ORIGIN'] ?? variables['SITE_ORIGINS']) ? config : { ...config, siteOrigins: [] }
  } catch (error) {
    throw error instanceof ConfigError ? new ConfigError(error.problems, `brand ${code} in ${file}`) : error
  }
}
