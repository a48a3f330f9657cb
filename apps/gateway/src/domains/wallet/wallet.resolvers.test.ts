import { expect, test } from 'vitest'
import { walletResolvers } from './wallet.resolvers.ts'

test('says that a platform does not say what withdrawals hold, without a further call', () => {
  const { held } = walletResolvers.Wallet ?? {}
  if (typeof held !== 'function') throw new Error('There is no resolver of what is held.')
  // Without a context a call would fail.
  const read = (locked: string | undefined) => Reflect.apply(held, undefined, [{ locked }, {}, undefined])
  expect(read('12.00')).toBe('12.00')
  expect(read(undefined)).toBeNull()
})
