import type { SecretKey } from '@playhouse/server/secret-keys.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto'

/** Browsers keep cookies for 400 days at most. */
const MAX_AGE_SECONDS = 400 * 24 * 3_600
const VALUE = /^([\w-]{22})\.([\w-]{43})$/

/** Signs random browser ids, so that nobody can choose one. */
export class DeviceSeal {
  readonly #keys: readonly Buffer[]

  /** The first key signs, all verify. */
  constructor(keys: readonly SecretKey[]) {
    this.#keys = keys.map(({ secret }) => Buffer.from(hkdfSync('sha256', secret, '', 'device cookie', 32)))
  }

  seal(id: string): string {
    return `${id}.${this.#sign(id, this.#keys[0])}`
  }

  /** The id; undefined for anything that no known key signed. */
  open(value: string | undefined): string | undefined {
    const [, id = '', given = ''] = VALUE.exec(value ?? '') ?? []
    const isGenuine = (key: Buffer) => timingSafeEqual(Buffer.from(this.#sign(id, key)), Buffer.from(given))
    return id !== '' && this.#keys.some(isGenuine) ? id : undefined
  }

  #sign(id: string, key: Buffer | undefined): string {
    return createHmac('sha256', key ?? '')
      .update(id)
      .digest('base64url')
  }
}

export interface DeviceServices {
  deviceSeal: DeviceSeal
  cookieSecure: boolean
}

/**
 * Stores a random browser id in a cookie at log-in; referrals between accounts of one browser pay nothing. The id
 * reveals nothing about the browser. A missing or forged one is replaced.
 */
export class DeviceCookie {
  readonly #request: FastifyRequest
  readonly #reply: FastifyReply
  readonly #services: DeviceServices
  #id: string | undefined

  constructor(request: FastifyRequest, reply: FastifyReply, services: DeviceServices) {
    this.#request = request
    this.#reply = reply
    this.#services = services
  }

  /** Read when it is needed, because most requests only query. */
  get id(): string {
    this.#id ??=
      this.#services.deviceSeal.open(this.#request.cookies[this.#name]) ??
      // Sent only at a log-in.
      randomBytes(16).toString('base64url')
    return this.#id
  }

  keep(): void {
    const { deviceSeal, cookieSecure: secure } = this.#services
    const attributes = { path: '/', httpOnly: true, sameSite: 'lax', secure, maxAge: MAX_AGE_SECONDS } as const
    this.#reply.setCookie(this.#name, deviceSeal.seal(this.id), attributes)
  }

  get #name(): string {
    return this.#services.cookieSecure ? '__Host-playhouse-device' : 'playhouse-device'
  }
}
