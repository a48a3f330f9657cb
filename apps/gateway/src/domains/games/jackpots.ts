import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { jackpots } from '@playhouse/platform-api/games-played.ts'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import { formatAmount, MINOR_UNITS } from '@playhouse/shared/money.ts'
import type { Context } from '../base/context.ts'
import { loadCurrency } from '../site/settings.ts'

type PlatformJackpot = ValueOf<typeof jackpots>['list'][number]
type PlatformDrop = NonNullable<PlatformJackpot['wins'][number]['drop']>

/** Jackpots in the platform's order. @throws PlatformUnavailable */
export async function runningJackpots(context: Context) {
  const { platform, brand, failingHosts } = context
  const [{ list }, { info }] = await Promise.all([platform.read(jackpots, {}), brand(), loadCurrency(context)])
  // Without a session seed: the response is cached for everyone.
  const [host] = failingHosts.usable(info.launchGameCDNs)
  return list.map((jackpot) => getJackpot(jackpot, host))
}

export function getJackpot(jackpot: PlatformJackpot, host?: string) {
  const { jackpotId, name, vassalage, amount, seedAmount, contributionPpm, oneIn, mustDropBy, pot } = jackpot
  const wins = jackpot.wins.map((win) => ({
    gameId: String(win.nodeId),
    gameName: win.gameName,
    maskedUsername: win.customerName,
    amount: win.winAmount,
    wonAt: win.wonAt,
    proof: win.drop ? getProof(win.drop, host) : null,
  }))
  return {
    id: jackpotId,
    name,
    vendorId: vassalage,
    amount,
    seedAmount: seedAmount ?? null,
    contributionPercent: contributionPpm == null ? null : percentOfMillionths(contributionPpm),
    guaranteedWinStake: oneIn == null ? null : formatAmount(BigInt(oneIn) * MINOR_UNITS),
    mustDropBy: mustDropBy ?? null,
    commitment: pot ? { potNumber: pot.number, seedHash: pot.seedHash } : null,
    lastWin: wins[0] ?? null,
    wins,
  }
}

function getProof({ pot, seedHash, serverSeed, dropPoint, verifyPath }: PlatformDrop, host?: string) {
  const verifier = verifyPath ? parseWebAddress(verifyPath, host) : undefined
  return {
    potNumber: pot,
    seedHash,
    seed: serverSeed,
    dropAmount: dropPoint,
    verifierUrl: verifier?.href ?? null,
  }
}

/** Millionths as percent without trailing zeros: 15000 is `1.5`. */
function percentOfMillionths(millionths: number): string {
  return `${Math.floor(millionths / 10_000)}.${String(millionths % 10_000).padStart(4, '0')}`.replace(/\.?0+$/, '')
}
