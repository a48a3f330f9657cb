import type { sendChatMessage } from '@playhouse/platform-api/chat.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'

export const getMessage = ({ at, ...message }: ValueOf<typeof sendChatMessage>['message']) => ({
  ...message,
  at,
})
