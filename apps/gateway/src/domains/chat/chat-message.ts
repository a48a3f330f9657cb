import type { sendChatMessage } from '@playhouse/platform-api/chat.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'
import { dateTime } from '../base/scalars.ts'

export const messageOf = ({ at, ...message }: ValueOf<typeof sendChatMessage>['message']) => ({
  __typename: 'ChatMessage' as const,
  ...message,
  at: dateTime(at),
})
