import { readFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import * as z from 'zod'
import { readJsonFile } from './json-file.ts'

/** Form of a brand's code on its platform. */
const CODE = /^[a-z][a-z\d-]{1,39}$/
/** A host name without port, in lower case. */
const HOST = /^(?=.{1,253}$)[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?)*$/

/** In the form of the environment, where a number is text too. */
const value = z.string().min(1)

/** Secrets that the file names by a path: `COOKIE_KEYS_FILE` in place of `COOKIE_KEYS`. */
const SECRETS = ['COOKIE_KEYS', 'LIVE_SECRET', 'REDIS_URL'] as const

/** A brand has these of its own or not at all: the gateway's environment says nothing about them. */
const own = {
  PLATFORM_URL: value,
  PLATFORM_FEATURES: value.optional(),
  PLATFORM_IDEMPOTENT: value.optional(),
  PLATFORM_CA_FILE: value.optional(),
  PLATFORM_CERT_FILE: value.optional(),
  PLATFORM_KEY_FILE: value.optional(),
  PLATFORM_DIALECT: value.optional(),
  SITE_ORIGIN: value.optional(),
  SITE_ORIGINS: value.optional(),
  WEB_ROOT: value.optional(),
  PLAYHOUSE_SITE: value.optional(),
  CHAT_ORIGIN: value.optional(),
  PARTNERS_FILE: value.optional(),
  COOKIE_KEYS: value.optional(),
  COOKIE_KEYS_FILE: value.optional(),
  LIVE_SECRET: value.optional(),
  LIVE_SECRET_FILE: value.optional(),
}

/** Variables that a brand may set; the gateway's environment has the values of the others. */
const overriding = {
  PAYLOAD_CIPHER: value.optional(),
  COOKIE_SECURE: value.optional(),
  PUBLIC_CACHE: value.optional(),
  REDIS_URL: value.optional(),
  REDIS_URL_FILE: value.optional(),
  LIVE_STREAMS_PER_ADDRESS: value.optional(),
  RATE_LIMIT_PER_MINUTE: value.optional(),
  RATE_LIMIT_PER_SESSION: value.optional(),
  CONCURRENT_PER_ADDRESS: value.optional(),
  CONCURRENT_PER_SESSION: value.optional(),
  CIRCUIT_CALLS: value.optional(),
  CIRCUIT_FAILED_PERCENT: value.optional(),
  CIRCUIT_WINDOW_SECONDS: value.optional(),
  CIRCUIT_OPEN_SECONDS: value.optional(),
}

/** Variables that the gateway ignores in its environment when it serves several brands. `MERCHANT` is the brand's code. */
export const OWN_VARIABLES: readonly string[] = [...Object.keys(own), 'MERCHANT']

const variables = z.strictObject({ ...own, ...overriding }).superRefine((set, context) => {
  for (const name of SECRETS) {
    if (set[name] !== undefined && set[`${name}_FILE`] !== undefined)
      context.addIssue({ code: 'custom', path: [name], message: `is set, and so is ${name}_FILE` })
  }
  // A demo has the same keys for all brands.
  if (set.COOKIE_KEYS === undefined && set.COOKIE_KEYS_FILE === undefined)
    context.addIssue({ code: 'custom', path: ['COOKIE_KEYS'], message: 'is not set' })
})

const brandEntry = z.strictObject({
  /** Host names without port. A name belongs to one brand. */
  hosts: z.array(z.string().regex(HOST, 'must be a host name in lower case, without port')).min(1),
  /** Variables of the gateway. Paths are relative to the file. */
  variables,
})

/** BRANDS_FILE of the gateway: the brands that one process serves, by code. */
export const brandsFile = z
  .strictObject({
    brands: z.record(
      z.string().regex(CODE, 'a code has 2 to 40 lower-case letters, digits and hyphens, starting with a letter'),
      brandEntry,
    ),
  })
  .superRefine(({ brands }, context) => {
    const refuseRepeats = (what: string, getValues: (brand: z.output<typeof brandEntry>) => readonly string[]) => {
      const values = Object.entries(brands).map(([code, brand]): [string, readonly string[]] => [
        code,
        getValues(brand),
      ])
      for (const { code, owner, repeated } of repeats(values))
        context.addIssue({ code: 'custom', path: ['brands', code], message: `${what} ${repeated} is ${owner}'s too` })
    }
    refuseRepeats('the host', ({ hosts }) => hosts)
    // Copied from another brand: its visitors would see that one's games and money.
    refuseRepeats('PLATFORM_URL', ({ variables: { PLATFORM_URL } }) => [PLATFORM_URL])
  })

/** Variables that name a folder. */
const FOLDERS: ReadonlySet<string> = new Set(['WEB_ROOT', 'PLAYHOUSE_SITE'])

/** Variables that name a package, or a module by its path. */
const MODULES: ReadonlySet<string> = new Set(['PAYLOAD_CIPHER', 'PLATFORM_DIALECT'])

/** A brand of the file, with its secrets read and its paths absolute. */
export interface ListedBrand {
  code: string
  hosts: readonly string[]
  variables: Readonly<Record<string, string>>
  /** Files of its secrets. */
  secretFiles: readonly string[]
}

/** @throws Error that says what is wrong, without secrets */
export function readBrands(file: string): ListedBrand[] {
  const { brands } = readJsonFile(file, brandsFile, 'The brands')
  const listed = Object.entries(brands).map(([code, { hosts, variables: set }]): ListedBrand => {
    const entries = Object.entries(set).map(([name, text]): [name: string, text: string] => {
      const isPath = FOLDERS.has(name) || name.endsWith('_FILE') || isModulePath(name, text)
      return [name, isPath ? resolve(dirname(file), text) : text]
    })
    const secrets = entries.filter(([name]) => isSecretFile(name))
    const read = secrets.map(([name, path]) => [name.slice(0, -'_FILE'.length), readSecret(path, code, name)])
    return {
      code,
      hosts,
      variables: Object.fromEntries([...entries.filter(([name]) => !isSecretFile(name)), ...read, ['MERCHANT', code]]),
      secretFiles: secrets.map(([, path]) => path),
    }
  })
  // Cookies of another brand's members would open sessions here if both had one key.
  const [shared] = repeats(listed.map(({ code, variables: set }) => [code, getSecrets(set)]))
  if (shared) throw new Error(`${shared.code} has a secret of ${shared.owner} in ${file}: each brand needs its own.`)
  return listed
}

const isModulePath = (name: string, text: string): boolean =>
  (MODULES.has(name) && text.startsWith('.')) || (name === 'PLATFORM_FEATURES' && text.endsWith('.json'))

const isSecretFile = (name: string): boolean => SECRETS.some((secret) => name === `${secret}_FILE`)

function readSecret(path: string, code: string, name: string): string {
  try {
    const secret = readFileSync(path, 'utf8').trim()
    if (secret === '') throw new Error(`${path} is empty`)
    return secret
  } catch (error) {
    throw new Error(`${name} of the brand ${code} cannot be read: ${(error as Error).message}`, { cause: error })
  }
}

/** Cookie keys without their ids, and the secret of live events. */
const getSecrets = ({ COOKIE_KEYS = '', LIVE_SECRET }: ListedBrand['variables']): string[] => [
  ...COOKIE_KEYS.split(',').map((key) => key.trim().replace(/^[^:]*:/, '')),
  ...(LIVE_SECRET === undefined ? [] : [LIVE_SECRET]),
]

/** Values that a brand has in common with one before it. */
function repeats(
  brands: readonly (readonly [code: string, values: readonly string[]])[],
): { code: string; owner: string; repeated: string }[] {
  const owners = new Map<string, string>()
  return brands.flatMap(([code, values]) =>
    [...new Set(values)].flatMap((repeated) => {
      const owner = owners.get(repeated)
      owners.set(repeated, owner ?? code)
      return owner === undefined ? [] : [{ code, owner, repeated }]
    }),
  )
}
