import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** Vendors with transfer wallets keep what is played with there. */
const PROMISES = /(one|single) wallet|một ví\b|一个钱包|satu dompet|กระเป๋าเงินเดียว/i

test('no text promises one wallet while vendors keep money of their own', () => {
  const files = globSync(['packages/shared/texts/**/*.json', 'apps/platform/seed/**/*.ts'])
  expect(files.length).toBeGreaterThan(50)
  expect(files.filter((file) => PROMISES.test(readFileSync(file, 'utf8')))).toEqual([])
})
