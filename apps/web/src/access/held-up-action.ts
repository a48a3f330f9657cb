import { createStore } from '../store.ts'

/**
 * An action interrupted because it requires an account. Data instead of a callback, because it is stored while an identity provider has
 * the browser. `path` and `from` are paths of this site.
 */
export type HeldUpAction =
  /** `from`: where closing the game leads. */
  | { act: 'openGame'; gameId: string; from: string }
  | { act: 'markFavourite'; gameId: string }
  | { act: 'openPage'; path: string }

const readyAction = createStore<HeldUpAction | null>(() => null)

/**
 * Calls `perform` with each action that may continue.
 * @returns unsubscribes
 */
export function onReadyAction(perform: (action: HeldUpAction) => void): () => void {
  return readyAction.subscribe(() => {
    const action = readyAction.get()
    if (action) perform(action)
  })
}

export function performAction(action: HeldUpAction | undefined): void {
  if (action) readyAction.set(action)
}
