import { expect, it } from 'vitest'
import { isEmail, prepareEmail } from './email.ts'

it.each(['a@b.c', 'x+y@c.d.e', "o'brien@mail.example", 'nguyễn@thư.vn', '用户@例子.广告'])('accepts %s', (text) => {
  expect(isEmail(text)).toBe(true)
})

it.each(['', 'a@bvn', '@b.vn', 'a@b..vn', 'a b@c.vn', 'a@b.vn.', 'a@@b.vn', `${'a'.repeat(250)}@b.vn`])(
  'refuses %s',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

it('compares addresses without case, spaces around them and ways of writing an accent', () => {
  expect(prepareEmail(' Nguye\u0302\u0303n@Mail.Example ')).toBe('nguy\u1ec5n@mail.example')
})
