import { expect, it } from 'vitest'

import { foldText } from './fold-text.ts'

it.each([
  ['Đèn Lồng Đỏ', 'den long do'],
  ['  Rồng—Vàng!!  88 ', 'rong vang 88'],
  ['CAFÉ', 'cafe'],
  ['龙 Fortune', '龙 fortune'],
  ['%_\\', ''],
])('folds %j to %j', (text, folded) => expect(foldText(text)).toBe(folded))

it('is idempotent', () => expect(foldText(foldText('Nữ Hoàng Đêm'))).toBe('nu hoang dem'))
