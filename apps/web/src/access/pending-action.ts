import { createStore } from '../store.ts'

/**
 * An action interrupted because it requires an account. Data instead of a callback, because it is stored while an identity provider has
 * the browser. `path` and `from` are paths of this site.
 */
export type PendingAction =
  /** `from`: where closing the game leads. */
  | { act: 'openGame'; gameId: string; from: string }
  | { act: 'markFavourite'; gameId: string }
  | { act: 'openPage'; path: string }

const readyAction = createStore<PendingAction | null>(() => null)

/**
 * Calls `perform` with each action that may continue.
 * @returns unsubscribes
 */
export function onReadyAction(perform: (action: PendingAction) => void): () => void {
  return readyAction.subscribe(() => {
    const action = readyAction.get()
    if (action) perform(action)
  })
}

export function performAction(action: PendingAction | undefined): void {
  if (action) readyAction.set(action)
}
