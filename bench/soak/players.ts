import { parseAmount } from '@playhouse/shared/money.ts'
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
interface OpenedPage {
  playToken: string
  session: { balance: string }
}
interface Launch {
  launchGame: { address?: string; code?: string }
}
interface Balance {
  viewer: { wallet: { balance: { amount: string } | null } | null } | null
}

/** A demo account is opened once for each player; true when it is there. */
export async function openDemoAccount(caller: Caller): Promise<boolean> {
  const { data } = await caller.ask('StartFreePlay', { input: {} })
  const result = (data as { startFreePlay: { viewer?: unknown } } | null)?.startFreePlay
  return Boolean(result?.viewer)
}

/**
 * Launches a game and plays rounds in it. Each balance must follow from the one before, in the game and at the gateway; a
 * round whose answer was lost is sent again under its key and must not be played twice.
 */
export async function playGame(caller: Caller, gameId: string, running: () => boolean): Promise<void> {
  const { data } = await caller.ask('LaunchGame', { input: { gameId } })
  const { address, code } = (data as Launch | null)?.launchGame ?? {}
  if (code) caller.tally.answered('LaunchGame refused', 0, [code])
  if (!address) return
  const page = await openPage(address)
  if (!page) return caller.tally.answered('game page', 0, ['NO_PAGE'])
  let balance = parseAmount(page.session.balance)
  for (let times = 0; times < ROUNDS && running(); times += 1) {
    const round = await playRound(caller, new URL(address).origin, page.playToken, running)
    if (!round) return
    const moved = round.status === 'settled' ? parseAmount(round.payout ?? '0') - parseAmount(STAKE) : 0n
    const expected = balance + moved
    balance = parseAmount(round.balance)
    caller.tally.check(balance === expected, `a round left ${balance} instead of ${expected}`)
    const asked = await caller.ask('Balance')
    const told = (asked.data as Balance | null)?.viewer?.wallet?.balance?.amount
    if (told === undefined) caller.tally.check(asked.codes.length > 0, 'a balance without amount or error')
    else caller.tally.check(parseAmount(told) === balance, `the gateway told ${told} for ${balance}`)
    await sleep(40)
  }
}

/** The page is good once; a platform that went away meanwhile has none. */
async function openPage(address: string): Promise<OpenedPage | undefined> {
  const html = await fetch(address)
    .then((response) => (response.ok ? response.text() : ''))
    .catch(() => '')
  const json = /<script type="application\/json" id="page-data">(.+?)<\/script>/s.exec(html)?.[1]
  return json === undefined ? undefined : (JSON.parse(json) as OpenedPage)
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
    const answer = (await response?.json().catch(() => undefined)) as (Round & { errorCode?: string }) | undefined
    const code = response?.ok ? undefined : (answer?.errorCode ?? 'NO_ANSWER')
    caller.tally.answered('round', performance.now() - began, code === undefined ? [] : [code])
    if (code === undefined) return answer
    // Nothing is known of the round when no answer came: the same key asks again.
    if (code !== 'NO_ANSWER' && code !== 'round_in_progress' && code !== 'system_busy') return undefined
    await sleep(300)
  }
  return undefined
}
