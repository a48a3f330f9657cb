import { exportJWK, generateKeyPair } from 'jose'
import { constants, createPrivateKey, privateDecrypt } from 'node:crypto'
import { expect, test } from 'vitest'

import { des, desDecrypt, desEncrypt } from './des.ts'
import { openServicePath, servicePath } from './service-link.ts'

const hex = (text: string) => Buffer.from(text, 'hex')

/** Key, plaintext, ciphertext: the worked example of many textbooks, then four of NBS Special Publication 500-20. */
test.each([
  ['133457799bbcdff1', '0123456789abcdef', '85e813540f0ab405'],
  ['0101010101010101', '95f8a5e5dd31d900', '8000000000000000'],
  ['8001010101010101', '0000000000000000', '95a8d72813daa94d'],
  ['7ca110454a1a6e57', '01a1d6d039776742', '690f5b0d9a26939b'],
  ['0131d9619dc1376e', '5cd54ca83def57da', '7a389d10354bd271'],
])('matches the test vector with key %s', (key, plaintext, ciphertext) => {
  const encrypted = desEncrypt(hex(plaintext), hex(key))
  expect(encrypted.subarray(0, 8).toString('hex')).toBe(ciphertext)
  expect(encrypted).toHaveLength(16)
  expect(desDecrypt(encrypted, hex(key))).toEqual(hex(plaintext))
})

test('uses only the first eight bytes of a key', () => {
  const [text, key] = [Buffer.from('mười lăm'), Buffer.from('abcdefgh12345678')]
  expect(desEncrypt(text, key)).toEqual(desEncrypt(text, key.subarray(0, 8)))
})

test('creates the legacy envelope: reversed key by RSA in hex, body fields in the JSON', async () => {
  const pair = await generateKeyPair('RSA-OAEP-256', { extractable: true })
  const [publicJwk, privateJwk] = [await exportJWK(pair.publicKey), await exportJWK(pair.privateKey)]
  const { value, encryption } = await des.seal({ username: 'lan' }, publicJwk)
  const key = createPrivateKey({ key: privateJwk, format: 'jwk' })
  const inHeader = privateDecrypt({ key, padding: constants.RSA_PKCS1_PADDING }, hex(encryption)).toString()
  expect(inHeader).toMatch(/^[A-Za-z0-9]{16}$/)
  const desKey = Buffer.from([...inHeader].toReversed().join(''))
  const read: unknown = JSON.parse(desDecrypt(Buffer.from(value, 'base64'), desKey).toString())
  expect(read).toMatchObject({ username: 'lan', timestamp: expect.any(Number), nonce: expect.any(String) })
})

test('decrypts a customer-service path by its last eight characters', () => {
  const path = servicePath('https://help.example/desk?lang=vi', 'k3yK3yk3')
  expect(path.slice(-8)).toBe('k3yK3yk3')
  expect(path).not.toContain('help.example')
  expect(openServicePath(path)).toBe('https://help.example/desk?lang=vi')
})

test('refuses an invalid path and one without a web address', () => {
  const other = servicePath('https://help.example/', 'k3yK3yk3')
  const bad = ['', 'short', 'k3yK3yk3', `${other.slice(0, -8)}anotherK`, `${other.slice(4)}`, `!${other}`]
  const addresses = ['javascript:alert(1)', 'data:text/html,x', 'help.example', ''].map((address) =>
    servicePath(address, 'k3yK3yk3'),
  )
  expect([...bad, ...addresses].map(openServicePath)).toEqual(Array.from({ length: 10 }, () => undefined))
})
