import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto'

export interface Certificate {
  name: string
  key: KeyObject
  /** PEM. */
  cert: string
  /** PEM. */
  secret: string
}

const [INTEGER, BITS, OCTETS, UTF8, TIME, SEQUENCE, SET] = [0x02, 0x03, 0x04, 0x0c, 0x18, 0x30, 0x31] as const
const TRUE = Buffer.from('0101ff', 'hex')
const OID = {
  commonName: '0603550403',
  basicConstraints: '0603551d13',
  subjectAltName: '0603551d11',
  ecdsaWithSha256: '06082a8648ce3d040302',
}

/** DER (X.690), as far as a certificate needs it. */
function der(tag: number, ...parts: (Uint8Array | string)[]): Buffer {
  const content = Buffer.concat(parts.map((part) => (typeof part === 'string' ? Buffer.from(part, 'hex') : part)))
  const { length } = content
  const size = length < 128 ? [length] : length < 256 ? [0x81, length] : [0x82, length >> 8, length & 255]
  return Buffer.concat([Buffer.from([tag, ...size]), content])
}

const toName = (text: string) => der(SEQUENCE, der(SET, der(SEQUENCE, OID.commonName, der(UTF8, Buffer.from(text)))))
const toTime = (year: number) => der(TIME, Buffer.from(`${year}0101000000Z`))

let serial = 1

/** A throw-away certificate (RFC 5280) for 127.0.0.1, signed by `issuer`, or an authority's own. */
export function makeCertificate(name: string, issuer?: Certificate): Certificate {
  const { publicKey, privateKey: key } = generateKeyPairSync('ec', { namedCurve: 'P-256' })
  const algorithm = der(SEQUENCE, OID.ecdsaWithSha256)
  const extension = issuer
    ? der(SEQUENCE, OID.subjectAltName, der(OCTETS, der(SEQUENCE, der(0x87, Buffer.from([127, 0, 0, 1])))))
    : der(SEQUENCE, OID.basicConstraints, TRUE, der(OCTETS, der(SEQUENCE, TRUE)))
  const body = der(
    SEQUENCE,
    der(0xa0, der(INTEGER, '02')),
    der(INTEGER, Buffer.from([serial++])),
    algorithm,
    toName(issuer?.name ?? name),
    der(SEQUENCE, toTime(2020), toTime(2090)),
    toName(name),
    publicKey.export({ format: 'der', type: 'spki' }),
    der(0xa3, der(SEQUENCE, extension)),
  )
  const signature = sign('sha256', body, issuer?.key ?? key)
  const certificate = der(SEQUENCE, body, algorithm, der(BITS, '00', signature))
  const lines = certificate.toString('base64').replaceAll(/.{1,64}/g, '$&\n')
  return {
    name,
    key,
    cert: `-----BEGIN CERTIFICATE-----\n${lines}-----END CERTIFICATE-----\n`,
    secret: key.export({ format: 'pem', type: 'pkcs8' }).toString(),
  }
}
