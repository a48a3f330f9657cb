import { createStore, type Store } from '../store.ts'

/** Whether a response was refused because the site is closed, and the site has not been asked since. */
export const siteRefusal: Store<boolean> = createStore<boolean>(() => false)
