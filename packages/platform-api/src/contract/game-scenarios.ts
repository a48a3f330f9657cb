import { addFavourite, favouriteGames, favouriteIds, launchGame, removeFavourite } from '../games.ts'
import { merchantWallet, walletTransfer } from '../wallet.ts'
import type { Facts } from './facts.ts'
import { refusalProblems, successProblems } from './judge.ts'
import type { Report } from './report.ts'
import { NO_GAME } from './samples.ts'
import { isRecord } from './shape.ts'
import type { Wire } from './wire.ts'

/** Adding and removing favourites is idempotent and requires an existing game. Existing favourites are kept. */
export async function checkFavourites(wire: Wire, report: Report, { account, openGame }: Facts): Promise<void> {
  if (!account || openGame === undefined) return
  const { token } = account
  const ids = async () => {
    const { json } = await wire.call(favouriteIds, {}, { token })
    const read = favouriteIds.value.safeParse(isRecord(json) ? json.value : undefined)
    return read.success ? read.data.nodeIds : []
  }
  if ((await ids()).includes(openGame)) {
    return report.note(addFavourite, 'adding: the account has the game among its favourites')
  }
  for (const name of ['adds', 'adds again']) {
    const reply = await wire.call(addFavourite, { nodeId: openGame }, { token })
    report.add(addFavourite, name, successProblems(addFavourite, reply))
  }
  const count = (await ids()).filter((id) => id === openGame).length
  report.add(addFavourite, 'adding twice adds once', count === 1 ? [] : [`the game stands ${count} times in the list`])
  const listed = await wire.call(favouriteGames, {}, { token })
  report.add(favouriteGames, 'answers with a favourite', successProblems(favouriteGames, listed))
  for (const name of ['removes', 'removes again']) {
    const reply = await wire.call(removeFavourite, { nodeId: openGame }, { token })
    report.add(removeFavourite, name, successProblems(removeFavourite, reply))
  }
  const left = (await ids()).includes(openGame)
  report.add(removeFavourite, 'what is removed is gone', left ? ['the game is still in the list'] : [])
  for (const endpoint of [addFavourite, removeFavourite]) {
    const reply = await wire.call(endpoint, { nodeId: NO_GAME }, { token })
    report.add(endpoint, 'an unknown game is refused', refusalProblems(reply, 'game.not.found'))
  }
}

/** Refusals for a demo account, a closed game and a single wallet. */
export async function checkRefusals(wire: Wire, report: Report, facts: Facts): Promise<void> {
  const { account, demoToken, closedGame } = facts
  for (const endpoint of demoToken === undefined ? [] : [favouriteIds, favouriteGames]) {
    const reply = await wire.call(endpoint, {}, { token: demoToken })
    report.add(endpoint, 'refused to a demo account', refusalProblems(reply, 'in_need_true_account'))
  }
  if (!account) return
  const { token } = account
  const unknown = await wire.call(launchGame, { nodeId: NO_GAME }, { token })
  report.add(launchGame, 'an unknown game is refused', refusalProblems(unknown, 'game.not.found'))
  if (closedGame !== undefined) {
    const reply = await wire.call(launchGame, { nodeId: closedGame }, { token })
    report.add(launchGame, 'a closed game is refused', refusalProblems(reply, 'game.maintenance'))
  }
  const { json } = await wire.call(merchantWallet, {}, { token })
  const single = isRecord(json) && isRecord(json.value) && json.value.isSingle === true
  if (!single || facts.moduleOn?.(walletTransfer.moduleId) === false) return
  const transfer = { fromAccountTypeId: 2, toAccountTypeId: 3, amount: '0.01' }
  const reply = await wire.call(walletTransfer, transfer, { token })
  report.add(walletTransfer, 'refused with a single wallet', refusalProblems(reply, 'function.not.available'))
}
