import { screen, waitFor, within } from '@testing-library/react'
import { webcrypto } from 'node:crypto'
import { expect, it, vi } from 'vitest'
import { forgetAccountStores } from '../src/access/account-store.ts'
import { client } from '../src/graphql/client.ts'
import { applyEvent } from '../src/graphql/live/apply-event.ts'
import cases from '@playhouse/shared/texts/web/EN/cases.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import upload from '@playhouse/shared/texts/web/EN/upload.json' with { type: 'json' }
import { answerUploads, fill, openSite, PNG, sent, viewer } from './site.tsx'
import { said } from './said.ts'

const LINES = [
  { isAnswer: false, text: 'Where is my deposit?', uploadIds: [] },
  { isAnswer: true, text: '<b>It has arrived.</b>', uploadIds: [] },
]
async function open(address: string, found: object = {}, types: object = {}) {
  // Lines that another test left unsent.
  forgetAccountStores()
  sessionStorage.clear()
  return openSite(address, {
    query: viewer('MEMBER'),
    types: {
      ServiceCase: () => ({ id: '12', title: 'Deposit', topic: 'WALLET', state: 'OPEN', unseenCount: 0, ...found }),
      ServiceCasePage: () => ({ nodes: [{}] }),
      PageNumbers: () => ({ page: 1, totalPages: 1 }),
      ServiceCaseResult: () => ({ __typename: 'ServiceCaseSuccess' }),
      ...types,
    },
  })
}
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name).at(-1)?.variables

it('asks a visitor to log in', async () => {
  await openSite('/member/service')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('lists cases with new messages, and the desk’s opening hours', async () => {
  await open('/member/service', { unseenCount: 1 }, { ServiceDeskHours: () => ({ isOpen: true, opensAt: '08:00' }) })
  expect((await screen.findByRole('link', { name: 'Deposit' })).getAttribute('href')).toBe('/member/service?case=12')
  expect(screen.getByText('1 new answer')).toBeTruthy()
  expect(screen.getByText(/Open now, from 08:00/)).toBeTruthy()
})

it('opens a case after naming the missing fields', async () => {
  const user = await open('/member/service')
  await user.click(await screen.findByRole('link', { name: cases.writeToUs }))
  const dialog = within(await screen.findByRole('dialog', { name: cases.writeToUs }))
  await user.click(dialog.getByRole('button', { name: cases.send }))
  expect(dialog.getByText(cases.noTopic)).toBeTruthy()
  expect(dialog.getByText(cases.noTitle)).toBeTruthy()
  expect(requested('OpenServiceCase')).toBeUndefined()
  await user.selectOptions(dialog.getByRole('combobox'), 'GAME')
  await user.type(dialog.getByRole('textbox', { name: cases.columns.title }), 'A round')
  await user.type(dialog.getByRole('textbox', { name: cases.write }), 'It stopped.')
  await user.click(dialog.getByRole('button', { name: cases.send }))
  await waitFor(() =>
    expect(requested('OpenServiceCase')).toMatchObject({
      input: { topic: 'GAME', title: 'A round', text: 'It stopped.', uploads: [] },
    }),
  )
})

it('begins with what the link to the form says, unless a text was begun before', async () => {
  const link = '/service?write=WALLET&about=Withdrawal+12'
  const user = await open(link)
  const findDialog = async () => within(await screen.findByRole('dialog', { name: cases.writeToUs }))
  let dialog = await findDialog()
  expect(location.pathname).toBe('/member/service')
  expect(dialog.getByRole('textbox', { name: cases.columns.title })).toHaveProperty('value', 'Withdrawal 12')
  await user.clear(dialog.getByRole('textbox', { name: cases.columns.title }))
  await user.type(dialog.getByRole('textbox', { name: cases.columns.title }), 'A round')
  await user.type(dialog.getByRole('textbox', { name: cases.write }), 'It stopped.')
  await openSite(link, { query: viewer('MEMBER') })
  dialog = await findDialog()
  expect(dialog.getByRole('textbox', { name: cases.columns.title })).toHaveProperty('value', 'A round')
})

it.each([
  ['2100-01-01T01:20:00Z', fill(cases.answerBy, { when: said('2100-01-01T01:20:00Z') })],
  ['2020-01-01T01:20:00Z', fill(cases.answerLate, { when: said('2020-01-01T01:20:00Z') })],
])('says by when the desk answers, or that it is late: %s', async (answerBy, texts) => {
  await open('/member/service?case=12', { lines: LINES, answerBy })
  expect(await screen.findByText(texts)).toBeTruthy()
})

it('refuses bad files at the file, and sends the text with the good ones', async () => {
  answerUploads(200, ({ name }) => (name === 'wide.png' ? { errorCode: 'upload.picture.too.large' } : {}))
  let uploads = 0
  const user = await open(
    '/member/service',
    {},
    {
      CreateUploadResult: () => ({ __typename: 'CreateUploadSuccess' }),
      CreateUploadSuccess: () => ({ id: `picture-${(uploads += 1)}` }),
    },
  )
  await user.click(await screen.findByRole('link', { name: cases.writeToUs }))
  const dialog = within(await screen.findByRole('dialog', { name: cases.writeToUs }))
  await user.selectOptions(dialog.getByRole('combobox'), 'GAME')
  await user.type(dialog.getByRole('textbox', { name: cases.columns.title }), 'A round')
  await user.type(dialog.getByRole('textbox', { name: cases.write }), 'It stopped.')
  const input = dialog.getByLabelText(new RegExp(cases.attach))
  const getFailure = (name: string) => within(dialog.getByText(name).closest('li') as HTMLElement).findByRole('alert')
  const picture = (name: string) => new File([PNG], name, { type: 'image/png' })

  await user.upload(input, [picture('good.png'), new File(['MZ'], 'setup.png', { type: 'image/png' })])
  expect((await getFailure('setup.png')).textContent).toBe(upload.failures.TYPE)
  await dialog.findByText(upload.ready)
  await user.upload(input, [new File(['<svg/>'], 'drawing.svg.png', { type: 'image/png' })])
  expect((await getFailure('drawing.svg.png')).textContent).toBe(upload.failures.TYPE)
  await user.upload(input, [new File([PNG, new Uint8Array(6 * 1024 * 1024)], 'large.png', { type: 'image/png' })])
  expect((await getFailure('large.png')).textContent).toBe(upload.failures.SIZE)
  await user.upload(input, [picture('wide.png')])
  expect((await getFailure('wide.png')).textContent).toBe(upload.failures.PIXELS)

  // Four in all: the fourth is not taken, and the field says so.
  await user.upload(input, [picture('second.png'), picture('third.png'), picture('fourth.png')])
  expect(await dialog.findByText(fill(upload.tooMany_other, { count: 3 }))).toBeTruthy()
  await waitFor(() => expect(dialog.getAllByText(upload.ready)).toHaveLength(3))
  expect(dialog.queryByText('fourth.png')).toBeNull()
  await user.click(dialog.getByRole('button', { name: cases.send }))
  await waitFor(() =>
    expect(requested('OpenServiceCase')).toMatchObject({
      input: { title: 'A round', text: 'It stopped.', uploads: expect.toSatisfy((ids: string[]) => ids.length === 3) },
    }),
  )
})

it.each([
  ['/member/service', 40, fill(errors.timed.RATE_LIMITED_other, { count: 40 })],
  ['/member/service?case=12', 1_500, fill(errors.timed.RATE_LIMITED_MINUTES_other, { count: 25 })],
])(
  'keeps the text and says when to try again after too many lines at %s',
  async (address, retryAfterSeconds, texts) => {
    const refused = { __typename: 'Problem', code: 'RATE_LIMITED', retryAfterSeconds }
    const user = await open(address, { lines: LINES }, { ServiceCaseResult: () => refused })
    const isNew = !address.includes('case=')
    if (isNew) await user.click(await screen.findByRole('link', { name: cases.writeToUs }))
    if (isNew) await user.selectOptions(await screen.findByRole('combobox'), 'GAME')
    if (isNew) await user.type(screen.getByRole('textbox', { name: cases.columns.title }), 'A round')
    const field = await screen.findByRole('textbox', { name: cases.write })
    await user.type(field, 'It stopped.')
    await user.click(screen.getByRole('button', { name: cases.send }))
    expect(await screen.findByText(texts)).toBeTruthy()
    expect(field).toHaveProperty('value', 'It stopped.')
  },
)

it('shows messages as plain text, and sends another one', async () => {
  const user = await open('/member/service?case=12', { lines: LINES })
  const transcript = within(await screen.findByRole('list', { name: cases.transcript }))
  expect(transcript.getByText('<b>It has arrived.</b>')).toBeTruthy()
  await user.type(screen.getByRole('textbox', { name: cases.write }), 'Thank you')
  await user.click(screen.getByRole('button', { name: cases.send }))
  await waitFor(() => expect(requested('WriteServiceCase')).toMatchObject({ input: { id: '12', text: 'Thank you' } }))
})

it('loads an answer as soon as it is written', async () => {
  await open('/member/service?case=12', { lines: LINES })
  await screen.findByRole('list', { name: cases.transcript })
  const count = sent.filter(({ operationName }) => operationName === 'CasesScreen').length
  applyEvent(client, {
    __typename: 'ServiceCaseChanged',
    cursor: 'MC4w',
    caseId: '12',
    caseState: 'ANSWERED',
    unseenCount: 1,
  })
  await waitFor(() =>
    expect(sent.filter(({ operationName }) => operationName === 'CasesScreen').length).toBeGreaterThan(count),
  )
})

it('says that there is no such case', async () => {
  await open('/member/service?case=99', {}, { MemberAccount: () => ({ serviceCase: null }) })
  expect(await screen.findByRole('heading', { name: cases.noSuchTitle })).toBeTruthy()
})

it('sends a retry after a lost response under the same key, and other words under a new one, over plain http too', async () => {
  vi.stubGlobal('crypto', { getRandomValues: (bytes: Uint8Array<ArrayBuffer>) => webcrypto.getRandomValues(bytes) })
  const user = await open('/member/service?case=12', { lines: LINES })
  const field = await screen.findByRole('textbox', { name: cases.write })
  const keys = () =>
    sent.flatMap(({ operationName, variables }) =>
      operationName === 'WriteServiceCase' ? [(variables as { input: { requestKey: string } }).input.requestKey] : [],
    )
  const answer = globalThis.fetch
  let isLost = true
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const response = await answer(address, request)
    if (isLost && String(request.body).includes('WriteServiceCase')) throw new TypeError('Failed to fetch')
    return response
  })
  const send = async (count: number) => {
    await user.click(screen.getByRole('button', { name: cases.send }))
    await waitFor(() => expect(keys()).toHaveLength(count))
    await screen.findByText(errors.codes.OUTCOME_UNKNOWN)
  }
  await user.type(field, 'Any news?')
  await send(3)
  await send(6)
  expect(new Set(keys()).size).toBe(1)
  await user.type(field, ' I have to pay my rent.')
  isLost = false
  await user.click(screen.getByRole('button', { name: cases.send }))
  await waitFor(() => expect(keys()).toHaveLength(7))
  expect(keys()[6]).not.toBe(keys()[0])
})
