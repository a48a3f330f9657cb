import { nextDraws } from '@playhouse/engines/lottery/calendar.ts'
import { findLottery, STATIONS } from '@playhouse/engines/lottery/games.ts'
import { createAccountStore } from '../../access/account-store.ts'
import { paths } from '../../paths.ts'
import { serverNow } from '../../server-time.ts'
import type { Store } from '../../store.ts'

const texts = new Map<string, Store<string>>()

/** The text in the quick entry of a lottery's board. Other pages write it before they link there. */
export function getBetText(lottery: string): Store<string> {
  const known = texts.get(lottery)
  if (known) return known
  const store = createAccountStore('', {
    as: `lottery-text:${lottery}`,
    read: (stored) => (typeof stored === 'string' ? stored : undefined),
  })
  texts.set(lottery, store)
  return store
}

export const QUICK = 'QUICK'

/** Address of the quick entry of a lottery's board. */
export const quickEntryPath = (lottery: string): string =>
  findLottery(lottery)?.intervalSeconds === null ? paths.stationLottery(lottery, QUICK) : paths.lottery(lottery, QUICK)

/** The board on which a ticket is bought again: the North draws at another station each day. */
export function getNextBoard(lottery: string): string {
  const [code = lottery] = lottery.split('-')
  const game = findLottery(code)
  if (game?.region !== 'NORTH' || game.intervalSeconds !== null) return code
  const now = serverNow()
  const closing = STATIONS.filter(
    ({ region, startMinute }) => region === 'NORTH' && startMinute === game.startMinute,
  ).map((station) => ({ station, draw: nextDraws(station, now, [], 2).find(({ closesAt }) => closesAt > now) }))
  const [next] = closing.toSorted((a, b) => (a.draw?.closesAt ?? Infinity) - (b.draw?.closesAt ?? Infinity))
  return next?.station.code ?? code
}
