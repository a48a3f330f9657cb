/** What someone needs before an action can go on. */
export type AccessNeed = 'logIn' | 'register' | 'trueAccount'

export interface AccessRequest {
  need: AccessNeed
  /** The action that was held up; it goes on after signing in. */
  goOn?: (() => void) | undefined
}

let request: AccessRequest | null = null
const listeners = new Set<() => void>()

function publish(next: AccessRequest | null): void {
  request = next
  for (const listener of listeners) listener()
}

/** For useSyncExternalStore: the dialog that is asked for, if any. */
export const accessRequests = {
  subscribe(listener: () => void): () => void {
    listeners.add(listener)
    return () => listeners.delete(listener)
  },
  read: (): AccessRequest | null => request,
}

/** Opens the log-in dialog. `goOn` is called once someone has signed in; it is forgotten if the dialog is closed. */
export function askLogIn(goOn?: () => void): void {
  publish({ need: 'logIn', goOn })
}

/** Opens the registration dialog; keeps the held-up action when it takes the place of the log-in dialog. */
export function askRegister(goOn: (() => void) | undefined = request?.goOn): void {
  publish({ need: 'register', goOn })
}

/** Tells a demo account that this needs a true one, and offers to open it. */
export function askTrueAccount(): void {
  publish({ need: 'trueAccount' })
}

/** Closes the dialog that is open and forgets the action. */
export function dropAccessRequest(): void {
  publish(null)
}

/** Closes the dialog and lets the held-up action go on. */
export function fulfilAccessRequest(): void {
  const goOn = request?.goOn
  publish(null)
  goOn?.()
}
