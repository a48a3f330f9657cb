import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { composeFile } from './compose.ts'

const EXAMPLE = new URL('../../../examples/lotus/compose.yml', import.meta.url)

test('the compose file passes each variable of the project’s providers, and has no secret', () => {
  const file = composeFile(['TEA_URL', 'TEA_SECRET'])
  expect(file).toContain('      TEA_URL: ${TEA_URL:-}\n      TEA_SECRET: ${TEA_SECRET:-}\n')
  expect(file.match(/^ +DEMO: \$\{DEMO:-\}$/gm)).toHaveLength(2)
  expect(file).not.toMatch(/# (PROVIDERS|PLATFORM|SHARED)$/m)
  expect(file).not.toMatch(/(SECRET|KEYS|PASSWORD|TOKEN): (?!\$\{)/)
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
