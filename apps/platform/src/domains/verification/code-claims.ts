import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'

/** What a code is for; it opens nothing else. */
export type CodePurpose = 'register' | 'login' | 'password_recovery' | 'address_check' | 'phone_app'

/** How a code travels. */
export type CodeChannel = 'sms' | 'email'

/** What a code belongs to. All of it must be the same again when the code comes back. */
export interface CodeOwner {
  purpose: CodePurpose
  channel: CodeChannel
  /** An E.164 number, as `phoneNumberOf` makes it, or a lower-case e-mail address. */
  address: string
  /** What else the code is bound to, such as the account whose log-in waits for it. */
  subject?: string
}

export interface CodeRequest extends CodeOwner {
  language: LanguageCode
  /**
   * False where the address has no account that may have a code: nothing is sent, and nothing else differs. True when
   * left out.
   */
  deliver?: boolean
}

/** A code that was right; it is good until it is spent. */
export interface CheckedCode {
  id: number
}

/** Codes of six digits, good for some minutes and once. */
export interface Codes {
  /**
   * Makes a code and has it sent behind the answer. A newer code of the same owner takes the place of the one before.
   * @returns minutes for which it is good
   * @throws PlatformError TOO_MANY_REQUESTS with the seconds to wait; code.quota.exceeded; function.not.available where
   * nothing can be sent
   */
  requestCode(database: Database, request: CodeRequest): Promise<{ expiredMinutes: number }>
  /**
   * Looks at a code that came back, and takes one of its five tries when it is wrong. The right one stays good, so that a
   * form that fails for another reason keeps it: spend it where the work is done.
   * @throws PlatformError code.invalid; code.expired
   */
  checkCode(database: Database, owner: CodeOwner, code: string | undefined): Promise<CheckedCode>
  /** Uses a checked code up; of two at once one wins. @throws PlatformError code.invalid when it was used meanwhile */
  spendCode(tx: Transaction, checked: CheckedCode): Promise<void>
}
