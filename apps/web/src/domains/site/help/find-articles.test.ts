import { expect, test } from 'vitest'
import { findArticles } from './find-articles.ts'

const TOPICS = [
  {
    id: 'account',
    title: 'Tài khoản',
    articles: [
      {
        code: 'locked',
        title: 'Vì sao tôi không đăng nhập được?',
        content: '<p>Tên bị <strong>khóa</strong> 15 phút.</p>',
      },
      { code: 'out', title: 'Vì sao tôi bị đăng xuất?', content: '<p>Đăng nhập lại để tiếp tục.</p>' },
    ],
  },
  {
    id: 'wallet',
    title: 'Ví',
    articles: [{ code: 'one', title: 'Một ví', content: '<p class="khoa">Dùng cho mọi trò.</p>' }],
  },
]
const codes = (search: string) => findArticles(TOPICS, search).map(({ article }) => article.code)

test.each([
  ['khoa', ['locked', 'out']],
  ['KHÓA 15', ['locked']],
  ['dang nhap', ['locked', 'out']],
  ['tai khoan xuat', ['out']],
  ['strong', []],
  ['class', []],
  ['', []],
  ['  ?! ', []],
  ['nothing', []],
])('%j finds %j', (search, expected) => expect(codes(search)).toEqual(expected))

test('returns the topic of each article', () => {
  expect(findArticles(TOPICS, 'mot vi')[0]?.topic).toEqual({ id: 'wallet', title: 'Ví' })
})
