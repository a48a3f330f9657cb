import { createProviderList } from '../provider-list.ts'
import { dovecote } from './dovecote/dovecote.ts'
import { guardSender } from './guarded-sender.ts'
import { relay } from './relay/relay.ts'

/** Our own. */
export const MESSAGE_SENDERS = [relay, dovecote] as const

/** Ours and those of the project. */
export const messageProviders = createProviderList(MESSAGE_SENDERS, guardSender)
