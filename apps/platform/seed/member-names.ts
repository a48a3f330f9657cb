import { foldText } from '@playhouse/shared/fold-text.ts'

import { pick } from '../src/media/random.ts'
import { whole } from './chance.ts'
import type { Random } from './chance.ts'

const FIRST =
  `An Anh Bảo Bích Chi Cẩm Diễm Duy Đan Đình Đức Gia Giang Hà Hải Hạnh Hiếu Hoài Hoàng Hồng Hữu Khánh Kiều Kim Lan Lê Linh
  Mai Mạnh Minh Mỹ Nam Ngân Ngọc Nguyên Nhã Nhật Như Phương Phúc Quang Quốc Quỳnh Song Tâm Thái Thanh Thảo Thiên Thu Thùy
  Tiến Trà Trung Trường Tú Tuấn Tường Uyên Vân Việt Vĩnh Xuân Yến`.split(/\s+/)
const SECOND =
  `An Anh Bình Châu Chi Cường Dung Duyên Dương Đạt Giang Hà Hân Hiền Hiệp Hòa Hùng Huy Hương Khang Khoa Khôi Lâm Lan Linh
  Loan Long Lộc Ly Mai Minh Nam Nga Ngân Nghĩa Nhi Nhung Phong Phú Quân Quyên Sơn Tài Tâm Thảo Thắng Thịnh Thoa Thư Thy Tiên
  Toàn Trang Trâm Trí Trinh Trúc Tú Tùng Uyên Văn Vy Yên`.split(/\s+/)

/**
 * Generates nicknames, and usernames that satisfy the registration rule (6 to 13 letters and digits, letter first) and
 * are unique.
 */
export function createNameGenerator(
  random: Random,
  reserved: readonly string[],
): () => { username: string; nickname: string } {
  const taken = new Set(reserved)
  return () => {
    for (;;) {
      const nickname = `${pick(random, FIRST)} ${pick(random, SECOND)}`
      const base = foldText(nickname).replaceAll(' ', '').slice(0, 10)
      const username = `${base}${whole(random, 10 ** Math.max(0, 5 - base.length), 999)}`
      if (username.length < 6 || username.length > 13 || taken.has(username)) continue
      taken.add(username)
      return { username, nickname }
    }
  }
}
