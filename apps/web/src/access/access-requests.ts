import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import { goOn as perform, type HeldUpAction } from './held-up-action.ts'
import { createStore, type Store } from '../store.ts'

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

/** The dialog that is asked for, if any. */
export const accessRequest: Store<AccessRequest | null> = createStore<AccessRequest | null>(() => null)

/** Opens the log-in dialog. `goOn` goes on once someone has signed in; it is forgotten if the dialog is closed. */
export function askLogIn(goOn?: HeldUpAction): void {
  accessRequest.set({ need: 'logIn', goOn })
}

/** Opens the log-in dialog after a new password, and says so; a held-up action still goes on. */
export function askLogInWithNewPassword(): void {
  accessRequest.set({ need: 'logIn', goOn: accessRequest.get()?.goOn, passwordIsNew: true })
}

/** Opens the registration dialog; keeps the held-up action when it takes the place of the log-in dialog. */
export function askRegister(goOn: HeldUpAction | undefined = accessRequest.get()?.goOn): void {
  accessRequest.set({ need: 'register', goOn })
}

/** Opens the dialog for a forgotten password; keeps the held-up action. */
export function askForgottenPassword(): void {
  accessRequest.set({ need: 'forgottenPassword', goOn: accessRequest.get()?.goOn })
}

/** Opens the dialog that changes the password; keeps the held-up action. `due`: why it must be changed, where it must. */
export function askPasswordChange(due: PasswordChangeReason | null = null): void {
  accessRequest.set({ need: 'changePassword', passwordChangeReason: due, goOn: accessRequest.get()?.goOn })
}

/** Opens the dialog that sets the first password of an account without one. */
export function askFirstPassword(): void {
  accessRequest.set({ need: 'firstPassword' })
}

/** Welcomes an account at its first log-in; keeps the held-up action. */
export function askWelcome(): void {
  accessRequest.set({ need: 'welcome', goOn: accessRequest.get()?.goOn })
}

/** Tells a demo account that this needs a true one, and offers to open it. */
export function askTrueAccount(): void {
  accessRequest.set({ need: 'trueAccount' })
}

/** Holds an action up again, on the page to which an issuer has sent the browser back. */
export function awaitSignIn(goOn: HeldUpAction | undefined): void {
  accessRequest.set({ need: 'elsewhere', goOn })
}

/** Closes the dialog that is open and forgets the action. */
export function dropAccessRequest(): void {
  accessRequest.set(null)
}

/** Closes the dialog and lets the held-up action go on. */
export function fulfilAccessRequest(): void {
  const goOn = accessRequest.get()?.goOn
  accessRequest.set(null)
  perform(goOn)
}
