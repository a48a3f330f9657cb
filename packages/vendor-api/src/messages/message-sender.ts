import { createDefiner } from '../provider-declaration.ts'

/* The interface of every message service. A service is a folder beside this file; `all.ts` lists them. */

export const MESSAGE_CHANNELS = ['sms', 'email'] as const
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number]

export interface OutgoingMessage {
  /** A UUID. One id is one message, however often it is sent. */
  id: string
  channel: MessageChannel
  /** E.164 number, such as `+84912345678`, or e-mail address. */
  address: string
  /** Subject of an e-mail. */
  subject?: string
  /** Plain text. */
  text: string
  /** Further header fields of an e-mail. */
  headers?: Readonly<Record<string, string>> | undefined
}

/** The service will not deliver it. Errors never have its text or address: they hold codes and are logged. */
export class MessageRefusedError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MessageRefusedError'
  }
}

/** The service is busy or gave no usable answer: it may have taken the message, which can be sent again. */
export class MessageUnknownError extends Error {
  constructor(reason: string) {
    super(reason)
    this.name = 'MessageUnknownError'
  }
}

/** Sends messages through one service. `send` resolves once it is accepted for delivery. */
export interface MessageSender {
  readonly channels: readonly MessageChannel[]
  /** One attempt. @throws MessageRefusedError, MessageUnknownError */
  send(message: OutgoingMessage): Promise<void>
}

/** Types a service's declaration. */
export const defineMessageProvider = createDefiner<MessageSender, 'message'>('message')
