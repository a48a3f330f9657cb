import type { JWK } from 'jose'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'

import type { SealedBody } from './seal-payload.ts'
import { CIPHERS, type CipherName } from './sealing.ts'

/** Seals request bodies for a platform. A module that `PAYLOAD_CIPHER` names exports one by default. */
export interface BodyCipher {
  /** Encrypts a JSON object. `loadKeys` reads the platform's public keys, newest first; a cipher with keys of its own leaves it alone. */
  seal(body: unknown, platform: { loadKeys: () => Promise<readonly JWK[]> }): Promise<SealedBody>
  /**
   * Whether a body is sealed and sent once more, with keys that are read again, when the platform refuses it as `request_body_required`. Only for
   * platforms that have done nothing before they refuse.
   */
  retries?: boolean
}

const isBuiltIn = (name: string): name is CipherName => Object.hasOwn(CIPHERS, name)

/**
 * @param name `none`, `jwe`, `des`, a package, or the path of a module that begins with `.` or `/`
 * @returns undefined for `none`: bodies are sent as they are
 * @throws Error for a module that cannot be loaded or is no cipher
 */
export async function loadBodyCipher(name: string): Promise<BodyCipher | undefined> {
  if (name === 'none') return undefined
  return isBuiltIn(name) ? createBuiltIn(name) : loadModule(name)
}

const createBuiltIn = (name: CipherName): BodyCipher => ({
  retries: true,
  async seal(body, { loadKeys }) {
    const [key] = await loadKeys()
    if (!key) throw new Error('the platform has no sealing key')
    return CIPHERS[name].seal(body, key)
  },
})

async function loadModule(name: string): Promise<BodyCipher> {
  const specifier = /^\.{0,2}\//.test(name) ? pathToFileURL(resolve(name)).href : name
  const { default: cipher } = (await import(specifier).catch((cause: unknown) => {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new Error(`${name} is not one of none, ${Object.keys(CIPHERS).join(', ')}, and is no module: ${reason}`, {
      cause,
    })
  })) as { default?: Partial<BodyCipher> | null }
  const { seal, retries } = cipher ?? {}
  if (typeof seal !== 'function' || !['boolean', 'undefined'].includes(typeof retries))
    throw new Error(
      `the module ${name} is no cipher: its default export must be { seal(body, { loadKeys }), retries? }, where seal resolves to { value, encryption }`,
    )
  return {
    retries: retries ?? false,
    async seal(body, platform) {
      const sealed: Partial<SealedBody> = await seal.call(cipher, body, platform)
      const { value, encryption } = sealed
      if (typeof value !== 'string' || typeof encryption !== 'string')
        throw new TypeError(`The cipher ${name} must resolve to { value, encryption }, both text.`)
      return { value, encryption }
    },
  }
}
