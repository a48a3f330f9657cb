import { brandsFile } from '@playhouse/server/brands-file.ts'
import { readJsonFile, writeJsonFile } from '@playhouse/server/json-file.ts'
import { randomBytes } from 'node:crypto'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { parseEnv } from 'node:util'
import type * as z from 'zod'
import { makeKey } from '../lib/stored-keys.ts'

const secret = () => randomBytes(32).toString('base64url')

/** Says that a brand is being removed, so that nothing is made again in its place. */
const REMOVING = 'removing'
/** Until a brand is complete, so that a create that goes on knows it. */
const AGENT_PASSWORD = 'agent-password'

/** The files of a brand: variables of its platform, and the secrets that its gateways read. Only the owner may read them. */
export class CellFolder {
  readonly path: string

  constructor(path: string) {
    this.path = resolve(path)
  }

  get exists(): boolean {
    return existsSync(this.#file('secrets.env'))
  }

  /** Variables of the platform that are no secrets. */
  get settingsFile(): string {
    return this.#file('platform.env')
  }

  get secretsFile(): string {
    return this.#file('secrets.env')
  }

  get cookieKeysFile(): string {
    return this.#file('cookie-keys')
  }

  get liveSecretFile(): string {
    return this.#file('live-secret')
  }

  get isBeingRemoved(): boolean {
    return existsSync(this.#file(REMOVING))
  }

  /** Writes fresh secrets. The file that `exists` looks for is the last. */
  create(databaseUrl: string, operator: string): void {
    mkdirSync(dirname(this.path), { recursive: true })
    mkdirSync(this.path, { recursive: true, mode: 0o700 })
    const liveSecret = secret()
    this.#write('cookie-keys', makeKey())
    this.#write('live-secret', liveSecret)
    this.#write(AGENT_PASSWORD, randomBytes(15).toString('base64url'))
    this.#writeVariables('secrets.env', {
      DATABASE_URL: databaseUrl,
      SECRET_KEYS: makeKey(),
      SEAMLESS_SECRET: secret(),
      PAYMENTS_SECRET: secret(),
      LIVE_SECRET: liveSecret,
      OPERATOR_TOKEN: `${operator}:${secret()}`,
    })
  }

  writeSettings(settings: Readonly<Record<string, string>>): void {
    this.#writeVariables('platform.env', settings)
  }

  /** Variables of the platform, with its secrets. */
  variables(): Record<string, string> {
    const files = [this.settingsFile, this.secretsFile].filter((file) => existsSync(file))
    return Object.assign({}, ...files.map((file) => parseEnv(readFileSync(file, 'utf8')))) as Record<string, string>
  }

  /** Password of the first agent; undefined once the brand is complete. */
  get agentPassword(): string | undefined {
    const file = this.#file(AGENT_PASSWORD)
    return existsSync(file) ? readFileSync(file, 'utf8').trim() : undefined
  }

  forgetAgentPassword(): void {
    rmSync(this.#file(AGENT_PASSWORD), { force: true })
  }

  startRemoval(): void {
    this.#write(REMOVING, '')
  }

  remove(): void {
    rmSync(this.path, { recursive: true, force: true })
  }

  #file(name: string): string {
    return join(this.path, name)
  }

  #writeVariables(name: string, variables: Readonly<Record<string, string>>): void {
    this.#write(
      name,
      Object.entries(variables)
        .map(([key, value]) => `${key}=${value}`)
        .join('\n'),
    )
  }

  /** In one step: a file that is there is whole. */
  #write(name: string, text: string): void {
    const next = this.#file(`${name}.next`)
    writeFileSync(next, `${text}\n`, { mode: 0o600 })
    renameSync(next, this.#file(name))
  }
}

type Brands = z.output<typeof brandsFile>

/** The brands that gateways serve; none without the file. @throws Error for a file that they could not read */
export function listedBrands(file: string): Brands {
  return existsSync(file) ? readJsonFile(file, brandsFile, 'The brands') : { brands: {} }
}

/** The brands with another one. @throws ZodError if its code, host or address is invalid or another brand's */
export function withBrand(
  { brands }: Brands,
  {
    file,
    code,
    host,
    siteOrigin,
    webRoot,
    platformUrl,
    folder,
  }: {
    file: string
    code: string
    host: string
    siteOrigin: string
    webRoot: string
    platformUrl: string
    folder: CellFolder
  },
): Brands {
  const fromFile = (path: string) => relative(dirname(resolve(file)), path)
  const variables = {
    PLATFORM_URL: platformUrl,
    SITE_ORIGIN: siteOrigin,
    WEB_ROOT: fromFile(webRoot),
    COOKIE_KEYS_FILE: fromFile(folder.cookieKeysFile),
    LIVE_SECRET_FILE: fromFile(folder.liveSecretFile),
  }
  return brandsFile.parse({ brands: { ...brands, [code]: { hosts: [host], variables } } })
}

export function withoutBrand({ brands }: Brands, code: string): Brands {
  return { brands: Object.fromEntries(Object.entries(brands).filter(([listed]) => listed !== code)) }
}

export function writeBrands(file: string, brands: Brands): void {
  mkdirSync(dirname(resolve(file)), { recursive: true })
  writeJsonFile(file, brandsFile, brands)
}
