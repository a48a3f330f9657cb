import * as z from 'zod'
import { callable, inTime, openDeclared, readMembers, redactReason } from '../guard.ts'
import type { ProviderAccess, ProviderDeclaration } from '../provider-declaration.ts'
import { MESSAGE_CHANNELS, MessageRefusedError, type MessageSender, MessageUnknownError } from './message-sender.ts'

/** The next service is asked afterwards, while a member waits for a code. */
const CALL_MS = 10_000

const opened = z.object({ channels: z.array(z.enum(MESSAGE_CHANNELS)).min(1), send: callable })

/**
 * Opens a message service whose mistakes cost its own place only: a call that throws or takes too long may have sent the message, and no error
 * holds its address or text.
 * @throws Error that names the service and the reason
 */
export function guardSender(
  declared: ProviderDeclaration<'message', MessageSender>,
  access: Required<ProviderAccess>,
): MessageSender {
  const sender = openDeclared(declared, access, 'message service', (found) => {
    const { error } = opened.safeParse(readMembers(found, Object.keys(opened.shape)))
    return error && z.prettifyError(error)
  })
  return {
    channels: [...sender.channels],
    send: async (message) => {
      try {
        await inTime(async () => sender.send(message), CALL_MS)
      } catch (error) {
        const { address, text, subject = '' } = message
        const reason = redactReason(error, [address, address.replace(/^\+/, ''), text, subject])
        throw error instanceof MessageRefusedError ? new MessageRefusedError(reason) : new MessageUnknownError(reason)
      }
    },
  }
}
