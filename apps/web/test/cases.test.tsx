import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { emitLiveEvent } from '../src/graphql/live/live-events.ts'
import { pack as cases } from '../src/i18n/packs/EN/cases.ts'
import { pack as records } from '../src/i18n/packs/EN/records.ts'
import { openSite, sent, viewer } from './site.tsx'

const LINES = [
  { isAnswer: false, text: 'Where is my deposit?', uploadIds: [] },
  { isAnswer: true, text: '<b>It has arrived.</b>', uploadIds: [] },
]
const open = (address: string, found: object = {}, types: object = {}) =>
  openSite(address, {
    query: viewer('MEMBER'),
    types: {
      ServiceCase: () => ({ id: '12', title: 'Deposit', topic: 'WALLET', state: 'OPEN', unseenCount: 0, ...found }),
      ServiceCaseConnection: () => ({ nodes: [{}] }),
      PageInfo: () => ({ page: 1, totalPages: 1 }),
      ServiceCaseResult: () => ({ __typename: 'ServiceCaseSuccess' }),
      ...types,
    },
  })
const asked = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('asks a visitor to log in', async () => {
  await openSite('/member/service')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('lists cases with what is new, and when the desk answers', async () => {
  await open('/member/service', { unseenCount: 1 }, { ServiceDeskHours: () => ({ isOpen: true, opensAt: '08:00' }) })
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/member/service?case=12')
  expect(screen.getByText('1 new answer')).toBeTruthy()
  expect(screen.getByText(/Open now, from 08:00/)).toBeTruthy()
})

it('opens a case after naming what is missing', async () => {
  const user = await open('/member/service')
  await user.click(await screen.findByRole('button', { name: cases.open }))
  const dialog = within(screen.getByRole('dialog', { name: cases.open }))
  await user.click(dialog.getByRole('button', { name: cases.send }))
  expect(dialog.getByText(cases.noTitle)).toBeTruthy()
  expect(asked('OpenServiceCase')).toBeUndefined()
  await user.selectOptions(dialog.getByRole('combobox'), 'GAME')
  await user.type(dialog.getByRole('textbox', { name: cases.columns.title }), 'A round')
  await user.type(dialog.getByRole('textbox', { name: cases.write }), 'It stopped.')
  await user.click(dialog.getByRole('button', { name: cases.send }))
  await waitFor(() =>
    expect(asked('OpenServiceCase')).toMatchObject({
      input: { topic: 'GAME', title: 'A round', text: 'It stopped.', uploads: [] },
    }),
  )
})

it('shows what was written as text, and writes on', async () => {
  const user = await open('/member/service?case=12', { lines: LINES })
  const transcript = within(await screen.findByRole('list', { name: cases.transcript }))
  expect(transcript.getByText('<b>It has arrived.</b>')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: cases.write }), 'Thank you')
  await user.click(screen.getByRole('button', { name: cases.send }))
  await waitFor(() => expect(asked('WriteServiceCase')).toMatchObject({ input: { id: '12', text: 'Thank you' } }))
})

it('loads an answer as soon as it is written', async () => {
  await open('/member/service?case=12', { lines: LINES })
  await screen.findByRole('list', { name: cases.transcript })
  const count = sent.filter(({ operationName }) => operationName === 'CasesScreen').length
  emitLiveEvent({ __typename: 'ServiceCaseChanged', cursor: 'MC4w', caseId: '12', state: 'ANSWERED', unseenCount: 1 })
  await waitFor(() =>
    expect(sent.filter(({ operationName }) => operationName === 'CasesScreen').length).toBeGreaterThan(count),
  )
})

it('says that there is no such case', async () => {
  await open('/member/service?case=99', {}, { MemberAccount: () => ({ serviceCase: null }) })
  expect(await screen.findByRole('heading', { name: cases.noSuchTitle })).toBeTruthy()
})
