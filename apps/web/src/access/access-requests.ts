import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import { goOn as perform, type HeldUpAction } from './held-up-action.ts'

/** What someone needs, or should do, before an action can go on. `elsewhere`: signing in at an issuer, which no dialog shows. */
export type AccessNeed =
  | 'logIn'
  | 'register'
  | 'forgottenPassword'
  | 'changePassword'
  | 'firstPassword'
  | 'welcome'
  | 'trueAccount'
  | 'elsewhere'

export interface AccessRequest {
  need: AccessNeed
  /** The action that was held up; it goes on after signing in. */
  goOn?: HeldUpAction | undefined
  /** The log-in stands in the place of a session that a new password has ended. */
  passwordIsNew?: boolean
  /** Why the password must be changed, as the log-in said; null when its owner wants to. */
  passwordChangeReason?: PasswordChangeReason | null
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

/** Opens the log-in dialog. `goOn` goes on once someone has signed in; it is forgotten if the dialog is closed. */
export function askLogIn(goOn?: HeldUpAction): void {
  publish({ need: 'logIn', goOn })
}

/** Opens the log-in dialog after a new password, and says so; a held-up action still goes on. */
export function askLogInWithNewPassword(): void {
  publish({ need: 'logIn', goOn: request?.goOn, passwordIsNew: true })
}

/** Opens the registration dialog; keeps the held-up action when it takes the place of the log-in dialog. */
export function askRegister(goOn: HeldUpAction | undefined = request?.goOn): void {
  publish({ need: 'register', goOn })
}

/** Opens the dialog for a forgotten password; keeps the held-up action. */
export function askForgottenPassword(): void {
  publish({ need: 'forgottenPassword', goOn: request?.goOn })
}

/** Opens the dialog that changes the password; keeps the held-up action. `due`: why it must be changed, where it must. */
export function askPasswordChange(due: PasswordChangeReason | null = null): void {
  publish({ need: 'changePassword', passwordChangeReason: due, goOn: request?.goOn })
}

/** Opens the dialog that sets the first password of an account without one. */
export function askFirstPassword(): void {
  publish({ need: 'firstPassword' })
}

/** Welcomes an account at its first log-in; keeps the held-up action. */
export function askWelcome(): void {
  publish({ need: 'welcome', goOn: request?.goOn })
}

/** Tells a demo account that this needs a true one, and offers to open it. */
export function askTrueAccount(): void {
  publish({ need: 'trueAccount' })
}

/** Holds an action up again, on the page to which an issuer has sent the browser back. */
export function awaitSignIn(goOn: HeldUpAction | undefined): void {
  publish({ need: 'elsewhere', goOn })
}

/** Closes the dialog that is open and forgets the action. */
export function dropAccessRequest(): void {
  publish(null)
}

/** Closes the dialog and lets the held-up action go on. */
export function fulfilAccessRequest(): void {
  const goOn = request?.goOn
  publish(null)
  perform(goOn)
}
