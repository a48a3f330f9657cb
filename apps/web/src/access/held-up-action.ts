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

const performers = new Set<(action: HeldUpAction) => void>()

/** Calls `perform` with each held-up action that may go on. Returns the way out. */
export function onGoingOn(perform: (action: HeldUpAction) => void): () => void {
  performers.add(perform)
  return () => performers.delete(perform)
}

/** Lets the action go on, if there is one. */
export function goOn(action: HeldUpAction | undefined): void {
  if (action) for (const perform of performers) perform(action)
}
