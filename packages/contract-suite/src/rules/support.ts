import {
  closeServiceCase,
  createGuestUpload,
  openGuestCase,
  openServiceCase,
  serviceCaseDetail,
  serviceCases,
  serviceDesk,
  writeServiceCase,
} from '@playhouse/platform-api/support-cases.ts'
import { chatMessages, chatPermission, chatRooms, chatUnreadCount } from '@playhouse/platform-api/chat.ts'
import { inbox, messageRecipients, outbox, sendMessage } from '@playhouse/platform-api/messages.ts'
import { messageSettings } from '@playhouse/platform-api/notices.ts'
import { feedbackSettings } from '@playhouse/platform-api/support.ts'
import { createUpload } from '@playhouse/platform-api/uploads.ts'

import {
  type Rules,
  ascending,
  each,
  equal,
  falling,
  inOrder,
  is,
  positive,
  rising,
  rules,
  sum,
  unique,
} from '../rules.ts'

export const SUPPORT: readonly Rules[] = [
  rules([createUpload, createGuestUpload], ({ maxBytes, maxFiles }) => [
    positive({ maxBytes }),
    positive({ maxFiles }),
  ]),
  rules([inbox, outbox], ({ list }) => [falling({ list }, 'createdAt')]),
  rules([inbox, outbox, serviceCases, chatMessages], ({ list }) => [unique({ list }, 'id')]),
  rules(inbox, ({ list }, input) => [input.unread && each({ list }, ({ read }) => [is({ read }, false)])]),
  rules(messageRecipients, ({ directCount, direct }) => [
    inOrder({ 'count of direct': direct.length, directCount }),
    direct.length < 100 && equal({ directCount, 'count of direct': direct.length }),
  ]),
  rules(sendMessage, ({ recipients }) => [positive({ recipients })]),
  rules(messageSettings, ({ preferences }) => [unique({ preferences }, 'kind', 'channel')]),
  rules(closeServiceCase, ({ state }) => [is({ state }, 'CLOSED')]),
  rules([openGuestCase, openServiceCase], ({ state, lines }) => [
    is({ state }, 'OPEN'),
    is({ 'count of lines': lines.length }, 1),
    is({ 'the last of lines': lines.at(-1)?.author }, 'MEMBER'),
  ]),
  rules([serviceCaseDetail, writeServiceCase], ({ lines }) => [rising({ lines }, 'at')]),
  rules(serviceDesk, ({ opensAt, closesAt }) => [ascending({ opensAt, closesAt })]),
  rules(chatMessages, ({ list }) => [falling({ list }, 'at')]),
  rules(chatPermission, ({ mayWrite, mayRead }) => [inOrder({ mayWrite, mayRead })]),
  rules(chatRooms, ({ rooms }) => [unique({ rooms }, 'id')]),
  rules(chatUnreadCount, ({ total, rooms }) => [equal({ total, 'the sum of rooms': sum(rooms, 'unread') })]),
  rules(feedbackSettings, ({ minLength, maxLength }) => [inOrder({ minLength, maxLength })]),
]
