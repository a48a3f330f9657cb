import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'
import { performAction, type PendingAction } from './pending-action.ts'
import { createStore, type Store } from '../store.ts'

/** The step that an action requires first. `elsewhere`: signing in at an identity provider, which no dialog shows. */
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
  /** Resumes after signing in. */
  pendingAction?: PendingAction | undefined
  /** The log-in replaces a session that a new password has ended. */
  passwordIsNew?: boolean
  /** Null if the member asked to change it. */
  passwordChangeReason?: PasswordChangeReason | null
}

export const accessRequest: Store<AccessRequest | null> = createStore<AccessRequest | null>(() => null)

/** Opens the log-in dialog. The action resumes after signing in and is dropped if the dialog is closed. */
export function openLogIn(pendingAction?: PendingAction): void {
  accessRequest.set({ need: 'logIn', pendingAction })
}

/** Opens the log-in dialog after a password change and says so; keeps the pending action. */
export function openLogInWithNewPassword(): void {
  accessRequest.set({ need: 'logIn', pendingAction: accessRequest.get()?.pendingAction, passwordIsNew: true })
}

/** Opens the registration dialog; keeps the pending action if it replaces the log-in dialog. */
export function openRegister(pendingAction: PendingAction | undefined = accessRequest.get()?.pendingAction): void {
  accessRequest.set({ need: 'register', pendingAction })
}

/** Keeps the pending action. */
export function openForgottenPassword(): void {
  accessRequest.set({ need: 'forgottenPassword', pendingAction: accessRequest.get()?.pendingAction })
}

/** Keeps the pending action. `due`: why the password must be changed; null if it need not be. */
export function openPasswordChange(due: PasswordChangeReason | null = null): void {
  accessRequest.set({
    need: 'changePassword',
    passwordChangeReason: due,
    pendingAction: accessRequest.get()?.pendingAction,
  })
}

/** For an account without a password. */
export function openFirstPassword(): void {
  accessRequest.set({ need: 'firstPassword' })
}

/** Welcomes an account after its first log-in; keeps the pending action. */
export function openWelcome(): void {
  accessRequest.set({ need: 'welcome', pendingAction: accessRequest.get()?.pendingAction })
}

/** Explains that this requires a real account, and offers to register. */
export function openTrueAccount(): void {
  accessRequest.set({ need: 'trueAccount' })
}

/** Restores the pending action on the page that an identity provider redirects to. */
export function awaitSignIn(pendingAction: PendingAction | undefined): void {
  accessRequest.set({ need: 'elsewhere', pendingAction })
}

/** Closes the dialog and drops the action. */
export function dropAccessRequest(): void {
  accessRequest.set(null)
}

/** Closes the dialog and resumes the pending action. */
export function fulfilAccessRequest(): void {
  const pendingAction = accessRequest.get()?.pendingAction
  accessRequest.set(null)
  performAction(pendingAction)
}
