import { describe, expect, it } from 'vitest'
import { findLaunchAddress } from './launch-address.ts'
import type { LaunchTarget } from './launch-address.ts'

const target = (mode: string, gameCode: string | null = null, playType: string | null = null) =>
  ({ __typename: 'LaunchTarget', mode, vendorId: 'S&N', gameCode, playType }) as LaunchTarget

describe('how something opens', () => {
  it.each([
    ['a launched game', null, null],
    ['what is not known yet', undefined, null],
    ['a way of a later release', target('RAFFLE', 'R-1'), null],
    ['a vendor’s list', target('VENDOR_GAMES'), { to: '/rng?vendor=A&vendor=B&list=S%26N', in: 'page' }],
    ['a lottery', target('LOTTERY', 'E-1'), { to: '/lottery?gameCode=E-1' }],
    ['a lottery with its play', target('LOTTERY', 'E 1', 'f&3'), { to: '/lottery?gameCode=E+1&playType=f%263' }],
    ['all lotteries', target('LOTTERY', null, 'f3'), { to: '/lottery' }],
    ['a lottery of a station', target('STATION_LOTTERY', 'X-1', 'f3'), { to: '/vnlottery?gameCode=X-1' }],
    ['all lotteries of stations', target('STATION_LOTTERY'), { to: '/vnlottery' }],
    ['a sea lottery', target('SEA_LOTTERY', 'S-1', 'f3'), { to: '/lottery?gameCode=S-1&playType=f3', in: 'window' }],
    ['all sea lotteries', target('SEA_LOTTERY'), { to: '/lottery?gameCode=VN_NORTH_1M', in: 'window' }],
  ])('%s', (_what, given, way) => {
    expect(findLaunchAddress(given, '/rng?vendor=A&vendor=B')).toEqual(way)
  })

  it('replaces another list over the same page', () => {
    expect(findLaunchAddress(target('VENDOR_GAMES'), '/?list=OLD&search=x')?.to).toBe('/?list=S%26N&search=x')
  })
})
