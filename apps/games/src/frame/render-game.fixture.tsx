import type { GameLanguage } from '@playhouse/shared/languages.ts'
import type { LaunchAnswer } from '@playhouse/vendor-api/play-api.ts'
import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { loadPacks, setLanguage } from '../i18n/i18n.ts'
import { LaunchedProvider } from './launched.tsx'

export const LANGUAGES: readonly GameLanguage[] = ['en', 'vi', 'zh', 'id', 'th']

/** What a vendor answers to the launch of a model. */
export function launchOf(modelId: string, change: Partial<LaunchAnswer> = {}): LaunchAnswer {
  return {
    playToken: 'token-1',
    siteOrigin: 'https://site.example',
    language: 'en',
    theme: 'dark',
    mode: 'real',
    game: { nodeId: 4_711, name: 'Carp & Lantern', modelId, theme: null },
    session: {
      balance: '1234567.80',
      currency: 'VND',
      openRound: null,
      serverSeedHash: 'ab'.repeat(32),
      lastRounds: [],
    },
    jackpot: null,
    board: null,
    table: null,
    ...change,
  }
}

/** The page of a launched game as markup, before any round. */
export async function renderGame(Client: ComponentType, launch: LaunchAnswer): Promise<string> {
  await setLanguage(launch.language)
  await loadPacks(launch.language, [
    'baccarat',
    'cards',
    'cascade',
    'crash',
    'dice',
    'fishing',
    'frame',
    'markets',
    'slot',
    'symbols',
  ])
  return renderToStaticMarkup(
    <LaunchedProvider launch={launch}>
      <Client />
    </LaunchedProvider>,
  )
}
