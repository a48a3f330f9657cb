import type { PasswordChangeReason } from '@playhouse/schema/types.generated.ts'

const KEY = 'passwordDue'

/**
 * Remembers that the password must be changed, so that the dialog reopens after a reload. Stores nothing of the
 * password.
 */
export function rememberPasswordDue(due: PasswordChangeReason): void {
  try {
    sessionStorage.setItem(KEY, due)
  } catch {
    // Without storage the next log-in asks again.
  }
}

/** Why the password must be changed; null if it need not be. */
export function passwordChangeReason(): PasswordChangeReason | null {
  try {
    const stored = sessionStorage.getItem(KEY)
    return stored === 'WEAK' || stored === 'EXPIRED' ? stored : null
  } catch {
    return null
  }
}

/** Clears the reason: the password was changed or postponed, or another account signed in. */
export function forgetPasswordDue(): void {
  try {
    sessionStorage.removeItem(KEY)
  } catch {
    // Storage is unavailable, so nothing is stored.
  }
}
