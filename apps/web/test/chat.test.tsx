import { said } from './said.ts'
import { act, cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { chatUnread, chatSize } from '../src/access/side-windows.ts'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { emitLiveEvent } from '../src/graphql/live/live-events.ts'
import chat from '@playhouse/shared/texts/web/EN/chat.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { fill, openSite, sent, viewer } from './site.tsx'

// Texts that a test left unsent.
afterEach(() => sessionStorage.clear())

const AT = '2026-11-20T08:00:00Z'
const line = (id: string, name: string, text: string, more: object = {}) => ({
  __typename: 'ChatMessage' as const,
  id,
  name,
  text,
  isProgram: false,
  isRemoved: false,
  at: AT,
  ...more,
})
const LINES = [
  line('12', 'JadeOtter552', 'Good evening', { isProgram: true }),
  line('9', 'CoralKite318', '<b>bold</b>'),
  line('8', 'SwiftFinch405', '', { isRemoved: true }),
]

/** Opens the home page and the chat window. `state` overrides the chat's own. */
async function open(state: object = {}, room: object = {}, types: object = {}) {
  forgetAccountStores()
  const user = await openSite('/', {
    query: viewer('MEMBER'),
    site: { features: ['CHAT'] },
    types: {
      // The same account each time.
      Viewer: () => ({ id: 'lananh' }),
      Chat: () => ({
        restriction: null,
        restrictedUntil: null,
        name: 'AmberHeron482',
        mutedNames: [],
        external: null,
        rooms: [{ id: 'GENERAL-EN' }],
        ...state,
      }),
      ChatRoom: () => ({
        id: 'GENERAL-EN',
        kind: 'GENERAL',
        restriction: null,
        isJoined: true,
        unreadCount: 2,
        slowSeconds: 5,
        ...room,
      }),
      ChatMessageConnection: () => ({
        edges: LINES.map((node) => ({ node })),
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
      SendChatMessageResult: () => ({ __typename: 'SendChatMessageSuccess', waitSeconds: 5 }),
      ReadChatRoomResult: () => ({ __typename: 'ReadChatRoomSuccess', name: 'AmberHeron482' }),
      ...types,
    },
  })
  act(() => chatSize.set('small'))
  const dialog = within(await screen.findByRole('dialog', { name: chat.title }))
  return { user, dialog }
}
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('shows messages as text, latest last, and marks simulated players and removals', async () => {
  const { dialog } = await open()
  const lines = (await dialog.findAllByRole('listitem')).map(({ textContent }) => textContent ?? '')
  expect(lines).toHaveLength(3)
  expect(lines[0]).toContain(chat.removed)
  expect(lines[1]).toContain('<b>bold</b>')
  expect(lines[2]).toContain(chat.program)
  await waitFor(() => expect(requested('ReadChatRoom')).toMatchObject({ input: { roomId: 'GENERAL-EN', upTo: '12' } }))
})

it('shows the time of a message, and its day where it is another', async () => {
  const earlier = line('10', 'CoralKite318', 'earlier', { at: '2025-03-04T08:05:00Z' })
  const { dialog } = await open(
    {},
    {},
    {
      ChatMessageConnection: () => ({
        edges: [{ node: line('12', 'JadeOtter552', 'now', { at: new Date().toISOString() }) }, { node: earlier }],
        pageInfo: { hasNextPage: false, endCursor: null },
      }),
    },
  )
  const [old, recent] = await dialog.findAllByRole('listitem')
  const getTime = (item: HTMLElement | undefined) => item?.querySelector('time')
  expect(getTime(old)?.textContent).toBe(said('2025-03-04T08:05:00Z'))
  expect(getTime(old)?.dataset['exact']).toBe('2025-03-04 15:05:00 GMT+7')
  expect(getTime(recent)?.textContent).toMatch(/^\d\d:\d\d$/)
})

it('adds messages of the room, counts those of other rooms, and applies removals', async () => {
  const { dialog } = await open()
  await dialog.findAllByRole('listitem')
  const post = (roomId: string, id: string, text: string) =>
    emitLiveEvent({
      __typename: 'ChatMessagePosted',
      cursor: 'MC4w',
      roomId,
      message: line(id, 'MistyCrane940', text),
    })
  act(() => post('LOTTERY-EN', '13', 'elsewhere'))
  act(() => post('GENERAL-EN', '14', 'just now'))
  expect(await dialog.findByText('just now')).toBeTruthy()
  expect(dialog.queryByText('elsewhere')).toBeNull()
  act(() => emitLiveEvent({ __typename: 'ChatMessageRemoved', cursor: 'MC4w', roomId: 'GENERAL-EN', messageId: '14' }))
  await waitFor(() => expect(dialog.queryByText('just now')).toBeNull())
  expect(dialog.getAllByText(chat.removed)).toHaveLength(2)
  act(() => emitLiveEvent({ __typename: 'ChatRoomRead', cursor: 'MC4w', roomId: 'GENERAL-EN', unreadCount: 4 }))
  await waitFor(() => expect(chatUnread.get()).toBe(4))
})

it('sends, and counts down slow mode before the next message', async () => {
  const { user, dialog } = await open()
  const field = await dialog.findByRole('textbox', { name: chat.write })
  await user.type(field, '  Hello there ')
  await user.click(dialog.getByRole('button', { name: chat.send }))
  await waitFor(() =>
    expect(requested('SendChatMessage')).toMatchObject({
      input: { roomId: 'GENERAL-EN', text: 'Hello there', requestKey: expect.any(String) },
    }),
  )
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  const button = dialog.getByRole('button', { name: new RegExp(`^${chat.send}`) })
  expect(button.getAttribute('aria-disabled')).toBe('true')
  expect(button.textContent).toMatch(/[345]$/)
  const count = sent.filter(({ operationName }) => operationName === 'SendChatMessage').length
  await user.type(field, 'Again{Enter}')
  expect(sent.filter(({ operationName }) => operationName === 'SendChatMessage')).toHaveLength(count)
})

it('keeps the text and explains why a message is refused, and retries with the same key', async () => {
  const refused = { __typename: 'Problem', code: 'CHAT_LINK', retryAfterSeconds: null }
  const { user, dialog } = await open({}, {}, { SendChatMessageResult: () => refused })
  const field = await dialog.findByRole('textbox', { name: chat.write })
  await user.type(field, 'www.example.test{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe(errors.codes.CHAT_LINK)
  expect(field).toHaveProperty('value', 'www.example.test')
  const { requestKey } = (requested('SendChatMessage') as { input: { requestKey: string } }).input
  await user.type(field, '{Enter}')
  await waitFor(() =>
    expect(
      sent.filter(({ variables }) => (variables['input'] as { requestKey?: string })?.requestKey === requestKey),
    ).toHaveLength(2),
  )
})

it('keeps the text and says when to try again after too many messages', async () => {
  const refused = { __typename: 'Problem', code: 'RATE_LIMITED', retryAfterSeconds: 40 }
  const { user, dialog } = await open({}, {}, { SendChatMessageResult: () => refused })
  const field = await dialog.findByRole('textbox', { name: chat.write })
  await user.type(field, 'One more{Enter}')
  expect((await dialog.findByRole('alert')).textContent).toBe(fill(errors.timed.RATE_LIMITED_other, { count: 40 }))
  expect(field).toHaveProperty('value', 'One more')
})

it('lets a muted member read but not write', async () => {
  const { dialog } = await open({ restriction: 'MUTED', restrictedUntil: AT })
  expect(await dialog.findAllByRole('listitem')).toHaveLength(3)
  expect(dialog.getByText(new RegExp(chat.muted))).toBeTruthy()
  expect(dialog.queryByRole('textbox')).toBeNull()
})

it.each(['TIME_OUT', 'EXCLUDED'] as const)('explains why the chat is closed: %s', async (restriction) => {
  const { dialog } = await open({ restriction, restrictedUntil: null })
  expect(await dialog.findByText(chat.barred[restriction])).toBeTruthy()
  expect(dialog.queryByRole('tab')).toBeNull()
})

it('explains that all rooms are for higher ranks', async () => {
  const { dialog } = await open({}, { restriction: 'RANK', kind: 'VIP' })
  expect(await dialog.findByText(chat.noneTitle)).toBeTruthy()
})

it('keeps a typed message of the room past a reload and the end of the session, until it is sent', async () => {
  const first = await open()
  await first.user.type(await first.dialog.findByRole('textbox', { name: chat.write }), 'Half a')
  cleanup()
  forgetAccountStores()
  expect(Object.keys(sessionStorage)).toContain('draft:of:lananh:chat:GENERAL-EN')
  const { user, dialog } = await open()
  const field = await dialog.findByRole('textbox', { name: chat.write })
  expect(field).toHaveProperty('value', 'Half a')
  await user.type(field, ' word')
  await user.click(dialog.getByRole('button', { name: new RegExp(`^${chat.send}`) }))
  await waitFor(() => expect(requested('SendChatMessage')).toMatchObject({ input: { text: 'Half a word' } }))
  await waitFor(() => expect(field).toHaveProperty('value', ''))
  expect(JSON.stringify(sessionStorage)).not.toContain('Half')
})

it('says that an empty message is not sent', async () => {
  const { user, dialog } = await open()
  await user.click(await dialog.findByRole('button', { name: new RegExp(`^${chat.send}`) }))
  expect(await dialog.findByText(chat.writeFirst)).toBeTruthy()
  expect(sent.some(({ operationName }) => operationName === 'SendChatMessage')).toBe(false)
})

it('invites to write in an empty room', async () => {
  const { dialog } = await open(
    {},
    {},
    { ChatMessageConnection: () => ({ edges: [], pageInfo: { hasNextPage: false, endCursor: null } }) },
  )
  expect(await dialog.findByText(chat.emptyTitle)).toBeTruthy()
})

it('resizes, closes on Escape and returns the focus', async () => {
  const { user, dialog } = await open()
  await user.click(dialog.getByRole('button', { name: chat.makeLarge }))
  expect(chatSize.get()).toBe('large')
  await user.click(dialog.getByRole('button', { name: chat.makeSmall }))
  await user.keyboard('{Escape}')
  expect(chatSize.get()).toBe('closed')
  const [button] = screen.getAllByRole('button', { name: new RegExp(`^${shell.chat}`) })
  await user.click(button as HTMLElement)
  expect(await screen.findByRole('dialog', { name: chat.title })).toBeTruthy()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(document.activeElement).toBe(button))
})

it('closes and clears its content when the account signs out', async () => {
  await open()
  act(() => forgetAccountStores())
  expect(screen.queryByRole('dialog', { name: chat.title })).toBeNull()
  expect(chatUnread.get()).toBe(0)
})

it('asks a visitor to log in', async () => {
  forgetAccountStores()
  const user = await openSite('/', { site: { features: ['CHAT'] } })
  const [button] = await screen.findAllByRole('button', { name: shell.chat })
  await user.click(button as HTMLElement)
  expect(await screen.findByRole('dialog', { name: session.logInTitle })).toBeTruthy()
  expect(chatSize.get()).toBe('closed')
})

it('frames the chat of another system', async () => {
  const { dialog } = await open({ external: { url: 'https://chat.example.test/room', user: null } })
  expect((await dialog.findByTitle(chat.title)).getAttribute('src')).toBe('https://chat.example.test/room')
})
