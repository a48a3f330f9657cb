import { expect, test } from 'vitest'
import { previewAddress } from './preview-address.ts'

test.each([
  ['http://images.test/media/v-1a_b/games/7.webp', 'http://images.test/media/v-1a_b/previews/games/7.jpg'],
  [
    'http://images.test/media/v-1/banners/promo-first.svg',
    'http://images.test/media/v-1/previews/banners/promo-first.jpg',
  ],
  ['https://operator.test/uploads/7.png', 'https://operator.test/uploads/7.png'],
  // Not drawn by a platform that names its drawings' version.
  ['https://operator.test/media/games/7.webp', 'https://operator.test/media/games/7.webp'],
  ['https://operator.test/logo.svg', undefined],
  [null, undefined],
])('the preview of %s is %s', (picture, address) => {
  expect(previewAddress(picture)).toBe(address)
})
