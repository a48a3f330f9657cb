/** A256GCM key of 32 bytes with its id. */
export interface SecretKey {
  kid: string
  secret: Uint8Array
}

const SECRET_BYTES = 32

/**
 * Parses `kid:secret,kid:secret`, each secret base64url of 32 bytes.
 * @throws Error without secrets in its message
 */
export function parseSecretKeys(text: string): readonly SecretKey[] {
  const keys = text.split(',').map((entry, index) => {
    const [kid, encoded, ...rest] = entry.trim().split(':')
    const secret = new Uint8Array(Buffer.from(encoded ?? '', 'base64url'))
    if (!kid || rest.length > 0 || secret.length !== SECRET_BYTES) {
      throw new Error(`entry ${index + 1} is not kid:base64url of ${SECRET_BYTES} bytes`)
    }
    return { kid, secret }
  })
  if (new Set(keys.map(({ kid }) => kid)).size < keys.length) throw new Error('two entries have the same kid')
  return keys
}
