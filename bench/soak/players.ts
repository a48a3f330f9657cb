import { parseAmount } from '@playhouse/shared/money.ts'
import type { LaunchResponse, LaunchBody } from '@playhouse/vendor-api/play-api.ts'
import { randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Caller } from './caller.ts'

const STAKE = '1000'
const ROUNDS = 20

interface Round {
  status: 'settled' | 'refunded'
  payout: string | null
  balance: string
}
interface Launch {
  launchGame: { address?: string; code?: string }
}
interface Balance {
  viewer: { wallet: { balance: { amount: string } | null } | null } | null
}

/** Opens a demo account unless the player has one. Returns whether it has. */
export async function openDemoAccount(caller: Caller): Promise<boolean> {
  const { data } = await caller.ask('StartFreePlay', { input: {} })
  const result = (data as { startFreePlay: { viewer?: unknown } } | null)?.startFreePlay
  return Boolean(result?.viewer)
}

/**
 * Launches a game and plays rounds. Each balance must follow from the previous one, in the game and at the gateway; a round with a
 * lost response is retried with its key and must not be played twice.
 */
export async function playGame(caller: Caller, gameId: string, running: () => boolean): Promise<void> {
  const { data } = await caller.ask('LaunchGame', { input: { gameId } })
  const { address, code } = (data as Launch | null)?.launchGame ?? {}
  if (code) caller.tally.answered('LaunchGame refused', 0, [code])
  if (!address) return
  const game = await openGame(address)
  if (!game) return caller.tally.answered('game launch', 0, ['NO_ANSWER'])
  let balance = parseAmount(game.session.balance)
  for (let times = 0; times < ROUNDS && running(); times += 1) {
    const round = await playRound(caller, new URL(address).origin, game.playToken, running)
    if (!round) return
    const moved = round.status === 'settled' ? parseAmount(round.payout ?? '0') - parseAmount(STAKE) : 0n
    const expected = balance + moved
    balance = parseAmount(round.balance)
    caller.tally.check(balance === expected, `a round left ${balance} instead of ${expected}`)
    const requested = await caller.ask('Balance')
    const reported = (requested.data as Balance | null)?.viewer?.wallet?.balance?.amount
    if (reported === undefined) caller.tally.check(requested.codes.length > 0, 'a balance without amount or error')
    else caller.tally.check(parseAmount(reported) === balance, `the gateway reported ${reported} for ${balance}`)
    await sleep(40)
  }
}

/** A launch token works once; undefined while the platform or the vendor is down. */
async function openGame(address: string): Promise<LaunchResponse | undefined> {
  const { origin, pathname, searchParams } = new URL(address)
  const body: LaunchBody = { launchToken: pathname.split('/').at(-1) ?? '', vendor: searchParams.get('vendor') ?? '' }
  const response = await fetch(`${origin}/play/api/launch`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  }).catch(() => undefined)
  return response?.ok ? ((await response.json()) as LaunchResponse) : undefined
}

async function playRound(
  caller: Caller,
  origin: string,
  playToken: string,
  running: () => boolean,
): Promise<Round | undefined> {
  const body = JSON.stringify({ roundKey: randomUUID(), bet: { stake: STAKE }, clientSeed: 'soak' })
  while (running()) {
    const began = performance.now()
    const response = await fetch(`${origin}/play/api/rounds`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${playToken}` },
      body,
    }).catch(() => undefined)
    const reply = (await response?.json().catch(() => undefined)) as (Round & { errorCode?: string }) | undefined
    const code = response?.ok ? undefined : (reply?.errorCode ?? 'NO_ANSWER')
    caller.tally.answered('round', performance.now() - began, code === undefined ? [] : [code])
    if (code === undefined) return reply
    // Unknown outcome: retry with the same key.
    if (code !== 'NO_ANSWER' && code !== 'round_in_progress' && code !== 'system_busy') return undefined
    await sleep(300)
  }
  return undefined
}
