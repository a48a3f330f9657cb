import { describe, expect, it } from 'vitest'
import { wayIn } from './way-in.ts'
import type { Opening } from './way-in.ts'

const opening = (mode: string, gameCode: string | null = null, playType: string | null = null) =>
  ({ __typename: 'LaunchTarget', mode, vendorId: 'S&N', gameCode, playType }) as Opening

describe('how something opens', () => {
  it.each([
    ['a launched game', null, null],
    ['what is not known yet', undefined, null],
    ['a way of a later release', opening('RAFFLE', 'R-1'), null],
    ['a vendor’s list', opening('VENDOR_GAMES'), { to: '/rng?vendor=A&vendor=B&list=S%26N', in: 'page' }],
    ['a lottery', opening('LOTTERY', 'E-1'), { to: '/lottery?gameCode=E-1' }],
    ['a lottery with its play', opening('LOTTERY', 'E 1', 'f&3'), { to: '/lottery?gameCode=E+1&playType=f%263' }],
    ['all lotteries', opening('LOTTERY', null, 'f3'), { to: '/lottery' }],
    ['a lottery of a station', opening('STATION_LOTTERY', 'X-1', 'f3'), { to: '/vnlottery?gameCode=X-1' }],
    ['all lotteries of stations', opening('STATION_LOTTERY'), { to: '/vnlottery' }],
    ['a sea lottery', opening('SEA_LOTTERY', 'S-1', 'f3'), { to: '/lottery?gameCode=S-1&playType=f3', in: 'window' }],
    ['all sea lotteries', opening('SEA_LOTTERY'), { to: '/lottery?gameCode=VN_NORTH_1M', in: 'window' }],
  ])('%s', (_what, given, way) => {
    expect(wayIn(given, '/rng?vendor=A&vendor=B')).toEqual(way)
  })

  it('takes the place of another list over the same page', () => {
    expect(wayIn(opening('VENDOR_GAMES'), '/?list=OLD&search=x')?.to).toBe('/?list=S%26N&search=x')
  })
})
