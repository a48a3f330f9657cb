import { GAME_CATEGORIES, type GameCategory } from '@playhouse/shared/game-categories.ts'
import { describe, expect, test } from 'vitest'
import { toBanner } from './banners.ts'
import { HostChoice } from '../../platform/cdn.ts'
import { findLaunchTarget } from './launch-target.ts'

const KINDS = ['VASSALAGE', 'LOBBY', '', null, undefined] as const
const PRODUCTS = ['TCG_SEA', 'TCG_LOTTO_VN', 'LOTT', 'ELOTT', 'SEN', '', null, undefined] as const

/** The rules in order of precedence, written independently of the implementation. */
function expected(gameType: GameCategory, isGame: (typeof KINDS)[number], product: (typeof PRODUCTS)[number]) {
  if (product === 'TCG_SEA') return 'SEA_LOTTERY'
  if (product === 'TCG_LOTTO_VN') return 'STATION_LOTTERY'
  if (product === 'LOTT' || product === 'ELOTT' || gameType === 'LOTT' || gameType === 'ELOTT') return 'LOTTERY'
  return isGame === 'VASSALAGE' ? 'VENDOR_GAMES' : undefined
}

describe.each(GAME_CATEGORIES)('launch target of %s', (gameType) => {
  test.each(KINDS.flatMap((isGame) => PRODUCTS.map((product) => [isGame, product] as const)))(
    'and is %s of %s opens by product first, then by category, then as a list',
    (isGame, accountTypeName) => {
      const target = findLaunchTarget({ gameType, isGame, accountTypeName, vassalage: 'SEN', gameCode: 'SEN-7' })
      const mode = expected(gameType, isGame, accountTypeName)
      // A list belongs to its vendor, and a lottery page has the game in its address.
      const gameCode = mode === 'VENDOR_GAMES' ? null : 'SEN-7'
      expect(target).toEqual(mode ? { mode, vendorId: 'SEN', gameCode, playType: null } : null)
    },
  )
})

test('opens a lottery with its kind of play, and its vendor’s card without one', () => {
  const lottery = { gameType: 'ELOTT' as const, vassalage: 'MIN', gameCode: 'MIN-1', defaultPlayType: 'front-3' }
  expect(findLaunchTarget(lottery)).toMatchObject({ gameCode: 'MIN-1', playType: 'front-3' })
  expect(findLaunchTarget({ gameType: 'ELOTT', vassalage: 'MIN' })).toMatchObject({ gameCode: null, playType: null })
})

describe('launch target of a banner', () => {
  const getLink = (linkageType: 'G' | 'P', linkTarget: string, linkGame?: Parameters<typeof findLaunchTarget>[0]) =>
    toBanner(
      { bannerId: 1, groupName: 'w_home', title: 't', text: 't', url: '/p.svg', linkageType, linkTarget, linkGame },
      new HostChoice(['https://img.test'], 'seed'),
    ).link
  const sea = { gameType: 'LOTT' as const, vassalage: 'SEA', accountTypeName: 'TCG_SEA', gameCode: 'SEA-1' }

  test('follows the same rules', () => {
    expect(getLink('G', '12', sea)?.launchTarget).toMatchObject({ mode: 'SEA_LOTTERY', gameCode: 'SEA-1' })
    expect(getLink('G', '12', { gameType: 'RNG', vassalage: 'SEN' })?.launchTarget).toBeNull()
    expect(getLink('G', '12')?.launchTarget).toBeNull()
    expect(getLink('P', '12', sea)?.launchTarget).toBeNull()
  })

  test('opens all lotteries of its product for a banner that names the lottery lobby', () => {
    expect(getLink('G', 'LOTTO_LOBBY')?.launchTarget).toMatchObject({ mode: 'LOTTERY', gameCode: null })
    const { gameCode: _, ...product } = sea
    expect(getLink('G', 'LOTTO_LOBBY', product)?.launchTarget).toMatchObject({ mode: 'SEA_LOTTERY', gameCode: null })
  })
})
