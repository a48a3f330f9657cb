import { expect, test } from 'vitest'
import { maskEmail, maskMobile } from './mask.ts'

test.each([
  ['01336719876', '0133671****'],
  ['123', '****'],
])('mobile %s', (mobile, masked) => expect(maskMobile(mobile)).toBe(masked))

test.each([
  ['lan.anh@mail.example', 'l***@mail.example'],
  ['@mail.example', '***'],
  ['nothing', '***'],
])('e-mail %s', (email, masked) => expect(maskEmail(email)).toBe(masked))
