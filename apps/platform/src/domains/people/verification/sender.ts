interface Message {
  /** A UUID by which the service recognises a message that is sent again; a random one by default. */
  id?: string
}

export interface SmsMessage extends Message {
  /** E.164, such as `+84912345678`. */
  phoneNumber: string
  text: string
}

/** Plain text. */
export interface EmailMessage extends Message {
  address: string
  subject: string
  text: string
  /** Further header fields of the e-mail. */
  headers?: Readonly<Record<string, string>>
}

/**
 * Sends messages to people. Both functions resolve once the message is accepted for delivery, and reject when it is not.
 */
export interface Sender {
  sendSms(message: SmsMessage): Promise<void>
  sendEmail(message: EmailMessage): Promise<void>
}
