import { createStore } from '../store.ts'

/**
 * What someone was about to do when an account was needed for it. Data and no code: it must outlast the page when signing in
 * leads away from it. `path` and `from` are addresses of this site, from the first slash on.
 */
export type HeldUpAction =
  /** `from`: where the game is left to. */
  | { act: 'openGame'; gameId: string; from: string }
  | { act: 'markFavourite'; gameId: string }
  | { act: 'invite' }
  | { act: 'openPage'; path: string }

const readyAction = createStore<HeldUpAction | null>(() => null)

/**
 * Calls `perform` with each action that may continue.
 * @returns unsubscribes
 */
export function onGoingOn(perform: (action: HeldUpAction) => void): () => void {
  return readyAction.subscribe(() => {
    const action = readyAction.get()
    if (action) perform(action)
  })
}

/** Lets the action continue, if there is one. */
export function goOn(action: HeldUpAction | undefined): void {
  if (action) readyAction.set(action)
}
