import {
  addFavourite,
  favouriteGames,
  favouriteIds,
  gameList,
  launchGame,
  noteFavourite,
  removeFavourite,
  trialLaunch,
} from '@playhouse/platform-api/games.ts'
import { openRounds, recentGames } from '@playhouse/platform-api/games-played.ts'
import { playClock } from '@playhouse/platform-api/limits.ts'
import {
  accountTransactions,
  betDetail,
  betHistory,
  personalProfit,
  recordFile,
  transactionDetail,
} from '@playhouse/platform-api/records.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { type Cast, reader } from '../cast.ts'
import { NO_GAME } from '../samples.ts'
import { isRecord } from '../shape.ts'
import type { Account, Suite } from '../suite.ts'
import { getMoney, moving, sameMoney } from './money.ts'

/** Favourites, a launch, rounds of a vendor, and the records of what was played. */
export async function playing(suite: Suite, cast: Cast): Promise<void> {
  const { member } = cast
  if (member) {
    await favourites(suite, member)
    await launching(suite, member)
  } else {
    suite.needs('an account of the run', addFavourite, noteFavourite, removeFavourite, launchGame)
  }
  await trying(suite, member)
  if (member) await rounds(suite, member)
  await records(suite, reader(cast))
}

/** Adding and removing favourites is idempotent and requires an existing game. */
async function favourites(suite: Suite, as: Account): Promise<void> {
  const { openGame } = suite.facts
  if (!openGame) return suite.needs('an open game', addFavourite, noteFavourite, removeFavourite)
  const { nodeId } = openGame
  const ids = async () => (await suite.ok(favouriteIds, {}, { as }))?.nodeIds ?? []
  for (const name of ['answers', 'adds again']) await suite.ok(addFavourite, { nodeId }, { as, name })
  suite.same(addFavourite, 'adding twice adds once', (await ids()).filter((id) => id === nodeId).length, 1)
  const listed = await suite.ok(favouriteGames, {}, { as })
  if (listed)
    suite.same(
      favouriteGames,
      'lists the games of the ids',
      listed.list.map((game) => game.nodeId),
      await ids(),
    )
  const getNote = async () =>
    (await suite.ok(favouriteIds, {}, { as }))?.notes.find((one) => one.nodeId === nodeId)?.note
  await suite.ok(noteFavourite, { nodeId, note: 'Sunday evenings' }, { as })
  suite.same(noteFavourite, 'the note stands with the favourite', await getNote(), 'Sunday evenings')
  await suite.ok(noteFavourite, { nodeId, note: '' }, { as, name: 'an empty note removes it' })
  suite.same(noteFavourite, 'a removed note is gone', await getNote(), undefined)
  for (const name of ['answers', 'removes again']) await suite.ok(removeFavourite, { nodeId }, { as, name })
  suite.check(
    removeFavourite,
    'what is removed is gone',
    !(await ids()).includes(nodeId),
    'the game is still in the list',
  )
  for (const endpoint of [addFavourite, removeFavourite]) {
    await suite.refused(endpoint, { nodeId: NO_GAME }, 'game.not.found', { as, name: 'an unknown game is refused' })
  }
  await suite.refused(noteFavourite, { nodeId, note: 'x' }, 'game.not.found', { as, name: 'needs a favourite' })
}

async function launching(suite: Suite, as: Account): Promise<void> {
  const { openGame, closedGame } = suite.facts
  await suite.refused(launchGame, { nodeId: NO_GAME }, 'game.not.found', { as, name: 'an unknown game is refused' })
  if (closedGame !== undefined)
    await suite.refused(launchGame, { nodeId: closedGame }, 'game.maintenance', {
      as,
      name: 'a closed game is refused',
    })
  if (!openGame) return suite.needs('an open game', launchGame)
  await suite.ok(launchGame, { nodeId: openGame.nodeId, launchMode: 'GLS' }, { as })
}

/** A trial needs no account, and none of its money. */
async function trying(suite: Suite, member: Account | undefined): Promise<void> {
  await suite.refused(trialLaunch, { nodeId: NO_GAME }, 'game.not.found', { name: 'an unknown game is refused' })
  const games = await suite.ok(
    gameList,
    { gameType: 'RNG,FISH', isOpen: 1, pageSize: 100, sort: 'popular' },
    { name: 'open games that may have a trial' },
  )
  const tried = games?.games.find(({ trial }) => trial)
  const untried = games?.games.find(({ trial }) => !trial)
  if (untried)
    await suite.refused(trialLaunch, { nodeId: untried.nodeId }, 'function.not.available', {
      name: 'a game without a trial is refused',
    })
  if (!tried) return suite.needs('an open game with a trial', trialLaunch)
  const { nodeId, vassalage: vendor } = tried
  const first = await suite.ok(trialLaunch, { nodeId })
  const second = await suite.ok(trialLaunch, { nodeId }, { as: member, name: 'a member may try as well' })
  if (!first || !second) return
  const [address, other] = [first.content.game_url, second.content.game_url]
  suite.check(trialLaunch, 'every trial has an address of its own', address !== other, 'the same address twice')
  const launchToken = findLaunchToken(other)
  const before = member && (await getMoney(suite, member))
  const opened = launchToken && (await suite.party('vendor', { vendor, call: 'authenticate', body: { launchToken } }))
  if (!opened) return
  const { mode, session } = isRecord(opened.body) ? opened.body : {}
  suite.same(trialLaunch, 'the vendor opens it in demo mode', mode, 'demo')
  const run = suite.letters(8)
  const body = { session, transactionId: `d-${run}`, roundId: `d-${run}`, stake: '1000', payout: '0', details: {} }
  await suite.party('vendor', { vendor, call: 'play', body })
  const after = member && (await getMoney(suite, member))
  if (member && before !== undefined && after !== undefined)
    await sameMoney(suite, trialLaunch, 'a trial costs the member nothing', member, after, before)
}

const findLaunchToken = (address: string) => /\/play\/([^/?#]+)/.exec(address)?.[1]

const STAKE = 1_000
/** With the first, for all the money, more than was deposited. */
const ROUNDS = 24

/** Plays rounds as a vendor: stakes what was deposited, and pays it back. */
async function rounds(suite: Suite, as: Account): Promise<void> {
  const { openGame } = suite.facts
  const money = await getMoney(suite, as)
  const unplayed = 'a vendor (SEAMLESS_SECRET) and money'
  if (!openGame || !suite.parties.vendor || !money || money < parseAmount('20000'))
    return suite.needs(unplayed, betDetail)
  // Missions count rounds of some categories only.
  const fish = await suite.ok(
    gameList,
    { gameType: 'FISH', isOpen: 1, pageSize: 5 },
    { name: 'open games of a category' },
  )
  const game = fish?.games.find(({ maintenance }) => !maintenance) ?? openGame
  const launched = await suite.ok(launchGame, { nodeId: game.nodeId, launchMode: 'GLS' }, { as })
  const launchToken = findLaunchToken(launched?.content.game_url ?? '')
  if (!launchToken) return suite.needs('a vendor with the seamless wallet', betDetail)
  const call = (name: string, body: object) => suite.party('vendor', { vendor: game.vassalage, call: name, body })
  const opened = await call('authenticate', { launchToken })
  const session = isRecord(opened?.body) ? opened.body.session : undefined
  if (typeof session !== 'string') return suite.needs('a vendor with the seamless wallet', betDetail)
  const recent = await suite.ok(recentGames, {}, { as })
  if (recent) suite.same(recentGames, 'the game that was opened stands first', recent.list[0]?.nodeId, game.nodeId)
  const run = suite.letters(8)
  const stakeAll = Math.min(Number(money / 10_000n) - 12 * STAKE, 3_000_000)
  const stakes = [stakeAll, ...Array.from({ length: ROUNDS - 1 }, () => STAKE)]
  await openRound(suite, as, session, call, run)
  const first = await suite.ok(playClock, {}, { as })
  for (const [index, stake] of stakes.entries()) {
    // A stake that only comes back is no turnover.
    const payout = index === 0 ? stake - STAKE : index === 1 ? stake + stake : 0
    const body = {
      session,
      transactionId: `t-${run}-${index}`,
      roundId: `r-${run}-${index}`,
      stake: String(stake),
      payout: String(payout),
      details: { engine: 'contract', modelId: 'contract' },
    }
    if (index > 2) {
      await call('play', body)
      continue
    }
    await moving(
      suite,
      betHistory,
      as,
      async () => ((await call('play', body))?.status === 200 ? true : undefined),
      () => BigInt(payout - stake) * 10_000n,
    )
  }
  await playedRecords(suite, as, stakes, first)
}

/** A stake without a payout is an open round. */
async function openRound(
  suite: Suite,
  as: Account,
  session: string,
  call: (name: string, body: object) => Promise<{ status: number } | undefined>,
  run: string,
): Promise<void> {
  const roundId = `o-${run}`
  const staked = await call('debit', { session, transactionId: `d-${run}`, roundId, amount: String(STAKE) })
  if (staked?.status !== 200) return
  const open = await suite.ok(openRounds, {}, { as })
  const round = open?.list.find((entry) => entry.roundId === roundId)
  if (open)
    suite.same(openRounds, 'an unpaid stake is an open round', round?.stake, formatAmount(BigInt(STAKE) * 10_000n))
  const { weekAgo, today } = suite.facts
  const history = await suite.ok(betHistory, { from: weekAgo, to: today, status: 'open' }, { as, name: 'open rounds' })
  if (history)
    suite.check(
      betHistory,
      'an open round has its status',
      history.list.some((entry) => entry.roundId === roundId),
      'not among the open ones',
    )
  await call('credit', {
    session,
    transactionId: `c-${run}`,
    roundId,
    amount: String(STAKE),
    closes: true,
    details: { engine: 'contract', modelId: 'contract' },
  })
  const after = await suite.ok(openRounds, {}, { as })
  if (after)
    suite.check(
      openRounds,
      'a paid round is open no more',
      after.list.every((entry) => entry.roundId !== roundId),
      'still open',
    )
}

async function playedRecords(
  suite: Suite,
  as: Account,
  stakes: readonly number[],
  first: { staked: string } | undefined,
): Promise<void> {
  const { weekAgo, today } = suite.facts
  const total = stakes.reduce((sum, stake) => sum + stake, 0)
  const clock = await suite.ok(playClock, {}, { as })
  if (first && clock)
    suite.same(
      playClock,
      'the stakes are counted',
      formatAmount(parseAmount(clock.staked) - parseAmount(first.staked)),
      formatAmount(BigInt(total) * 10_000n),
    )
  const history = await suite.ok(betHistory, { from: weekAgo, to: today, pageSize: 50 }, { as })
  const won = history?.list.find(({ status }) => status === 'won')
  if (history)
    suite.check(
      betHistory,
      'a won round is in the history',
      won !== undefined && won.payout === formatAmount(BigInt(STAKE * 2) * 10_000n),
      'not there, or with another payout',
    )
  await suite.agree(personalProfit, 'payouts agree with the history', async () => {
    const profit = await suite.ok(personalProfit, { from: weekAgo, to: today }, { as })
    const bets = await suite.ok(betHistory, { from: weekAgo, to: today, pageSize: 50 }, { as })
    return profit && bets && [profit.sums.payout, bets.sums.payout]
  })
  if (won?.betId) {
    const detail = await suite.ok(betDetail, { betId: won.betId }, { as })
    if (detail)
      suite.same(
        betDetail,
        'agrees with the history',
        [detail.stake, detail.payout, detail.roundId, detail.at],
        [won.stake, won.payout, won.roundId, won.at],
      )
  }
}

async function records(suite: Suite, as: Account | undefined): Promise<void> {
  const { weekAgo, today } = suite.facts
  if (!as) return suite.needs('an account', transactionDetail, recordFile)
  const movements = await suite.ok(accountTransactions, { from: weekAgo, to: today }, { as })
  const [movement] = movements?.list ?? []
  if (movement) {
    const detail = await suite.ok(transactionDetail, { transactionId: movement.transactionId }, { as })
    const own = detail?.movements.find(({ movementId }) => movementId === movement.movementId)
    if (detail)
      suite.same(transactionDetail, 'agrees with the list', own && [own.amount, own.balanceAfter], [
        movement.amount,
        movement.balanceAfter,
      ])
  } else suite.needs('an account with movements', transactionDetail)
  const history = await suite.ok(betHistory, { from: weekAgo, to: today }, { as })
  const settled = history?.list.find(({ betId }) => betId !== null)
  if (settled?.betId && !suite.report.isReached(betDetail)) await suite.ok(betDetail, { betId: settled.betId }, { as })
  else if (!settled) suite.needs('an account with settled rounds', betDetail)
  await suite.refused(betHistory, { from: today, to: weekAgo }, 'request_param_err', {
    as,
    name: 'days that end before they begin are refused',
  })
  const file = await suite.ok(recordFile, { report: 'bets', from: weekAgo, to: today }, { as })
  if (file) suite.ahead(recordFile, 'a new link can be used', file.expiresAt)
  const { imageHost } = suite.facts
  if (!file || !imageHost) return
  const url = new URL(file.path, imageHost).href
  const downloaded = await suite.party('fetch', { url })
  if (downloaded)
    suite.check(
      recordFile,
      'the link gives a CSV file',
      downloaded.status === 200 && downloaded.contentType.includes('csv'),
      `${downloaded.status} ${downloaded.contentType}`,
    )
  const again = await suite.party('fetch', { url })
  if (again) suite.check(recordFile, 'the link works once', again.status !== 200, 'it works twice')
}
