import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { DEMO_SECRETS, SecretReader } from './secrets.ts'

/** Why a secret is rejected outside a demo; undefined if it is accepted. */
function getProblem(kind: 'keys' | 'secret' | 'password', text: string): string | undefined {
  const reader = new SecretReader(false)
  reader[kind]('NAME', text)
  try {
    reader.check()
  } catch (error) {
    return String(error)
  }
  return undefined
}
const keysProblem = (text: string) => getProblem('keys', text)
const secretProblem = (text: string) => getProblem('secret', text)
const passwordProblem = (text: string) => getProblem('password', text)

test.each(['hex', 'base64', 'base64url'] as const)('accepts random secrets written as %s', (encoding) => {
  for (let round = 0; round < 500; round += 1) {
    expect(secretProblem(randomBytes(32).toString(encoding))).toBeUndefined()
    expect(passwordProblem(randomBytes(16).toString(encoding))).toBeUndefined()
    expect(keysProblem(`k1:${randomBytes(32).toString('base64url')}`)).toBeUndefined()
  }
})

test.each(['a'.repeat(40), 'ab'.repeat(20), '1234567890'.repeat(4), 'changeme'.repeat(5), `${'0'.repeat(39)}1`])(
  'refuses %s as easy to guess',
  (text) => {
    expect(secretProblem(text)).toContain('easy to guess')
    expect(passwordProblem(text)).toContain('easy to guess')
  },
)

test('rejects every secret published in the compose file or the documents', () => {
  const read = (name: string) => readFileSync(new URL(`../../../${name}`, import.meta.url), 'utf8')
  const text = [
    'docker-compose.yml',
    'compose.site.yml',
    'compose.gateway.yml',
    'README.md',
    'docs/install.md',
    'docs/running.md',
    'docs/variables.md',
    'docs/seamless-wallet.md',
  ]
    .map(read)
    .join('\n')
  const defaults = [...text.matchAll(/\$\{(\w*(?:KEYS|SECRET|TOKEN|PASSWORD)):-([^}]+)\}/g)].map(
    ([, , value = '']) => value,
  )
  const keys = [...text.matchAll(/\b\w+:[\w-]{43}\b/g)].map(([key]) => key)
  for (const published of [...defaults, ...keys, ...Object.values(DEMO_SECRETS)]) {
    const problem = published.includes(':') ? keysProblem(published) : secretProblem(published)
    expect([published, problem]).toEqual([published, expect.stringContaining('is published')])
  }
})
