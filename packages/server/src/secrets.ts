import { deflateRawSync } from 'node:zlib'
import { ConfigError, TRUE_OR_FALSE } from './environment.ts'
import { parseSecretKeys, type SecretKey } from './secret-keys.ts'

/** Defaults for DEMO=true. They are public, so nothing else may start with them. */
export const DEMO_SECRETS = {
  key: 'demo:cGxheWhvdXNlLWRlbW8ta2V5LW5vdC1hLXNlY3JldCE',
  seamless: 'playhouse-demo-seamless-secret-not-a-secret',
  live: 'playhouse-demo-live-secret-not-a-secret',
  handOff: 'playhouse-demo-hand-off-secret-not-a-secret',
  sender: 'playhouse-demo-sender-secret-not-a-secret',
  payments: 'playhouse-demo-payments-secret-not-a-secret',
  identityChecks: 'playhouse-demo-identity-checks-secret-not-a-secret',
  screening: 'playhouse-demo-screening-secret-not-a-secret',
  registers: 'playhouse-demo-registers-secret-not-a-secret',
  socialClient: 'playhouse-demo-client-secret-not-a-secret',
  databasePassword: 'playhouse',
  operatorAnna: 'anna-demo-operator-token-not-a-secret',
  operatorBinh: 'binh-demo-operator-token-not-a-secret',
} as const

/** Allows public secrets and stand-ins for third parties. */
export const DEMO_VARIABLE = { DEMO: TRUE_OR_FALSE.default(false) }

export const OPERATOR_NAME = /^[a-z][a-z0-9._-]{1,30}$/

const SECRET_BYTES = 32
const PASSWORD_BYTES = 16

const [, DEMO_KEY = ''] = DEMO_SECRETS.key.split(':')
const PUBLISHED: ReadonlySet<string> = new Set([
  ...Object.values(DEMO_SECRETS),
  DEMO_KEY,
  Buffer.from(DEMO_KEY, 'base64url').toString('latin1'),
])

const MAKE_KEY = `Make one with  node -p "'k1:' + crypto.randomBytes(${SECRET_BYTES}).toString('base64url')"`
const MAKE_SECRET = `Make one with  node -p "crypto.randomBytes(${SECRET_BYTES}).toString('base64url')"`
const MAKE_OPERATOR = `Make one with  node -p "'name:' + crypto.randomBytes(${SECRET_BYTES}).toString('base64url')"`
const MAKE_PASSWORD = `Make one with  node -p "crypto.randomBytes(${PASSWORD_BYTES}).toString('hex')"`

/** A person of the back office. */
export interface Operator {
  name: string
  token: string
}

/** Two, because some decisions take two. */
export const DEMO_OPERATORS: readonly Operator[] = [
  { name: 'anna', token: DEMO_SECRETS.operatorAnna },
  { name: 'binh', token: DEMO_SECRETS.operatorBinh },
]

/** Reads secrets and collects problems. A demo accepts any and has public defaults. */
export class SecretReader {
  readonly #problems: string[] = []
  readonly #demo: boolean

  constructor(demo: boolean) {
    this.#demo = demo
  }

  /** Parses `kid:base64url of 32 bytes,…`; empty on a problem. */
  keys(name: string, text: string | undefined): readonly SecretKey[] {
    const written = text ?? (this.#demo ? DEMO_SECRETS.key : undefined)
    if (written === undefined) return this.#refuse(name, `is not set. ${MAKE_KEY}`, [])
    try {
      const keys = parseSecretKeys(written)
      const weak = keys.map(({ secret }) => this.#weakness(secret, SECRET_BYTES)).find(Boolean)
      return weak ? this.#refuse(name, `${weak}. ${MAKE_KEY}`, []) : keys
    } catch (error) {
      return this.#refuse(name, `${error instanceof Error ? error.message : 'cannot be read'}. ${MAKE_KEY}`, [])
    }
  }

  secret(name: string, text: string | undefined, demo: string = DEMO_SECRETS.seamless): string {
    if (text === undefined) return this.#demo ? demo : this.#refuse(name, `is not set. ${MAKE_SECRET}`, '')
    const weak = this.#weakness(Buffer.from(text), SECRET_BYTES)
    return weak ? this.#refuse(name, `${weak}. ${MAKE_SECRET}`, '') : text
  }

  /** Parses `name:token,…`, by default none outside a demo: names and tokens tell people apart, so neither may repeat. Empty on a problem. */
  operators(name: string, text: string | undefined): readonly Operator[] {
    if (text === undefined) return this.#demo ? DEMO_OPERATORS : []
    const operators = text.split(',').map((entry) => {
      const [person = '', ...token] = entry.trim().split(':')
      return { name: person, token: token.join(':') }
    })
    if (operators.some((operator) => !OPERATOR_NAME.test(operator.name) || operator.token === ''))
      return this.#refuse(
        name,
        `must be name:token, separated by commas; names have 2 to 31 of a-z 0-9 . _ -. ${MAKE_OPERATOR}`,
        [],
      )
    const [names, tokens] = [new Set(operators.map((it) => it.name)), new Set(operators.map((it) => it.token))]
    if (names.size < operators.length) return this.#refuse(name, `names a person twice. ${MAKE_OPERATOR}`, [])
    if (tokens.size < operators.length)
      return this.#refuse(name, `gives two people the same token. ${MAKE_OPERATOR}`, [])
    for (const operator of operators) {
      const weak = this.#weakness(Buffer.from(operator.token), SECRET_BYTES)
      if (weak) return this.#refuse(name, `the token of ${operator.name} ${weak}. ${MAKE_OPERATOR}`, [])
    }
    return operators
  }

  /** A secret that switches a part on; undefined where it is not set. */
  optional(name: string, text: string | undefined, demo: string): string | undefined {
    if (text === undefined) return this.#demo ? demo : undefined
    return this.secret(name, text)
  }

  /** Checks the password in a variable such as a database URL. */
  password(name: string, password: string | undefined): void {
    if (this.#demo) return
    if (!password) return this.#refuse(name, `has no password. ${MAKE_PASSWORD}`, undefined)
    const weak = this.#weakness(Buffer.from(password), PASSWORD_BYTES)
    if (weak) this.#refuse(name, `has a password that ${weak}. ${MAKE_PASSWORD}`, undefined)
  }

  /** @throws ConfigError with every problem and no secret */
  check(): void {
    if (this.#problems.length === 0) return
    throw new ConfigError([...this.#problems, 'For a demo with published secrets set DEMO=true.'])
  }

  #refuse<T>(name: string, problem: string, instead: T): T {
    this.#problems.push(`${name}: ${problem}`)
    return instead
  }

  #weakness(material: Uint8Array, minBytes: number): string | undefined {
    return this.#demo ? undefined : weakness(material, minBytes)
  }
}

/** Why a secret is weak, if it is. */
function weakness(material: Uint8Array, minBytes: number): string | undefined {
  if (PUBLISHED.has(Buffer.from(material).toString('latin1'))) return 'is published with Playhouse: anyone can read it'
  if (material.length < minBytes) return `is shorter than ${minBytes} bytes`
  // Random bytes do not compress.
  if (deflateRawSync(material).length < minBytes) return 'repeats itself, so it is easy to guess'
  return undefined
}
