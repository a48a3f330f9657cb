import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'

import { SEAL_LIFETIME_MS, type SealedBody, SealError } from './seal-payload.ts'
import { CIPHERS, type CipherName, openBody, sealBody } from './sealing.ts'

const body = { username: 'lananh', password: 'không-ai-biết' }
const NAMES = Object.keys(CIPHERS) as CipherName[]
let publicKey: JWK
let privateKey: JWK
let otherKey: JWK

beforeAll(async () => {
  const [pair, other] = await Promise.all([
    generateKeyPair('RSA-OAEP-256', { extractable: true }),
    generateKeyPair('RSA-OAEP-256', { extractable: true }),
  ])
  publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'k1' }
  privateKey = { ...(await exportJWK(pair.privateKey)), kid: 'k1' }
  otherKey = { ...(await exportJWK(other.privateKey)), kid: 'k2' }
})

describe.each(NAMES)('a body sealed by %s', (cipher) => {
  const seal = (now?: number) => sealBody(body, publicKey, { cipher, ...(now && { now }) })
  const open = (sealed: SealedBody, now?: number) =>
    openBody(sealed, [otherKey, privateKey], { allowed: NAMES, ...(now && { now }) })

  it('opens to the original, with a unique id', async () => {
    const [first, second] = [await open(await seal()), await open(await seal())]
    expect(first.body).toEqual(body)
    expect(first.jti).not.toBe(second.jti)
  })

  it('hides its content and differs each time', async () => {
    const [first, second] = [await seal(), await seal()]
    expect(JSON.stringify(first)).not.toContain('lananh')
    expect(second.value).not.toBe(first.value)
  })

  it('is refused when a character is changed, in every part', async () => {
    const { value, encryption } = await seal()
    // The last character of some parts has unused bits: the bytes stay the same, and so does the single-use id.
    const getBytes = (text: string) => text.split('.').map((part) => Buffer.from(part, 'base64').toString('hex'))
    const tampered = Array.from(value, (character, at) => {
      return value.slice(0, at) + (character === 'A' ? 'B' : 'A') + value.slice(at + 1)
    })
      .filter((text) => cipher === 'des' || String(getBytes(text)) !== String(getBytes(value)))
      .filter((_text, at) => at % 5 === 0)
    expect(tampered.length).toBeGreaterThan((value.length - 9) / 5 - 1)
    for (const text of tampered) await expect(open({ value: text, encryption })).rejects.toThrow(SealError)
  })

  it('is refused when two blocks are swapped, which ECB does not detect', async () => {
    const note = { ...body, note: 'abcdefghijklmnopqrstuvwxyz'.repeat(3) }
    const { value, encryption } = await sealBody(note, publicKey, { cipher })
    const bytes = Buffer.from(value, 'base64')
    for (let at = 0; at + 16 <= bytes.length; at += 8) {
      const [before, one, two] = [bytes.subarray(0, at), bytes.subarray(at, at + 8), bytes.subarray(at + 8, at + 16)]
      const swapped = Buffer.concat([before, two, one, bytes.subarray(at + 16)]).toString('base64')
      await expect(open({ value: swapped, encryption })).rejects.toThrow(SealError)
    }
  })

  it('is refused after five minutes and from the future', async () => {
    const now = Date.now()
    const sealed = await seal(now)
    await expect(open(sealed, now + SEAL_LIFETIME_MS)).resolves.toBeDefined()
    await expect(open(sealed, now + SEAL_LIFETIME_MS + 1)).rejects.toThrow(SealError)
    await expect(open(sealed, now - SEAL_LIFETIME_MS - 1)).rejects.toThrow(SealError)
  })

  it('is refused for an unknown key', async () => {
    const sealed = await seal()
    await expect(openBody(sealed, [], { allowed: NAMES })).rejects.toThrow(SealError)
    await expect(openBody(sealed, [otherKey], { allowed: NAMES })).rejects.toThrow(SealError)
  })

  it('is refused when its cipher is not allowed', async () => {
    const allowed = NAMES.filter((name) => name !== cipher)
    await expect(openBody(await seal(), [privateKey], { allowed })).rejects.toThrow(SealError)
  })

  it.each(['', 'x', 'a.b.c.d.e', '{"username":"lananh"}', 'AAAAAAAAAAA='])(
    'that is not a sealed body (%j) is refused',
    async (value) => {
      const { encryption } = await seal()
      await expect(open({ value, encryption })).rejects.toThrow(SealError)
    },
  )
})
