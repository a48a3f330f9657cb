import { cleanup } from '../../../jobs/cleanup.ts'
import type { Module } from '../../../module.ts'
import { deleteOldMessages } from './chat-messages.ts'
import { chatPrograms } from './chat-programs.ts'
import type { ChatProvider } from './chat-provider.ts'
import { chatRoutes } from './routes.ts'

export function chatModule({ config }: { config: { chat: ChatProvider } }): Module {
  return {
    routes({ bind }) {
      chatRoutes(bind, { provider: config.chat })
    },
    jobs: [chatPrograms, cleanup('old chat messages', deleteOldMessages)],
  }
}
