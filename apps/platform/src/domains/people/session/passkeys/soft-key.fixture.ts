import { cose, isoCBOR } from '@simplewebauthn/server/helpers'
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto'

interface Requested {
  origin: string
  /** Whether user verification took place. */
  verified?: boolean
  /** Signature count to report; increments by default. */
  count?: number
}

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Uint8Array) => Buffer.from(data).toString('base64url')
const USER_PRESENT = 0x01
const USER_VERIFIED = 0x04
const HOLDS_CREDENTIAL = 0x40

/** A passkey authenticator in software (ES256, no attestation) that can also misbehave. */
export class SoftKey {
  readonly credentialId = randomBytes(32)
  userHandle = ''
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  #count = 0

  /** Answers PublicKeyCredentialCreationOptionsJSON. */
  create(options: string, requested: Requested): string {
    const { challenge, rp, user } = JSON.parse(options) as {
      challenge: string
      rp: { id: string }
      user: { id: string }
    }
    this.userHandle = user.id
    const length = Buffer.alloc(2)
    length.writeUInt16BE(this.credentialId.length)
    const credential = Buffer.concat([Buffer.alloc(16), length, this.credentialId, this.#publicKey()])
    const authData = Buffer.concat([this.#facts(rp.id, requested, HOLDS_CREDENTIAL), credential])
    const attestation = new Map<string, unknown>([
      ['fmt', 'none'],
      ['attStmt', new Map()],
      ['authData', new Uint8Array(authData)],
    ])
    return this.#answer({
      clientDataJSON: base64url(clientData('webauthn.create', challenge, requested.origin)),
      attestationObject: base64url(isoCBOR.encode(attestation as Parameters<typeof isoCBOR.encode>[0])),
      transports: ['internal'],
    })
  }

  /** Answers PublicKeyCredentialRequestOptionsJSON. */
  get(options: string, requested: Requested): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
    const data = clientData('webauthn.get', challenge, requested.origin)
    const authenticatorData = this.#facts(rpId, requested, 0)
    return this.#answer({
      clientDataJSON: base64url(data),
      authenticatorData: base64url(authenticatorData),
      signature: base64url(
        sign('sha256', Buffer.concat([authenticatorData, sha256(data)]), this.#keys.privateKey as KeyObject),
      ),
      userHandle: this.userHandle,
    })
  }

  #answer(response: object): string {
    const id = base64url(this.credentialId)
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  #facts(rpId: string, { verified = true, count }: Requested, flags: number): Buffer {
    this.#count = count ?? this.#count + 1
    const counted = Buffer.alloc(4)
    counted.writeUInt32BE(this.#count)
    return Buffer.concat([sha256(rpId), Buffer.from([USER_PRESENT | (verified ? USER_VERIFIED : 0) | flags]), counted])
  }

  #publicKey(): Uint8Array {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const key = new Map<number, unknown>([
      [cose.COSEKEYS.kty, cose.COSEKTY.EC2],
      [cose.COSEKEYS.alg, cose.COSEALG.ES256],
      [cose.COSEKEYS.crv, cose.COSECRV.P256],
      [cose.COSEKEYS.x, new Uint8Array(Buffer.from(x, 'base64url'))],
      [cose.COSEKEYS.y, new Uint8Array(Buffer.from(y, 'base64url'))],
    ])
    return isoCBOR.encode(key as Parameters<typeof isoCBOR.encode>[0])
  }
}

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
