import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { jackpots } from '@playhouse/platform-api/games-played.ts'
import { parseWebAddress } from '@playhouse/platform-api/web-address.ts'
import type { Context } from '../base/context.ts'
import { dateTime } from '../base/scalars.ts'
import { brandCurrency } from '../site/settings.ts'
import { money } from '../wallet/money.ts'

type PlatformJackpot = ValueOf<typeof jackpots>['list'][number]
type PlatformDrop = NonNullable<PlatformJackpot['wins'][number]['drop']>

/** Jackpots in the platform's order. @throws PlatformUnavailable */
export async function runningJackpots({ platform, brand, failingHosts }: Context) {
  const [{ list }, currency, { info }] = await Promise.all([
    platform.read(jackpots, {}),
    brandCurrency(platform),
    brand(),
  ])
  // Without a session seed: the response is cached for everyone.
  const [host] = failingHosts.usable(info.launchGameCDNs)
  return list.map((jackpot) => jackpotOf(jackpot, currency, host))
}

/** Maps a jackpot. @param host a launch host, if there is one */
export function jackpotOf(jackpot: PlatformJackpot, currency: string, host?: string) {
  const { jackpotId, name, vassalage, amount, seedAmount, contributionPpm, oneIn, mustDropBy, pot } = jackpot
  const wins = jackpot.wins.map((win) => ({
    __typename: 'JackpotWin' as const,
    gameId: String(win.nodeId),
    gameName: win.gameName,
    maskedUsername: win.customerName,
    amount: money(win.winAmount, currency),
    wonAt: dateTime(win.wonAt),
    proof: win.drop ? proofOf(win.drop, currency, host) : null,
  }))
  return {
    __typename: 'Jackpot' as const,
    id: jackpotId,
    name,
    vendorId: vassalage,
    amount: money(amount, currency),
    seedAmount: seedAmount == null ? null : money(seedAmount, currency),
    contributionPercent: contributionPpm == null ? null : percentOfMillionths(contributionPpm),
    guaranteedWinStake: oneIn == null ? null : money(`${oneIn}.00`, currency),
    mustDropBy: mustDropBy == null ? null : money(mustDropBy, currency),
    commitment: pot
      ? { __typename: 'JackpotCommitment' as const, potNumber: pot.number, seedHash: pot.seedHash }
      : null,
    lastWin: wins[0] ?? null,
    wins,
  }
}

function proofOf({ pot, seedHash, serverSeed, dropPoint, verifyPath }: PlatformDrop, currency: string, host?: string) {
  const verifier = verifyPath ? parseWebAddress(verifyPath, host) : undefined
  return {
    __typename: 'JackpotProof' as const,
    potNumber: pot,
    seedHash,
    seed: serverSeed,
    dropAmount: money(dropPoint, currency),
    verifierUrl: verifier?.href ?? null,
  }
}

/** Millionths as percent without trailing zeros: 15000 is `1.5`. */
function percentOfMillionths(millionths: number): string {
  return `${Math.floor(millionths / 10_000)}.${String(millionths % 10_000).padStart(4, '0')}`.replace(/\.?0+$/, '')
}
