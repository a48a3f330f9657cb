import { expect, test } from 'vitest'
import { maskEmail, maskMobile } from './mask.ts'

test.each([
  ['01336719876', '013******76'],
  ['+84912345678', '+84*******78'],
  ['123456789', '*******'],
  ['123', '*******'],
])('mobile %s', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked))

test.each([
  ['lan.anh@mail.example', 'l***@mail.example'],
  ['@mail.example', '***'],
  ['nothing', '***'],
])('e-mail %s', (email, masked) => expect(maskEmail(email)).toBe(masked))
