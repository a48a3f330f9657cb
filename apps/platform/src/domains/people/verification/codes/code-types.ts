import type { LanguageCode } from '@playhouse/shared/languages.ts'
import type { Database, Transaction } from '@playhouse/postgres/database.ts'

/** A code is valid for its purpose only. */
export type CodePurpose =
  | 'register'
  | 'login'
  | 'password_recovery'
  | 'address_check'
  | 'phone_app'
  | 'payment_password'
  | 'step_up'
  | 'contact'
  | 'contact_change'
  | 'desk_contact'

export type CodeChannel = 'sms' | 'email'

/** Facts that a code is bound to; all must match when the code is entered. */
export interface CodeOwner {
  purpose: CodePurpose
  channel: CodeChannel
  /** An E.164 number from `readPhoneNumber`, or a lower-case e-mail address. */
  address: string
  /** Further binding, such as the pending log-in. */
  subject?: string
}

export interface CodeRequest extends CodeOwner {
  language: LanguageCode
  /** False if the address has no eligible account: nothing is sent, with no other difference. Defaults to true. */
  deliver?: boolean
}

/** Stores whether the message service took a code. */
export type NoteDelivery = (isTaken: boolean) => Promise<void>

/** A correct code; valid until it is spent. */
export interface CheckedCode {
  id: number
}

/** Single-use six-digit codes. */
export interface Codes {
  /** False without a message service. */
  canSend: boolean
  /**
   * Creates a code and sends it after the response. It replaces the owner's previous code.
   * @returns minutes it is valid
   * @throws PlatformError TOO_MANY_REQUESTS with the seconds to wait; code.quota.exceeded;
   * function.not.available if nothing can be sent
   */
  requestCode(database: Database, request: CodeRequest): Promise<{ expiredMinutes: number }>
  /**
   * Checks a code, counting a wrong one as one of five attempts. A correct one stays valid, so that a form
   * that fails for another reason keeps it: spend it in the final transaction.
   * @throws PlatformError code.invalid; code.expired
   */
  checkCode(database: Database, owner: CodeOwner, code: string | undefined): Promise<CheckedCode>
  /**
   * Uses up a checked code; only one of two concurrent calls succeeds.
   * @throws PlatformError code.invalid if it was already used
   */
  spendCode(tx: Transaction, checked: CheckedCode): Promise<void>
}
