import { chatPermission, chatUnreadCount, launchChat } from '@playhouse/platform-api/chat.ts'
import { inbox, messageRecipients, outbox, unreadMessages } from '@playhouse/platform-api/messages.ts'
import { messageSettings } from '@playhouse/platform-api/notices.ts'
import { serviceCases } from '@playhouse/platform-api/support-cases.ts'
import { feedback, feedbackSettings } from '@playhouse/platform-api/support.ts'
import { type Cast, reader } from '../cast.ts'
import type { Account, Suite } from '../suite.ts'
import { chats } from './chat.ts'
import { letters } from './messages.ts'
import { messageChoices } from './notices.ts'
import { cases, guestCases } from './support-cases.ts'

/** Cases with customer service, feedback, chat and messages. */
export async function talking(suite: Suite, cast: Cast): Promise<void> {
  const { member, stranger, agent } = cast
  for (const endpoint of [
    launchChat,
    chatPermission,
    chatUnreadCount,
    serviceCases,
    unreadMessages,
    inbox,
    outbox,
    messageRecipients,
    messageSettings,
  ])
    await suite.ok(endpoint, {}, { as: reader(cast) })
  await guestCases(suite)
  if (!member) return
  await cases(suite, member)
  await feedbacks(suite, member)
  await chats(suite, member, stranger)
  await messageChoices(suite, member)
  await letters(suite, member, agent)
}

async function feedbacks(suite: Suite, as: Account): Promise<void> {
  const settings = await suite.ok(feedbackSettings, {})
  const content = 'A check of the contract, nothing to answer. '
    .repeat(1 + Math.ceil((settings?.minLength ?? 0) / 44))
    .slice(0, settings?.maxLength ?? 100)
  const input = {
    requestKey: suite.uuid(),
    questionType: settings?.questionTypes[0] ?? 'other',
    content: content.trim(),
  }
  const sent = await suite.ok(feedback, input, { as })
  const again = sent && (await suite.ok(feedback, input, { as, name: 'the same key again' }))
  if (sent && again) suite.same(feedback, 'the same key again has the same reference', again.reference, sent.reference)
  const other = sent && (await suite.ok(feedback, { ...input, requestKey: suite.uuid() }, { as, name: 'another' }))
  if (sent && other)
    suite.check(feedback, 'another one has another reference', other.reference !== sent.reference, other.reference)
}
