import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

import { lotteryReturnsPage } from './returns-page.ts'

test('is the page in docs', () => {
  const page = readFileSync(new URL('../../../../docs/lottery-returns.md', import.meta.url), 'utf8')
  expect(page, 'Run: npx node scripts/lottery-returns.ts').toBe(lotteryReturnsPage())
})

test('lists no return below 75 % or from 100 %', () => {
  const returns = [...lotteryReturnsPage().matchAll(/\| (\d+\.\d\d)(?= \|)/g)].map(([, percent]) => Number(percent))
  expect(returns.length).toBeGreaterThan(1_000)
  expect(Math.min(...returns)).toBeGreaterThanOrEqual(75)
  expect(Math.max(...returns)).toBeLessThan(100)
})
