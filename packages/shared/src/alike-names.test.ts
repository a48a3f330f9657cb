import { expect, test } from 'vitest'
import { areAlikeNames } from './alike-names.ts'

const both = (one: string, other: string) => [areAlikeNames(one, other), areAlikeNames(other, one)]

test.each([
  ['accents, case and signs', 'Đỗ Thị  Ánh Tuyết', 'DO THI ANH TUYET'],
  ['joined words', 'Đỗ Thị Lan', 'Dothi Lan'],
  ['words joined in other places', 'Đỗ ThịLan', 'ĐỗThị Lan'],
  ['another order', 'Đỗ Thị Ánh Tuyết', 'Tuyết Đỗ Thị Ánh'],
  ['another order and joined words', 'Wang Xiao Ming', 'Xiaoming Wang'],
  ['Cyrillic letters', 'Ta Hoa', 'Та Ноа'],
  ['Cherokee letters', 'Pam Wise', 'Ꮲam Ꮃise'],
  ['a capital i as an l', 'Lan Do', 'Ian Do'],
  ['a missing middle name', 'Đỗ Thị Ánh Tuyết', 'Đỗ Tuyết'],
  ['a missing middle name in another order', 'John Henry Smith', 'Smith, John'],
  ['an initial', 'John Henry Smith', 'John H. Smith'],
  ['initials with the family name', 'John Henry Smith', 'J H Smith'],
  ['a suffix', 'John Smith Jr.', 'John Smith'],
  ['another suffix', 'John Smith Jr', 'John Smith III'],
  ['a suffix and a middle name', 'John Smith Jr', 'John Henry Smith'],
  ['a particle', 'Jan van der Berg', 'Jan Berg'],
  ['a particle that is joined', 'Jan van der Berg', 'Jan Vanderberg'],
  ['a part of a double name', 'Anna Schmidt-Weber', 'Anna Weber'],
  ['one word of several', 'Đỗ Thị Tuyết', 'Tuyết'],
  ['the same Chinese name', '王小明', '王小明'],
  ['a Chinese name with a space', '王小明', '王 小明'],
])('takes names for one with %s', (_, one, other) => expect(both(one, other)).toEqual([true, true]))

test.each([
  ['another given name', 'Đỗ Thị Ánh Tuyết', 'Đỗ Thị Ánh Nguyệt'],
  ['another middle name', 'John Henry Smith', 'John Paul Smith'],
  ['another initial', 'John Henry Smith', 'John P. Smith'],
  ['initials alone', 'John Henry Smith', 'J. S.'],
  ['a suffix alone', 'John Smith Jr', 'Jr'],
  ['a word twice', 'Lan Lan', 'Lan Anh'],
  ['another Chinese name', '王小明', '王小红'],
  ['no name', 'Lan', ''],
  ['signs alone', 'Lan', '.'],
])('tells names apart with %s', (_, one, other) => expect(both(one, other)).toEqual([false, false]))

test('compares the longest names at once', () => {
  const words = Array.from({ length: 30 }, (_, at) => 'a'.repeat((at % 5) + 1)).join(' ')
  const before = process.threadCpuUsage()
  areAlikeNames(words, `${'a'.repeat(60)} b`)
  areAlikeNames(Array.from({ length: 30 }, () => 'a').join(' '), `${Array.from({ length: 29 }, () => 'a').join(' ')} b`)
  expect(process.threadCpuUsage(before).user).toBeLessThan(1_000_000)
})
