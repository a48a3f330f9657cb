import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { fillPage } from './jurisdictions.ts'
import { ROOT } from './lib/settings.ts'

test('the page of jurisdictions has every rule with its values and a test of it', () => {
  const page = readFileSync(join(ROOT, 'docs/jurisdictions.md'), 'utf8')
  expect(page).toBe(fillPage(page))
})
