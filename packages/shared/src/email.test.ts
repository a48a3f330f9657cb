import { expect, it } from 'vitest'
import { isEmail, prepareEmail } from './email.ts'

it.each([
  'a@b.c',
  'x+y@c.d.e',
  "o'brien@mail.example",
  'a.b_c-d@x-1.example',
  `${'a'.repeat(64)}@mail.example`,
  'nguyễn@thư.vn',
  '用户@例子.广告',
  'a@xn--fsqu00a.xn--p1ai',
])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each([
  '',
  'a@bvn',
  '@b.vn',
  'a@b..vn',
  'a b@c.vn',
  'a@b.vn.',
  'a@@b.vn',
  `${'a'.repeat(250)}@b.vn`,
  `${'a'.repeat(65)}@mail.example`,
  'x@[127.0.0.1]',
  'x@127.0.0.1',
  'a..b@mail.example',
  '.a@mail.example',
  'a.@mail.example',
  '"a b"@mail.example',
  'a,b@mail.example',
  'Lan <lan@mail.example>',
  'a@-b.example',
  'a@b-.example',
  'a@b_c.example',
  `a@${'b'.repeat(64)}.example`,
  'a@b.example\u0000',
  'a\u200b@mail.example',
  'a\u202e@mail.example',
])('refuses %s', (text) => {
  expect(isEmail(text)).toBe(false)
})

it('compares addresses without case, spaces around them and ways of writing an accent', () => {
  expect(prepareEmail(' Nguye\u0302\u0303n@Mail.Example ')).toBe('nguy\u1ec5n@mail.example')
})
