import { createStore, type Store } from '../../store.ts'

/** Shows the bars on full-screen pages; null until the viewer has chosen. Not persisted. */
export const barsShown: Store<boolean | null> = createStore<boolean | null>(() => null)
