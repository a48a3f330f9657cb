import { createAccountStore } from './account-store.ts'

/** Whether the window of customer service is open. It closes when the account signs out. */
export const serviceWindow = createAccountStore(false)
