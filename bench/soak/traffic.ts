import { setTimeout as sleep } from 'node:timers/promises'
import type { Search } from '../search/searches.ts'
import { Caller } from './caller.ts'
import { visitAccount } from './members.ts'
import { openDemoAccount, playGame } from './players.ts'
import type { Tally } from './tally.ts'
import { lookAtHome, lookIntoLobby, search, type KnownCounts } from './visitors.ts'

const VISITORS = 4
const PLAYERS = 3
/** An account can log in five times per minute. */
const BETWEEN_LOG_INS_MS = 13_000

export interface TrafficOptions {
  url: string
  searches: readonly Search[]
  accounts: readonly { username: string; password: string }[]
  games: readonly string[]
  tally: Tally
}

/** Starts mixed traffic. @returns stops it and waits for pending responses */
export function startTraffic({ url, searches, accounts, games, tally }: TrafficOptions): () => Promise<void> {
  const over = new AbortController()
  const running = () => !over.signal.aborted
  const known: KnownCounts = new Map()
  const callers = Array.from({ length: VISITORS + accounts.length + PLAYERS }, (_, index) => {
    return new Caller(url, `10.0.0.${index + 1}`, tally)
  })
  const pauseUnlessOver = async (milliseconds: number) => {
    for (const until = Date.now() + milliseconds; running() && Date.now() < until;) await sleep(50)
  }
  const visitor = async (caller: Caller, first: number) => {
    for (let turn = first; running(); turn += VISITORS) {
      if (turn % 4 === 0) await lookAtHome(caller)
      else if (turn % 4 === 1) await lookIntoLobby(caller, known, Math.floor(turn / 4))
      const sought = searches[turn % searches.length]
      if (sought) await search(caller, known, sought)
      await sleep(25)
    }
  }
  const member = async (caller: Caller, account: { username: string; password: string }) => {
    while (running()) {
      await visitAccount(caller, account)
      await pauseUnlessOver(BETWEEN_LOG_INS_MS)
    }
  }
  const player = async (caller: Caller, first: number) => {
    let account = false
    for (let turn = first; running(); turn += 1) {
      account ||= await openDemoAccount(caller)
      const game = games[turn % games.length]
      if (account && game) await playGame(caller, game, running)
      await pauseUnlessOver(account ? 100 : 1_500)
    }
  }
  const work = callers.map((caller, index) => {
    if (index < VISITORS) return visitor(caller, index)
    const account = accounts[index - VISITORS]
    return account ? member(caller, account) : player(caller, index)
  })
  return async () => {
    over.abort()
    await Promise.all(work)
  }
}
