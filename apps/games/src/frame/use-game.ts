import type { GameModel } from '@playhouse/engines/engine.ts'
import { useEffect, useRef, useState, useSyncExternalStore } from 'react'
import { useLaunched } from './launched.tsx'
import { type MeterWatch, watchMeter } from './meter.ts'
import { Rounds, type RoundsState } from './rounds.ts'
import { createSounds, type SwitchableSounds } from './sounds.ts'
import { stakeChoices } from './stake-choices.tsx'

/** A house game that is being played. */
export interface Game {
  readonly model: GameModel
  readonly rounds: Rounds
  readonly state: RoundsState
  readonly sounds: SwitchableSounds
  readonly stake: string
  chooseStake(stake: string): void
  /** The bet cannot be changed now. */
  readonly isLocked: boolean
  /** Current jackpot amount; null without a jackpot. */
  readonly meter: string | null
}

export function useGame(model: GameModel): Game {
  const { launch } = useLaunched()
  const [stake, chooseStake] = useState(() => stakeChoices(model)[0] ?? '0')
  const [meter, setMeter] = useState(launch.jackpot?.meter ?? null)
  const [{ rounds, sounds }] = useState(() => {
    const tones = createSounds()
    return { sounds: tones, rounds: new Rounds(launch, tones) }
  })
  const state = useSyncExternalStore(rounds.subscribe, rounds.getState, rounds.getState)

  const hasMeter = meter !== null
  const meterWatch = useRef<MeterWatch>(null)
  useEffect(() => {
    if (!hasMeter) return
    const watch = watchMeter(launch.playToken, { onAmount: setMeter, onWin: rounds.celebrate })
    meterWatch.current = watch
    return watch.stop
  }, [hasMeter, launch, rounds])
  // Must-drop wins are decided shortly after the winning round.
  const mayDrop = launch.jackpot?.terms.mustDropBy != null
  useEffect(() => {
    if (mayDrop && state.lastProven) meterWatch.current?.refreshSoon()
  }, [mayDrop, state.lastProven])

  useEffect(() => {
    const onVisibility = () => document.visibilityState === 'visible' && rounds.refresh()
    document.addEventListener('visibilitychange', onVisibility)
    return () => document.removeEventListener('visibilitychange', onVisibility)
  }, [rounds])

  const isLocked = state.isWaiting || state.hasEnded || state.hasOpenRound
  return { model, rounds, state, sounds, stake, chooseStake, isLocked, meter }
}
