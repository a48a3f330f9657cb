import {
  buyRaffleTickets,
  claimRafflePrize,
  raffleDetail,
  raffleResults,
  raffles,
  raffleStatus,
  raffleTickets,
} from '@playhouse/platform-api/raffles.ts'
import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import type { Account, Suite } from '../suite.ts'
import { moving } from './money.ts'

export async function raffle(suite: Suite, as: Account): Promise<void> {
  const selling = (await suite.ok(raffles, {}))?.list.find(({ state }) => state === 'SELLING')
  const results = await suite.ok(raffleResults, {})
  const drawn = results?.list.find(({ state }) => state === 'DRAWN')
  const shown = selling ?? drawn
  if (!shown) return suite.needs('a raffle', raffleDetail, raffleTickets, buyRaffleTickets)
  const detail = await suite.ok(raffleDetail, { raffleId: shown.id })
  if (detail)
    suite.same(
      raffleDetail,
      'agrees with the list',
      [detail.id, detail.price, detail.seedHash],
      [shown.id, shown.price, shown.seedHash],
    )
  if (detail?.state === 'SELLING')
    suite.same(raffleDetail, 'hides the seed while it sells', [detail.seed, detail.winners], [null, []])
  await suite.ok(raffleTickets, { raffleId: shown.id })
  const status = await suite.ok(raffleStatus, selling ? { raffleId: selling.id } : {}, { as })
  if (selling && status && parseAmount(status.balance) >= parseAmount(selling.price)) {
    const input = { requestKey: suite.uuid(), raffleId: selling.id, tickets: 1 }
    const bought = await suite.ok(buyRaffleTickets, input, {
      as,
      refusals: {
        'raffle.closed': 'a raffle on sale',
        'raffle.limit': 'an account below the raffle’s limit',
        'raffle.sold.out': 'a raffle on sale',
        'points.insufficient': 'an account with points',
      },
    })
    if (bought) {
      suite.same(
        buyRaffleTickets,
        'a ticket costs its price',
        bought.balance,
        formatAmount(parseAmount(status.balance) - parseAmount(selling.price)),
      )
      const again = await suite.ok(buyRaffleTickets, input, { as, name: 'the same key again' })
      if (again)
        suite.same(
          buyRaffleTickets,
          'the same key again buys nothing',
          [again.bought, again.balance],
          [bought.bought, bought.balance],
        )
      await suite.refused(buyRaffleTickets, { ...input, tickets: 2 }, 'request_key_reused', {
        as,
        name: 'another request under the same key is refused',
      })
      const after = await suite.ok(raffleStatus, { raffleId: selling.id }, { as })
      if (after) suite.same(raffleStatus, 'has the bought tickets', after.tickets, bought.tickets)
    }
  }
  await rafflePrize(suite, as)
}

async function rafflePrize(suite: Suite, as: Account): Promise<void> {
  if (as.isOwn) await suite.party('operator', { act: 'pay-prize', account: as.username })
  const won = (await suite.ok(raffleStatus, {}, { as }))?.prizes.find(({ state }) => state === 'WON')
  if (won) {
    const input = { raffleId: won.raffleId, place: won.place }
    const claimed = await moving(
      suite,
      claimRafflePrize,
      as,
      () => suite.ok(claimRafflePrize, input, { as }),
      ({ amount }) => parseAmount(amount),
    )
    if (claimed)
      await moving(
        suite,
        claimRafflePrize,
        as,
        () => suite.ok(claimRafflePrize, input, { as, name: 'a second claim pays nothing' }),
        () => 0n,
      )
  }
}
