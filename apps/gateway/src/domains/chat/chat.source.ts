import type { chatPermission, chatRooms } from '@playhouse/platform-api/chat.ts'
import type { ValueOf } from '@playhouse/platform-api/endpoint.ts'

export type ChatSource = ValueOf<typeof chatPermission>

export type ChatRoomSource = ValueOf<typeof chatRooms>['rooms'][number]
