import type { FragmentType } from '@apollo/client'
import type { ErrorCode, GameTheme } from '@playhouse/schema/types.generated.ts'
import { useEffect, useRef, useState } from 'react'
import type { GameTile_GameFragment } from '../parts/game-tile.generated.ts'
import { resolveTheme, themePreference } from '../../../styles/theme.ts'
import { useLaunchGameMutation } from './launch-game.generated.ts'
import { useLaunchTrialMutation } from './launch-trial.generated.ts'
import { pendingLeave } from './use-leave-game.ts'

/** The launch URL works once. */
export type Launch =
  | { state: 'opening' }
  | { state: 'open'; address: string; origin: string; isDemo: boolean }
  | { state: 'closed'; suggestions: readonly FragmentType<GameTile_GameFragment>[] }
  | { state: 'refused'; code: ErrorCode; retryAfterSeconds: number | null }
  | { state: 'failed'; error: unknown }

/** Launches the game, or its trial, once on mount and again on `open`. */
export function useLaunch(
  gameId: string,
  { roomId, isTrial }: { roomId: string | null; isTrial: boolean },
): { launch: Launch; open: () => void; close: () => void } {
  const [launch, setLaunch] = useState<Launch>({ state: 'opening' })
  const [launchGame] = useLaunchGameMutation()
  const [launchTrial] = useLaunchTrialMutation()
  const latest = useRef(0)

  const open = async (): Promise<void> => {
    const attempt = (latest.current += 1)
    setLaunch({ state: 'opening' })
    const theme: GameTheme = resolveTheme(themePreference()) === 'light' ? 'LIGHT' : 'DARK'
    await pendingLeave()
    const outcome = await (
      isTrial
        ? launchTrial({ variables: { input: { gameId, theme } } }).then(({ data, error }) =>
            toLaunch(data?.launchTrial, error),
          )
        : launchGame({ variables: { input: { gameId, theme, roomId } } }).then(({ data, error }) =>
            toLaunch(data?.launchGame, error),
          )
    ).catch((error: unknown): Launch => ({ state: 'failed', error }))
    if (attempt === latest.current) setLaunch(outcome)
  }
  // The ref keeps React's double effect in development from using up a launch URL.
  useEffect(() => {
    if (latest.current === 0) void open()
  })
  const close = () => {
    latest.current += 1
    setLaunch({ state: 'opening' })
  }
  return { launch, open: () => void open(), close }
}

type Answer = NonNullable<Awaited<ReturnType<ReturnType<typeof useLaunchGameMutation>[0]>>['data']>['launchGame']

function toLaunch(response: Answer | undefined, error: unknown): Launch {
  switch (response?.__typename) {
    case 'LaunchGameSuccess':
      return { state: 'open', address: response.launchUrl, origin: response.origin, isDemo: response.isDemo }
    case 'GameUnderMaintenance':
      return { state: 'closed', suggestions: response.suggestions ?? [] }
    case 'Problem':
      return { state: 'refused', code: response.code, retryAfterSeconds: response.retryAfterSeconds }
    default:
      return { state: 'failed', error }
  }
}
