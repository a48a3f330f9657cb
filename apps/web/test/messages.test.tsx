import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { client } from '../src/graphql/client.ts'
import { applyEvent } from '../src/graphql/live/apply-event.ts'
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import messages from '@playhouse/shared/texts/web/EN/messages.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'

// Texts that a test left unsent.
afterEach(() => sessionStorage.clear())

const UNREAD = { isRead: false, canReply: true, kind: 'UPLINE', username: 'suba', title: 'Welcome', depositId: null }
const TITLE = `${messages.unreadMark} Welcome`
/** Subject of a message about nothing in particular. */
const NO_SUBJECT = {
  withdrawalId: null,
  promotionId: null,
  raffleId: null,
  lotteryTicketId: null,
  caseId: null,
  contractKind: null,
  topic: null,
}
const open = (address: string, message: object = {}, types: object = {}) =>
  openSite(address, {
    query: viewer('MEMBER'),
    types: {
      // The same account each time.
      Viewer: () => ({ id: 'lananh' }),
      MessagePage: () => ({ nodes: [{ ...UNREAD, ...message }], totalCount: 1 }),
      PageNumbers: () => ({ page: 1, totalPages: 1 }),
      ChangeMessagesResult: () => ({ __typename: 'ChangeMessagesSuccess' }),
      SendMessageResult: () => ({ __typename: 'SendMessageSuccess', recipientCount: 1 }),
      ...types,
    },
  })
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('asks a visitor to log in', async () => {
  await openSite('/member/messages')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('lists the kind and page of the address', async () => {
  await open('/member/messages?kind=DEPOSIT&page=2')
  await screen.findByRole('button', { name: TITLE })
  expect(requested('MessagesScreen')).toMatchObject({ box: 'INBOX', kind: 'DEPOSIT', page: 2 })
})

it('marks a message as read when it is opened, and answers its sender', async () => {
  const user = await open('/member/messages')
  await user.click(await screen.findByRole('button', { name: TITLE }))
  await waitFor(() => expect(requested('MarkMessagesRead')).toMatchObject({ input: { ids: [expect.any(String)] } }))
  await user.click(screen.getByRole('button', { name: messages.reply }))
  const dialog = within(screen.getByRole('dialog', { name: messages.write }))
  expect(dialog.getByRole('textbox', { name: messages.subject })).toHaveProperty('value', 'Re: Welcome')
  await user.type(dialog.getByRole('textbox', { name: messages.text }), 'Thank you')
  await user.click(dialog.getByRole('button', { name: messages.send }))
  await waitFor(() =>
    expect(requested('SendMessage')).toMatchObject({
      input: { to: 'UPLINE', username: null, title: 'Re: Welcome', content: 'Thank you' },
    }),
  )
})

it('keeps an answer that was typed past a reload and the end of the session, until it is sent', async () => {
  const answer = async () => {
    const user = await open('/member/messages')
    await user.click(await screen.findByRole('button', { name: TITLE }))
    await user.click(screen.getByRole('button', { name: messages.reply }))
    const dialog = within(screen.getByRole('dialog', { name: messages.write }))
    return { user, dialog, text: dialog.getByRole('textbox', { name: messages.text }) }
  }
  const first = await answer()
  await first.user.type(first.text, 'Thank')
  cleanup()
  forgetAccountStores()
  expect(Object.keys(sessionStorage)).toContain('draft:of:lananh:message:UPLINE:suba:Re: Welcome')
  const { user, dialog, text } = await answer()
  expect(text).toHaveProperty('value', 'Thank')
  await user.type(text, ' you')
  await user.click(dialog.getByRole('button', { name: messages.send }))
  await waitFor(() => expect(requested('SendMessage')).toMatchObject({ input: { content: 'Thank you' } }))
  await waitFor(() => expect(JSON.stringify(sessionStorage)).not.toContain('Thank'))
})

it('begins a message to the account of the address, for those who have accounts below', async () => {
  await openSite('/member/messages?to=suba', {
    query: viewer('MEMBER'),
    types: {
      MessagePage: () => ({ nodes: [], totalCount: 0 }),
      PageNumbers: () => ({ page: 1, totalPages: 1 }),
      MessageRecipients: () => ({ uplineUsername: null, directCount: 2, directUsernames: ['suba', 'minh'] }),
    },
  })
  const dialog = within(await screen.findByRole('dialog', { name: messages.write }))
  expect(dialog.getByRole('combobox', { name: messages.username })).toHaveProperty('value', 'suba')
})

it('names what is missing before it sends', async () => {
  const user = await open('/member/messages')
  await user.click(await screen.findByRole('button', { name: messages.write }))
  const count = sent.length
  await user.click(
    within(screen.getByRole('dialog', { name: messages.write })).getByRole('button', { name: messages.send }),
  )
  expect(screen.getByText(messages.noTitle)).toBeTruthy()
  expect(screen.getByText(messages.noContent)).toBeTruthy()
  expect(sent).toHaveLength(count)
})

it('keeps subject and text and says when to try again after too many messages', async () => {
  const refused = { __typename: 'Problem', code: 'RATE_LIMITED', retryAfterSeconds: 1_800 }
  const user = await open('/member/messages', {}, { SendMessageResult: () => refused })
  await user.click(await screen.findByRole('button', { name: messages.write }))
  const dialog = within(screen.getByRole('dialog', { name: messages.write }))
  await user.type(dialog.getByRole('textbox', { name: messages.subject }), 'News')
  await user.type(dialog.getByRole('textbox', { name: messages.text }), 'A long text')
  await user.click(dialog.getByRole('button', { name: messages.send }))
  expect(await dialog.findByText(fill(errors.timed.RATE_LIMITED_MINUTES_other, { count: 30 }))).toBeTruthy()
  expect(dialog.getByRole('textbox', { name: messages.subject })).toHaveProperty('value', 'News')
  expect(dialog.getByRole('textbox', { name: messages.text })).toHaveProperty('value', 'A long text')
})

it('shows markup in a subject as text, in the list and in the message', async () => {
  const title = '<img src=x onerror=alert(1)>'
  const user = await open('/member/messages', { title })
  await user.click(await screen.findByRole('button', { name: `${messages.unreadMark} ${title}` }))
  expect(within(screen.getByRole('dialog', { name: title })).getByText(title)).toBeTruthy()
  expect(document.querySelector('img[src=x]')).toBeNull()
})

it('shows markup in a message as text', async () => {
  const user = await open('/member/messages', { content: '<img src=x onerror=alert(1)>' })
  await user.click(await screen.findByRole('button', { name: TITLE }))
  expect(within(screen.getByRole('dialog', { name: 'Welcome' })).getByText('<img src=x onerror=alert(1)>')).toBeTruthy()
})

it('leads from a message to its promotion', async () => {
  const user = await open('/member/messages', { kind: 'PROMOTION', ...NO_SUBJECT, promotionId: 'weekly-reload' })
  await user.click(await screen.findByRole('button', { name: TITLE }))
  const link = within(screen.getByRole('dialog', { name: 'Welcome' })).getByRole('link', {
    name: messages.openPromotion,
  })
  expect(link.getAttribute('href')).toBe('/promoDetail?id=weekly-reload')
})

it('leads from a message to the contracts that it is about', async () => {
  const about = { ...NO_SUBJECT, contractKind: 'DAILY_SALARY', contractSide: 'PAID' }
  const user = await open('/member/messages', { kind: 'SYSTEM', ...about })
  await user.click(await screen.findByRole('button', { name: TITLE }))
  const dialog = within(screen.getByRole('dialog', { name: 'Welcome' }))
  const link = dialog.getByRole('link', { name: messages.openContracts })
  expect(link.getAttribute('href')).toBe('/agent/daily-salary?side=paid')
})

it('leads from a message to the lottery ticket that it is about', async () => {
  const about = { ...NO_SUBJECT, lotteryTicketId: '7' }
  const user = await open('/member/messages', { kind: 'SYSTEM', ...about })
  await user.click(await screen.findByRole('button', { name: TITLE }))
  const dialog = within(screen.getByRole('dialog', { name: 'Welcome' }))
  expect(dialog.getByRole('link', { name: messages.openTicket }).getAttribute('href')).toBe('/member/lottery-tickets/7')
})

it('leads from a message to the customer service case that it is about', async () => {
  const user = await open('/member/messages', { kind: 'SERVICE', ...NO_SUBJECT, caseId: '12' })
  await user.click(await screen.findByRole('button', { name: TITLE }))
  const dialog = within(screen.getByRole('dialog', { name: 'Welcome' }))
  expect(dialog.getByRole('link', { name: messages.openCase }).getAttribute('href')).toBe('/member/service?case=12')
})

it('leads from a message to the page that it is about', async () => {
  const about = { ...NO_SUBJECT, topic: 'LEADERBOARDS' }
  const user = await open('/member/messages', { kind: 'PROMOTION', ...about })
  await user.click(await screen.findByRole('button', { name: TITLE }))
  const dialog = within(screen.getByRole('dialog', { name: 'Welcome' }))
  expect(dialog.getByRole('link', { name: messages.openPage }).getAttribute('href')).toBe('/member/leaderboards')
})

it('loads the list again when a message arrives', async () => {
  await open('/member/messages')
  await screen.findByRole('button', { name: TITLE })
  const count = sent.filter(({ operationName }) => operationName === 'MessagesScreen').length
  applyEvent(client, {
    __typename: 'MessageArrived',
    cursor: 'MC4w',
    messageId: '5',
    messageKind: 'SYSTEM',
    unreadCount: 8,
  })
  await waitFor(() =>
    expect(sent.filter(({ operationName }) => operationName === 'MessagesScreen').length).toBeGreaterThan(count),
  )
})

it('offers everything where a kind has no messages', async () => {
  await openSite('/member/messages?kind=PROMOTION', {
    query: viewer('MEMBER'),
    types: { MessagePage: () => ({ nodes: [], totalCount: 0 }) },
  })
  expect(await screen.findByRole('heading', { name: messages.noneTitle })).toBeTruthy()
  expect(screen.getByRole('link', { name: messages.showAll }).getAttribute('href')).toBe('/member/messages')
  expect(fill(messages.unread_other, { count: 7 })).toBe('7 unread messages')
})

it('opens the message of the address', async () => {
  await openSite('/member/messages?message=77', {
    query: viewer('MEMBER'),
    types: {
      MemberAccount: () => ({ message: { id: '77', title: 'From a notification', isRead: false } }),
      MessagePage: () => ({ nodes: [], totalCount: 0 }),
      ChangeMessagesResult: () => ({ __typename: 'ChangeMessagesSuccess' }),
    },
  })
  expect(await screen.findByRole('dialog', { name: 'From a notification' })).toBeTruthy()
  expect(requested('MessagesScreen')).toMatchObject({ message: '77', withMessage: true })
  await waitFor(() => expect(requested('MarkMessagesRead')).toMatchObject({ input: { ids: ['77'] } }))
})
