import { formatAmount, parseAmount } from '@playhouse/shared/money.ts'
import { seedHash } from '@playhouse/engines/server-random.ts'
import type { GameSession, LastRound, PlayRoundBody } from '@playhouse/vendor-api/play-api.ts'
import type { WalletResponse } from '@playhouse/vendor-api/seamless-wallet.ts'
import type { PlaySession } from './play-session.ts'
import { Refusal } from './refusal.ts'
import { getGame } from './rounds/game-of.ts'
import { findLastRounds, findOpenRound, type Round } from './rounds/round-row.ts'
import type { Vendor } from './vendor.ts'
import { WalletRefusal, WalletSilence } from './wallet-client.ts'

type Held = Pick<WalletResponse<'balance'>, 'balance' | 'maxStake'>

/** The session for the game client. Loads what the wallet holds if omitted. @throws Refusal */
export async function sessionResponse(vendor: Vendor, session: PlaySession, known?: Held): Promise<GameSession> {
  const [held, open, last] = await Promise.all([
    known ?? heldBy(vendor, session),
    findOpenRound(vendor.database, session),
    findLastRounds(vendor.database, session),
  ])
  return {
    balance: formatAmount(parseAmount(held.balance)),
    maxStake: held.maxStake ?? null,
    currency: session.currency,
    openRound: open
      ? { roundKey: open.roundKey, bet: open.bet as PlayRoundBody['bet'], clientSeed: open.clientSeed }
      : null,
    serverSeedHash: seedHash(session.serverSeed.toString('hex')),
    lastRounds: last.map((round) => ({
      roundId: round.id,
      stake: formatAmount(round.stake),
      payout: formatAmount(round.payout ?? 0n),
      ...getShownCards(round),
    })),
  }
}

/** View of a past round, for engines that show history. */
function getShownCards(round: Round): Pick<LastRound, 'shown'> {
  const { engine, model, bet } = getGame(round)
  if (!engine.showsPastRounds) return {}
  return { shown: { modelId: model.id, view: engine.view(model, bet, round.state, round.elapsedMs) } }
}

async function heldBy(vendor: Vendor, session: PlaySession): Promise<Held> {
  try {
    return await vendor.getWallet(session).balance({ session: session.walletSession })
  } catch (error) {
    if (error instanceof WalletRefusal) throw new Refusal('game_session_expired')
    if (error instanceof WalletSilence) throw new Refusal('system_busy')
    throw error
  }
}
