import { dovecote } from './dovecote/dovecote.ts'
import type { SenderPackage } from './message-sender.ts'
import { relay } from './relay/relay.ts'

/** Every message service that the platform can send through, in the order in which they are asked. */
export const MESSAGE_SENDERS = [relay, dovecote] as const satisfies readonly SenderPackage[]
