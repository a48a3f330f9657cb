import type { GameLanguage } from '@playhouse/shared/languages.ts'
import { engineOfModel } from '@playhouse/engines/all.ts'
import type { LaunchResponse } from '@playhouse/vendor-api/play-api.ts'
import type { SharedRound, SharedTable } from '@playhouse/vendor-api/play-api-shared.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadPacks, setLanguage } from '../i18n/i18n.ts'
import { LaunchedProvider } from './launched.tsx'

export const LANGUAGES: readonly GameLanguage[] = ['en', 'vi', 'zh', 'id', 'th']

export function sharedTable(): SharedTable {
  const now = Date.now()
  const round = (id: string, phase: SharedRound['phase'], startsAt: number): SharedRound => ({
    id,
    phase,
    startsAt,
    endsAt: null,
    result: null,
    fairness: { serverSeedHash: 'ab'.repeat(32), serverSeed: null, clientSeed: id, nonce: 0 },
    others: [],
  })
  return {
    tag: 'first',
    now,
    last: round('round-1', 'ended', now - 20_000),
    next: round('round-2', 'betting', now + 5_000),
    history: [],
    bets: [],
  }
}

export function getLaunch(modelId: string, change: Partial<LaunchResponse> = {}): LaunchResponse {
  return {
    playToken: 'token-1',
    siteOrigin: 'https://site.example',
    language: 'en',
    theme: 'dark',
    mode: 'real',
    game: { nodeId: 4_711, name: 'Carp & Lantern', modelId, theme: null },
    session: {
      balance: '1234567.80',
      maxStake: null,
      currency: 'VND',
      openRound: null,
      serverSeedHash: 'ab'.repeat(32),
      lastRounds: [],
    },
    roundIntervalMs: null,
    allowsAutoplay: true,
    allowsTurbo: true,
    jackpot: null,
    board: null,
    shared: engineOfModel(modelId)?.engine.table ? sharedTable() : null,
    table: null,
    ...change,
  }
}

/** Static markup of a launched game before any round. */
export async function renderGame(Client: ComponentType, launch: LaunchResponse): Promise<string> {
  await setLanguage(launch.language)
  await loadPacks(launch.language, [
    'baccarat',
    'cards',
    'cascade',
    'crash',
    'dice',
    'fishing',
    'frame',
    'free-spins',
    'markets',
    'slot',
    'symbols',
    'ways',
  ])
  return renderToStaticMarkup(
    <LaunchedProvider launch={launch}>
      <Client />
    </LaunchedProvider>,
  )
}
