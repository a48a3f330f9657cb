import { expect, test } from 'vitest'
import { hasHiddenCharacters, realNameBreach } from './scripts.ts'
import { nameBreach } from './shown-text.ts'

const BRANDS = ['Playhouse']

test.each([
  'Admin',
  'ADMIN 01',
  'Adm1n',
  '4dm!n',
  'A d m i n',
  'a.d.m.i.n',
  'Аdmin',
  'Αdmιn',
  'Adrnin',
  'Àdmîn',
  'Ａｄｍｉｎ',
  '𝐀𝐝𝐦𝐢𝐧',
  'LanAdmin',
  'Support',
  'Supp0rt_24',
  'Ѕuppоrt',
  'Playhouse',
  'P1ayh0use VIP',
  'PIayhouse',
  'Plаyhouse',
  'Official Lan',
  'Hỗ Trợ',
  'ho tro 24h',
  'CSKH',
  'cskh01',
  'Quan Tri Vien',
  '客服小美',
  '官方',
  'แอดมินน้อย',
  'Staff',
  'Staff 7',
  'Mod-Lan',
])('refuses %j as a name that passes for the house', (name) => {
  expect(nameBreach(name, BRANDS)).toBe('reserved')
})

test.each([
  'Lan Anh',
  'Minh Đức',
  '小美',
  '小美Lan',
  'สมชาย',
  'สมชาย Lan',
  'Иван',
  "O'Neil",
  'Badminton Fan',
  'Modern',
  'Sam1990',
  'x7k29q',
  'Kỳ Duyên',
  'Thomas',
  'Teamwork',
  'ゆき花',
  'Helpful',
])('accepts the name %j', (name) => expect(nameBreach(name, BRANDS)).toBeUndefined())

test.each(['Lаn', 'Ρeter', 'Ivanов', '小美в', 'Lan Ꭺn', 'Ꮮan', 'Иван Lisa'])(
  'refuses %j, which mixes look-alike scripts, and says so',
  (name) => {
    expect(nameBreach(name, BRANDS)).toBe('mixed_scripts')
    expect(realNameBreach(name)).toBe('mixed_scripts')
  },
)

test.each(['ꓢuppоrt', 'Ꮪupport', 'ⲟfficial', 'Plауhоuѕе', 'мoderator'])(
  'refuses %j, whose letters of other scripts pass for the house',
  (name) => expect(nameBreach(name, BRANDS)).toBe('reserved'),
)

test.each(['La\u0300\u0301n', 'Z\u0351\u0363\u0342algo', '1\u0332', 'ที\u0E48\u0E48\u0E48'])(
  'refuses %j, whose accents are stacked',
  (name) => expect(nameBreach(name, BRANDS)).toBe('pattern'),
)

test.each(['Le\u0302\u0323 Minh', 'ที่รัก', 'น้ำใจ'])('accepts %j, whose letters have their accents', (name) =>
  expect(nameBreach(name, BRANDS)).toBeUndefined(),
)

test.each(['Đỗ Thị Ánh Tuyết', "Conan O'Neil-Smith", 'Jean-Luc', '王小明', 'สมชาย ใจดี', 'Иван Петров', 'ゆき 花'])(
  'accepts %j as the name of a person',
  (name) => expect(realNameBreach(name)).toBeUndefined(),
)

test.each([
  ['小美 Lan', 'mixed_scripts'],
  ['สมชาย Lan', 'mixed_scripts'],
  ['Lan\u3164', 'pattern'],
  ['Lan\u034F', 'pattern'],
])('refuses %j as the name of a person', (name, breach) => expect(realNameBreach(name)).toBe(breach))

test.each([
  ['a bidi override', 'Lan\u202Egnp'],
  ['an isolate', 'Lan\u2066x\u2069'],
  ['a zero width space', 'La\u200Bn'],
  ['a zero width joiner between letters', 'La\u200Dn'],
  ['a soft hyphen', 'La\u00ADn'],
  ['a line break', 'Lan\nAdmin'],
  ['a tab', 'Lan\tx'],
  ['a Hangul filler', 'Lan\u3164'],
  ['an empty Braille cell', 'Lan\u2800'],
  ['a private character', 'Lan\uE000'],
  ['a tag character', 'Lan\u{E0041}'],
])('finds %s', (_, text) => {
  expect(hasHiddenCharacters(text)).toBe(true)
  expect(nameBreach(text, BRANDS)).toBe('pattern')
})

test.each(['Chúc mừng! 50%', '谢谢 🙏🏽', '👩‍💻 ❤️', 'ขอบคุณ', 'a = b + c'])('finds nothing hidden in %j', (text) => {
  expect(hasHiddenCharacters(text)).toBe(false)
})
