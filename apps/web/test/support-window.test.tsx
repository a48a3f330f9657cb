import { act, screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { chatSize, isSupportOpen, openSupport } from '../src/access/side-windows.ts'
import { client } from '../src/graphql/client.ts'
import { isViewerPending } from '../src/graphql/shown-viewer.ts'
import cases from '@playhouse/shared/texts/web/EN/cases.json' with { type: 'json' }
import chat from '@playhouse/shared/texts/web/EN/chat.json' with { type: 'json' }
import shell from '@playhouse/shared/texts/web/EN/shell.json' with { type: 'json' }
import { openSite, sent, viewer } from './site.tsx'

const findWindow = async () => within(await screen.findByRole('dialog', { name: cases.title }))

/** Opens the home page and the window of customer service, as a member unless `query` says otherwise. */
async function open(query: object = viewer('MEMBER')) {
  forgetAccountStores()
  sessionStorage.clear()
  const user = await openSite('/', {
    query,
    site: { features: ['CHAT'], customerService: [] },
    types: {
      // The same account each time.
      Viewer: () => ({ id: 'lananh' }),
      ServiceCase: () => ({ id: '12', title: 'Deposit', topic: 'WALLET', state: 'OPEN', unseenCount: 0 }),
      ServiceCasePage: () => ({ nodes: [{}] }),
      ServiceCaseResult: () => ({ __typename: 'ServiceCaseSuccess' }),
      GuestCaseResult: () => ({ __typename: 'GuestCaseSuccess', key: 'k' }),
    },
  })
  act(() => openSupport())
  return user
}
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('keeps what was typed when it is closed, until it is sent', async () => {
  const user = await open()
  let desk = await findWindow()
  await user.selectOptions(await desk.findByRole('combobox'), 'GAME')
  await user.type(desk.getByRole('textbox', { name: cases.columns.title }), 'A round')
  await user.type(desk.getByRole('textbox', { name: cases.write }), 'It stopped.')
  await user.keyboard('{Escape}')
  expect(isSupportOpen.get()).toBe(false)
  expect(JSON.stringify(sessionStorage)).toContain(JSON.stringify(JSON.stringify('It stopped.')).slice(1, -1))
  act(() => openSupport())
  desk = await findWindow()
  expect(await desk.findByRole('textbox', { name: cases.columns.title })).toHaveProperty('value', 'A round')
  // happy-dom does not set a select that is being mounted.
  await user.selectOptions(desk.getByRole('combobox'), 'GAME')
  await user.click(desk.getByRole('button', { name: cases.send }))
  await waitFor(() =>
    expect(requested('OpenServiceCase')).toMatchObject({
      input: { topic: 'GAME', title: 'A round', text: 'It stopped.', uploads: [] },
    }),
  )
  await user.click(await desk.findByRole('button', { name: cases.service.back }))
  expect(await desk.findByRole('textbox', { name: cases.columns.title })).toHaveProperty('value', '')
})

it.each([
  ['the account is unknown for a moment', () => isViewerPending.set(true), () => isViewerPending.set(false)],
  ['its data leave the cache', () => void client.cache.evict({ id: 'ROOT_QUERY', fieldName: 'viewer' }), () => {}],
])('keeps the field that is typed in while %s', async (_what, begin, end) => {
  const user = await open()
  const desk = await findWindow()
  const title = await desk.findByRole('textbox', { name: cases.columns.title })
  await user.type(title, 'A')
  act(begin)
  await user.keyboard(' round')
  act(end)
  expect(title.isConnected).toBe(true)
  expect(title).toHaveProperty('value', 'A round')
})

it('keeps an unsent line of each case past the end of the session, and forgets it when the account signs out', async () => {
  const user = await open()
  let desk = await findWindow()
  await user.click(await desk.findByRole('button', { name: 'Deposit' }))
  await user.type(await desk.findByRole('textbox', { name: cases.write }), 'Is it')
  await user.click(desk.getByRole('button', { name: cases.service.back }))
  expect(await desk.findByRole('textbox', { name: cases.write })).toHaveProperty('value', '')
  await user.click(desk.getByRole('button', { name: 'Deposit' }))
  expect(await desk.findByRole('textbox', { name: cases.write })).toHaveProperty('value', 'Is it')
  const openAgain = async () => {
    act(() => forgetAccountStores())
    act(() => openSupport())
    desk = await findWindow()
    await user.click(await desk.findByRole('button', { name: 'Deposit' }))
    return desk.findByRole('textbox', { name: cases.write })
  }
  expect(await openAgain()).toHaveProperty('value', 'Is it')
  // As signing out does.
  sessionStorage.clear()
  expect(await openAgain()).toHaveProperty('value', '')
})

it('gives its place to the chat, and takes it', async () => {
  const user = await open()
  await findWindow()
  const [button] = await screen.findAllByRole('button', { name: new RegExp(`^${shell.chat}`), hidden: true })
  await user.click(button as HTMLElement)
  expect(await screen.findByRole('dialog', { name: chat.title })).toBeTruthy()
  expect(screen.queryByRole('dialog', { name: cases.title })).toBeNull()
  act(() => openSupport())
  await findWindow()
  expect(chatSize.get()).toBe('closed')
})

it('asks a visitor for an e-mail address, and checks it', async () => {
  const user = await open({ viewer: null })
  const desk = await findWindow()
  await user.type(await desk.findByRole('textbox', { name: cases.guest.email }), 'lan')
  await user.selectOptions(desk.getByRole('combobox'), 'ACCOUNT')
  await user.type(desk.getByRole('textbox', { name: cases.columns.title }), 'A question')
  await user.type(desk.getByRole('textbox', { name: cases.write }), 'How do I register?')
  await user.click(desk.getByRole('button', { name: cases.send }))
  expect(await desk.findByText(cases.guest.badEmail)).toBeTruthy()
  expect(requested('OpenGuestCase')).toBeUndefined()
  await user.type(desk.getByRole('textbox', { name: cases.guest.email }), '@mail.example')
  await user.click(desk.getByRole('button', { name: cases.send }))
  await waitFor(() =>
    expect(requested('OpenGuestCase')).toMatchObject({
      input: { email: 'lan@mail.example', topic: 'ACCOUNT', title: 'A question', text: 'How do I register?' },
    }),
  )
  expect(await desk.findByRole('list', { name: cases.transcript })).toBeTruthy()
})
