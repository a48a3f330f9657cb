import { type GameLanguage, gameLanguage, isGameLanguage } from '@playhouse/shared/languages.ts'
import type { LaunchResponse, LaunchBody } from '@playhouse/vendor-api/play-api.ts'
import { type ComponentType, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { LaunchedProvider } from './frame/launched.tsx'
import { tuneSounds } from './frame/sounds.ts'
import { Backdrop } from './theme/backdrop.tsx'
import type { GameLook } from './theme/game-look.ts'
import { createPlayApi, isRecord } from './frame/play-api.ts'
import { loadPacks, nameSymbols, setLanguage } from './i18n/i18n.ts'
import type { Namespace } from './i18n/namespaces.generated.ts'

interface Client {
  readonly namespaces: readonly Namespace[]
  load(): Promise<ComponentType>
}

/** Clients by the first part of the model id. Slots, whose ids are names, share one client. */
const CLIENTS: Readonly<Record<string, Client>> = {
  baccarat: { namespaces: ['baccarat'], load: async () => (await import('./baccarat/baccarat-game.tsx')).BaccaratGame },
  cards: { namespaces: ['cards'], load: async () => (await import('./cards/card-room.tsx')).CardRoom },
  crash: { namespaces: ['crash'], load: async () => (await import('./crash/crash-game.tsx')).CrashGame },
  dice: { namespaces: ['dice'], load: async () => (await import('./dice/dice-game.tsx')).DiceGame },
  fishing: { namespaces: ['fishing'], load: async () => (await import('./fishing/fishing-game.tsx')).FishingGame },
  markets: { namespaces: ['markets'], load: async () => (await import('./markets/markets-game.tsx')).MarketsGame },
}
const SLOT_CLIENT: Client = {
  namespaces: ['slot', 'cascade', 'ways', 'free-spins', 'symbols'],
  load: async () => (await import('./symbols/symbol-game.tsx')).SymbolGame,
}

export function createClientFor(modelId: string): Client {
  return CLIENTS[modelId.split('-')[0] ?? ''] ?? SLOT_CLIENT
}

/** Why the game did not open. Only `unreachable` can be retried; the others need a new launch token. */
export type LaunchFailure = 'usedUp' | 'notNow' | 'unreachable'

interface OpenGame {
  launch: LaunchResponse
  look: GameLook | null
  Client: ComponentType
}

const isLaunch = (value: unknown): value is LaunchResponse => isRecord(value) && typeof value.playToken === 'string'

interface Opener {
  open(): Promise<OpenGame | LaunchFailure>
  reset(): void
}

/** Opens a game. The launch token is sent once, and again after {@link Opener.reset} if there was no answer. */
export function createOpener(body: LaunchBody, call?: typeof fetch): Opener {
  const api = createPlayApi(null, call)
  let response: LaunchResponse | undefined
  let opening: Promise<OpenGame | LaunchFailure> | undefined

  const openGame = async (): Promise<OpenGame | LaunchFailure> => {
    if (!response) {
      const reply = await api('launch', isLaunch, body)
      if (reply.kind === 'unknown') return 'unreachable'
      if (reply.kind === 'refused') return reply.code === 'system_busy' ? 'notNow' : 'usedUp'
      response = reply.value
    }
    const { namespaces, load } = createClientFor(response.game.modelId)
    try {
      const [Client, look] = await Promise.all([
        load(),
        readLook(response),
        loadPacks(response.language, ['frame', ...namespaces]),
      ])
      await setLanguage(response.language)
      document.title = response.game.name
      document.documentElement.dataset.theme = response.theme
      if (look) applyLook(look, response.language)
      return { launch: response, look, Client }
    } catch {
      return 'unreachable'
    }
  }
  return {
    open: () => (opening ??= openGame()),
    reset() {
      opening = undefined
    },
  }
}

async function readLook({ game, language }: LaunchResponse): Promise<GameLook | null> {
  if (game.theme === null) return null
  const { getLook } = await import('./theme/game-look.ts')
  return getLook(game.theme, language)
}

function applyLook({ colours, key, names }: GameLook, language: GameLanguage): void {
  const { dataset, style } = document.documentElement
  dataset.themed = ''
  for (const [name, value] of Object.entries(colours)) style.setProperty(name, value)
  tuneSounds(key)
  nameSymbols(language, names)
}

export function LaunchScreen({ opener }: { opener: Opener }) {
  const [shown, setShown] = useState<OpenGame | LaunchFailure | null>(null)
  useEffect(() => {
    if (shown === null) void opener.open().then(setShown)
  }, [opener, shown])

  const retry = () => {
    opener.reset()
    setShown(null)
  }
  if (shown === null || typeof shown === 'string') return <LaunchState failure={shown} onRetry={retry} />
  return (
    <LaunchedProvider launch={shown.launch} look={shown.look}>
      <Backdrop />
      <shown.Client />
    </LaunchedProvider>
  )
}

export function LaunchState({ failure, onRetry }: { failure: LaunchFailure | null; onRetry: () => void }) {
  const { t } = useTranslation('launch')
  if (failure === null) {
    return (
      <main className="launch" aria-busy="true">
        <h1>{t('opening')}</h1>
      </main>
    )
  }
  return (
    <main className="launch">
      <div role="alert">
        <h1>{t(`${failure}.title`)}</h1>
        <p>{t(`${failure}.text`)}</p>
      </div>
      {failure === 'unreachable' ? (
        <button type="button" className="primary" onClick={onRetry}>
          {t('retry')}
        </button>
      ) : null}
    </main>
  )
}

export type Address =
  | { kind: 'verify'; language: GameLanguage }
  | { kind: 'game'; body: LaunchBody; language: GameLanguage }

/**
 * Parses `/play/verify?language=<BCP 47>` (default: the browser's language) or `/play/<launch token>?vendor=…&language=<platform code>&room=…`.
 */
export function readAddress(
  { pathname, search }: Pick<Location, 'pathname' | 'search'>,
  readerLanguages: readonly string[],
): Address {
  const query = new URLSearchParams(search)
  const language = query.get('language') ?? ''
  const launchToken = decodeURIComponent(pathname.split('/').at(-1) ?? '')
  if (launchToken === 'verify') {
    const preferred = [language, ...readerLanguages].map((tag) => tag.split('-')[0] ?? '')
    return { kind: 'verify', language: preferred.find(isGameLanguage) ?? 'en' }
  }
  const room = query.get('room')
  const body = { launchToken, vendor: query.get('vendor') ?? '', ...(room !== null && { room }) }
  return { kind: 'game', body, language: gameLanguage(language) }
}
