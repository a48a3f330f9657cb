import { House, type LucideIcon } from 'lucide-react'
import { expect, it } from 'vitest'
import { findPages, isNamedBy } from './use-site-pages.ts'

const page = (name: string, also: string, icon: LucideIcon = House) => ({ path: `/${name}`, name, icon, also })
const PLACES = [
  page('Rút tiền', 'withdraw withdrawal cash out rút tiền'),
  page('Nạp tiền', 'deposit nạp tiền'),
  page('Trò chơi nhà', 'tài xỉu xúc xắc dice'),
]

it.each([
  ['withdraw', 'Rút tiền'],
  ['Cash Out', 'Rút tiền'],
  ['nạp tiền', 'Nạp tiền'],
  ['nap tien', 'Nạp tiền'],
  ['tai xiu', 'Trò chơi nhà'],
])('finds for %s what a player means in any language', (text, name) => {
  expect(findPages(PLACES, text).map((found) => found.name)).toEqual([name])
})

it('knows a page that is called by its whole words from one that is begun', () => {
  const [withdrawal] = PLACES
  const isMeant = (text: string) => withdrawal && isNamedBy(withdrawal, text)
  expect(['rut tien', 'Withdraw', 'tiền rút'].map(isMeant)).toEqual([true, true, true])
  expect(['rut', 'withd', 'rut tien nhanh'].map(isMeant)).toEqual([true, false, false])
})
