/** A text to a telephone. */
export interface SmsMessage {
  /** E.164, such as `+84912345678`. */
  phoneNumber: string
  text: string
}

/** A letter in plain text. */
export interface EmailMessage {
  address: string
  subject: string
  text: string
}

/**
 * Sends messages to people. An operator's own implementation stands behind the same two functions; the embedded one writes
 * to the outbox page. Both resolve once the message is taken over for delivery and reject when it is not.
 */
export interface Sender {
  sendSms(message: SmsMessage): Promise<void>
  sendEmail(message: EmailMessage): Promise<void>
}
