import { BRAND_TIME_ZONE } from '@playhouse/shared/limits.ts'

import { gameList, gameVendors } from '@playhouse/platform-api/games.ts'
import { winnerBoard } from '@playhouse/platform-api/games-played.ts'
import { registerSettings, systemStatus, whitelabel } from '@playhouse/platform-api/site.ts'
import { consolidatedSettings, domainRoutes, location } from '@playhouse/platform-api/site-settings.ts'
import type { Suite } from '../suite.ts'

const DAY_MS = 86_400_000

/** Checks that facts about the brand are the same in every response. */
export async function site(suite: Suite): Promise<void> {
  const settings = await suite.ok(consolidatedSettings, {})
  const status = await suite.ok(systemStatus, {})
  const routes = await suite.ok(domainRoutes, {})
  const place = await suite.ok(location, {})
  if (settings) {
    const codes = settings.languages.map(({ code }) => code)
    suite.same(consolidatedSettings, 'is the brand that was asked for', settings.merchant, suite.merchant)
    suite.same(consolidatedSettings, 'days are those of the contract’s time zone', settings.timeZone, BRAND_TIME_ZONE)
    suite.check(
      consolidatedSettings,
      'the default language is offered',
      codes.includes(settings.defaultLanguage),
      `${settings.defaultLanguage} is none of ${codes.join(', ')}`,
    )
    if (status?.info.languages)
      suite.same(systemStatus, 'has the brand’s languages', status.info.languages.toSorted(), codes.toSorted())
  }
  if (status) {
    suite.same(systemStatus, 'a platform that answers is not in maintenance', status.maintenance, false)
    const rules = await suite.ok(registerSettings, {})
    if (rules) {
      suite.same(systemStatus, 'has the rules of registration', status.info.register, rules)
      const wrong = Object.entries(rules).find(([, { minLength, maxLength }]) => minLength > maxLength)
      suite.check(registerSettings, 'no minimum is above its maximum', !wrong, `${wrong?.[0]} has one`)
    }
    const tree = await suite.ok(whitelabel, {})
    if (tree) suite.same(systemStatus, 'has the modules of the white label', status.info.whitelabel, tree)
    if (place)
      suite.same(
        location,
        'agrees with the status',
        [place.ip, place.country, place.regionRestriction],
        [status.location.ip, status.location.country, status.regionRestriction],
      )
  }
  if (place)
    suite.check(location, 'a country has two letters', /^[A-Z]{2}$/.test(place.country), `${place.country} has not`)
  if (routes)
    suite.check(
      domainRoutes,
      'the main domain is one of the domains',
      routes.domains.some(({ domain }) => domain === routes.mainDomain),
      `${routes.mainDomain} is not`,
    )
}

/** Searches, sorting and counts of the catalogue, and the boards made from it. */
export async function catalogue(suite: Suite): Promise<void> {
  const all = await suite.ok(gameList, { pageSize: 100, sort: 'name' }, { name: 'by name' })
  if (!all) return
  const letters = all.games.map(({ gameName }) => firstLetter(gameName)).filter((letter) => letter !== undefined)
  suite.check(
    gameList,
    'names are in order',
    letters.every((letter, index) => index === 0 || (letters[index - 1] ?? '') <= letter),
    `first letters ${letters.join('')}`,
  )
  const [wanted] = all.games
  const found = wanted && (await suite.ok(gameList, { gameName: wanted.gameName, pageSize: 100 }, { name: 'a search' }))
  if (found) {
    suite.check(
      gameList,
      'a search finds the game',
      found.games.some(({ nodeId }) => nodeId === wanted.nodeId),
      `${wanted.gameName} is not found`,
    )
    const same = found.games.find(({ nodeId }) => nodeId === wanted.nodeId)
    if (same) suite.same(gameList, 'a search agrees with the list', same, wanted)
    suite.check(
      gameList,
      'a search leaves out others',
      found.totalCount < all.totalCount || all.totalCount < 4,
      `${found.totalCount} games of ${all.totalCount} match ${wanted.gameName}`,
    )
  }
  await suite.agree(gameVendors, 'a vendor has as many games as its lobby', async () => {
    const vendors = await suite.ok(gameVendors, {})
    const card = vendors?.data.lanes.flatMap(({ cards }) => cards).find(({ gameCount }) => gameCount > 0)
    const lobby =
      card && (await suite.ok(gameList, { vassalage: card.vassalage, gameType: card.gameType, pageSize: 1 }))
    return lobby && [card.gameCount, lobby.totalCount]
  })
  const day = await suite.ok(winnerBoard, { period: 'DAY' })
  const oldest = Math.min(...(day?.list.map(({ vo }) => vo.wonAt) ?? []))
  suite.check(
    winnerBoard,
    'wins of a day are of a day',
    oldest > suite.now() - 2 * DAY_MS,
    `one is of ${Number.isFinite(oldest) ? new Date(oldest).toISOString() : 'no day'}`,
  )
}

/** First letter of names that every alphabet sorts alike: an ASCII letter without an accent. */
const firstLetter = (name: string) => /^[a-z]/i.exec(name)?.[0].toLowerCase()
