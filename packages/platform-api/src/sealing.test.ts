import { exportJWK, generateKeyPair, type JWK } from 'jose'
import { beforeAll, describe, expect, it } from 'vitest'

import { openBody, SEAL_LIFETIME_MS, sealBody, SealError } from './sealing.ts'

const body = { username: 'lananh', password: 'không-ai-biết' }
let publicKey: JWK
let privateKey: JWK

beforeAll(async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  publicKey = { ...(await exportJWK(pair.publicKey)), kid: 'k1' }
  privateKey = { ...(await exportJWK(pair.privateKey)), kid: 'k1' }
})

const keyOf = (kid: string) => (kid === 'k1' ? privateKey : undefined)

describe('a sealed body', () => {
  it('opens to what was sealed, under an id of its own', async () => {
    const first = await openBody((await sealBody(body, publicKey)).value, keyOf)
    const second = await openBody((await sealBody(body, publicKey)).value, keyOf)
    expect(first.body).toEqual(body)
    expect(first.jti).not.toBe(second.jti)
  })

  it('shows nothing of what it holds', async () => {
    expect(JSON.stringify(await sealBody(body, publicKey))).not.toContain('lananh')
  })

  it('is refused when a single character of any part is changed', async () => {
    const parts = (await sealBody(body, publicKey)).value.split('.')
    for (const index of parts.keys()) {
      const tampered = parts.map((part, at) => (at === index ? (part[0] === 'A' ? 'B' : 'A') + part.slice(1) : part))
      await expect(openBody(tampered.join('.'), keyOf)).rejects.toThrow(SealError)
    }
  })

  it('is refused five minutes later, and when it comes from the future', async () => {
    const now = Date.now()
    const { value } = await sealBody(body, publicKey, now)
    await expect(openBody(value, keyOf, now + SEAL_LIFETIME_MS)).resolves.toBeDefined()
    await expect(openBody(value, keyOf, now + SEAL_LIFETIME_MS + 1)).rejects.toThrow(SealError)
    await expect(openBody(value, keyOf, now - SEAL_LIFETIME_MS - 1)).rejects.toThrow(SealError)
  })

  it('is refused when it was sealed for a key that is gone', async () => {
    const { value } = await sealBody(body, publicKey)
    await expect(openBody(value, () => undefined)).rejects.toThrow(SealError)
  })

  it.each(['', 'x', 'a.b.c.d.e', '{"username":"lananh"}'])(
    'that is no sealed body at all (%j) is refused',
    async (text) => {
      await expect(openBody(text, keyOf)).rejects.toThrow(SealError)
    },
  )
})
