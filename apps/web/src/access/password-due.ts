import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'

const KEY = 'passwordDue'

/** Keeps that the password must be changed, so that the dialog is there again after a reload. Nothing of the password is kept. */
export function rememberPasswordDue(due: PasswordChangeReason): void {
  try {
    sessionStorage.setItem(KEY, due)
  } catch {
    // Then it does not survive a reload, and the next log-in says it again.
  }
}

/** Why the password must be changed, if that is still to be done. */
export function passwordChangeReason(): PasswordChangeReason | null {
  try {
    const kept = sessionStorage.getItem(KEY)
    return kept === 'WEAK' || kept === 'EXPIRED' ? kept : null
  } catch {
    return null
  }
}

/** Forgets it: it is done, put off until the next log-in, or another account has taken the page. */
export function forgetPasswordDue(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Nothing was kept.
  }
}
