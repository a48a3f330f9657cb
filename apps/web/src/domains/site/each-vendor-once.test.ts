import { expect, it } from 'vitest'
import { eachVendorOnce } from './each-vendor-once.ts'
import type { NavigationVendor } from './parts/use-navigation.ts'

const vendor = (id: string): NavigationVendor => ({
  __typename: 'Vendor',
  id,
  name: id,
  launchTarget: null,
  logo: '',
})

it('lists a vendor of several lobbies once, at its first occurrence', () => {
  const [sen, cau, long] = [vendor('SEN'), vendor('CAU'), vendor('LNG')]
  const lobbies = [
    { lobby: 'RNG', vendors: [sen, cau] },
    { lobby: 'LIVE', vendors: [{ ...sen }, long] },
    { lobby: 'FISH', vendors: [{ ...cau }] },
  ] as const
  expect(eachVendorOnce(lobbies)).toEqual([sen, cau, long])
  expect(eachVendorOnce([])).toEqual([])
})
