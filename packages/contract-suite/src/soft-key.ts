import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto'

const sha256 = (data: Buffer | string) => createHash('sha256').update(data).digest()
const base64url = (data: Buffer | string) => Buffer.from(data).toString('base64url')

/** Flags of authenticator data: user present, user verified, and attested credential data included. */
const OWNER_ASKED = 0x05
const WITH_CREDENTIAL = 0x45

/** A software passkey authenticator: ES256, no attestation. Its small CBOR maps are written by hand. */
export class SoftKey {
  readonly #id = randomBytes(32)
  readonly #keys = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  readonly #origin: string
  #holder = ''
  #count = 0

  /** @param origin of the page that the browser shows */
  constructor(origin: string) {
    this.#origin = origin
  }

  /** Answers creation options, as a browser does. */
  create(options: string): string {
    const { challenge, rp, user } = JSON.parse(options) as {
      challenge: string
      rp: { id: string }
      user: { id: string }
    }
    this.#holder = user.id
    const credential = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.#id.length]), this.#id, this.#publicKey()])
    const facts = Buffer.concat([this.#facts(rp.id, WITH_CREDENTIAL), credential])
    const attestation = Buffer.concat([
      Buffer.from([0xa3]),
      cborText('fmt'),
      cborText('none'),
      cborText('attStmt'),
      Buffer.from([0xa0]),
      cborText('authData'),
      Buffer.from([0x58, facts.length]),
      facts,
    ])
    return this.#answer({
      clientDataJSON: base64url(clientData('webauthn.create', challenge, this.#origin)),
      attestationObject: base64url(attestation),
    })
  }

  /** Answers request options, as a browser does. */
  get(options: string): string {
    const { challenge, rpId } = JSON.parse(options) as { challenge: string; rpId: string }
    const data = clientData('webauthn.get', challenge, this.#origin)
    const facts = this.#facts(rpId, OWNER_ASKED)
    return this.#answer({
      clientDataJSON: base64url(data),
      authenticatorData: base64url(facts),
      signature: base64url(sign('sha256', Buffer.concat([facts, sha256(data)]), this.#keys.privateKey)),
      userHandle: this.#holder,
    })
  }

  #answer(response: object): string {
    const id = base64url(this.#id)
    return JSON.stringify({ id, rawId: id, type: 'public-key', clientExtensionResults: {}, response })
  }

  #facts(rpId: string, flags: number): Buffer {
    this.#count += 1
    return Buffer.concat([sha256(rpId), Buffer.from([flags, 0, 0, 0, this.#count])])
  }

  /** COSE: {1: 2, 3: -7, -1: 1, -2: x, -3: y}. */
  #publicKey(): Buffer {
    const { x = '', y = '' } = this.#keys.publicKey.export({ format: 'jwk' })
    const half = (key: number, value: string) =>
      Buffer.concat([Buffer.from([key, 0x58, 32]), Buffer.from(value, 'base64url')])
    return Buffer.concat([Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01]), half(0x21, x), half(0x22, y)])
  }
}

/** A text of fewer than 24 characters as CBOR. */
const cborText = (text: string) => Buffer.concat([Buffer.from([0x60 + text.length]), Buffer.from(text)])

const clientData = (type: string, challenge: string, origin: string) =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }))
