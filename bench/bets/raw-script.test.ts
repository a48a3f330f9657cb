import { expect, it } from 'vitest'
import { RAW_SCRIPT } from './raw-script.ts'

it('has a value for each parameter of the statements of a bet', () => {
  expect(RAW_SCRIPT).not.toMatch(/,\s*[,)]/)
})
