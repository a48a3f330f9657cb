import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeFile, findMissing } from './compose.ts'

const EXAMPLE = new URL('../../../examples/lotus/compose.yml', import.meta.url)

test('the compose file passes each variable of the project’s providers, and has no secret', () => {
  const file = composeFile(['TEA_URL', 'TEA_SECRET'])
  expect(file).toContain('      TEA_URL: ${TEA_URL:-}\n      TEA_SECRET: ${TEA_SECRET:-}\n')
  expect(file.match(/^ +DEMO: \$\{DEMO:-\}$/gm)).toHaveLength(2)
  expect(file).not.toMatch(/# (PROVIDERS|PLATFORM|SHARED)$/m)
  expect(file).not.toMatch(/(SECRET|KEYS|PASSWORD|TOKEN): (?!\$\{)/)
})

test('a compose file of before a provider was added lacks its variables, and one of another release does not', () => {
  const file = composeFile(['TEA_URL'])
  expect(findMissing(file, ['TEA_URL', 'CUP_URL', 'CUP_SECRET'])).toEqual(['CUP_URL', 'CUP_SECRET'])
  expect(findMissing(file.replace('      SMS_SENDERS: ${SMS_SENDERS:-}\n', ''), ['TEA_URL'])).toEqual([])
})

test('the example has the file of its configuration', () => {
  const variables = [
    'PALM_PAY_URL',
    'PALM_PAY_SECRET',
    'PALM_PAY_SHOP',
    'LILY_POST_URL',
    'LILY_POST_SECRET',
    'LILY_POST_FROM',
  ]
  expect(readFileSync(EXAMPLE, 'utf8')).toBe(composeFile(variables))
})
