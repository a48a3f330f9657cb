import { findLottery } from '@playhouse/engines/lottery/games.ts'
import { createAccountStore } from '../../access/account-store.ts'
import { paths } from '../../paths.ts'
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

export const quickEntryPath = (lottery: string): string =>
  findLottery(lottery)?.intervalSeconds === null ? paths.stationLottery(lottery, QUICK) : paths.lottery(lottery, QUICK)
