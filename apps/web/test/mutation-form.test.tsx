import { render, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Profiler } from 'react'
import { createMemoryRouter, Link, RouterProvider } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { MutationForm } from '../src/forms/mutation-form.tsx'
import { useMutationForm } from '../src/forms/use-mutation-form.ts'
import applicant from '@playhouse/shared/texts/web/EN/applicant.json' with { type: 'json' }
import errors from '@playhouse/shared/texts/web/EN/errors.json' with { type: 'json' }
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import messages from '@playhouse/shared/texts/web/EN/messages.json' with { type: 'json' }
import profile from '@playhouse/shared/texts/web/EN/profile.json' with { type: 'json' }
import site from '@playhouse/shared/texts/web/EN/site.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { RadioGroup } from '../src/ui/radio-group.tsx'
import { TextField } from '../src/ui/text-field.tsx'
import { fill, openSite, sent, viewer } from './site.tsx'

const TYPES = {
  MessagePage: () => ({ nodes: [], totalCount: 0 }),
  PageNumbers: () => ({ page: 1, totalPages: 1 }),
  MessageRecipients: () => ({ uplineUsername: 'suba', directCount: 0, directUsernames: [] }),
  AgentProgramme: () => ({ rebateBasisPoints: 60, application: null }),
}
const openMessages = async (types: object = {}, fails?: (operation: string) => boolean) => {
  const user = await openSite('/member/messages', {
    query: viewer('MEMBER'),
    types: { ...TYPES, SendMessageResult: () => ({ __typename: 'SendMessageSuccess', recipientCount: 1 }), ...types },
    ...(fails && { fails }),
  })
  await user.click(await screen.findByRole('button', { name: messages.write }))
  return { user, dialog: within(screen.getByRole('dialog', { name: messages.write })) }
}
afterEach(() => void vi.restoreAllMocks())

const sentMessages = () =>
  sent.flatMap(({ operationName, variables }) =>
    operationName === 'SendMessage' ? [variables?.['input'] as Record<string, unknown>] : [],
  )

it('focuses the first field that is missing, in the order of the page', async () => {
  const { user, dialog } = await openMessages()
  await user.click(dialog.getByRole('button', { name: messages.send }))
  expect(document.activeElement).toBe(dialog.getByRole('textbox', { name: messages.subject }))
})

it('sends once when it is pressed twice, without the blanks around texts', async () => {
  const { user, dialog } = await openMessages()
  const count = sentMessages().length
  await user.type(dialog.getByRole('textbox', { name: messages.subject }), '  Hello ')
  await user.type(dialog.getByRole('textbox', { name: messages.text }), 'Good evening')
  await user.dblClick(dialog.getByRole('button', { name: messages.send }))
  await waitFor(() => expect(screen.queryByRole('dialog', { name: messages.write })).toBeNull())
  expect(sentMessages().slice(count)).toMatchObject([{ title: 'Hello', content: 'Good evening' }])
})

it('keeps the typed values after a failure, and repeats it under the same request key', async () => {
  const { user, dialog } = await openMessages({}, (operation) => operation === 'SendMessage')
  const count = sentMessages().length
  await user.type(dialog.getByRole('textbox', { name: messages.subject }), 'Hello')
  await user.type(dialog.getByRole('textbox', { name: messages.text }), 'Good evening')
  for (const press of [1, 2]) {
    await user.click(dialog.getByRole('button', { name: messages.send }))
    expect(await screen.findByText(faults.outcome.checking)).toBeTruthy()
    await waitFor(() => expect(sentMessages()).toHaveLength(count + press * 3))
    expect((await dialog.findByRole('alert')).textContent).toContain(errors.codes.OUTCOME_UNKNOWN)
  }
  const [first, ...others] = sentMessages().slice(count)
  expect(others).toEqual(others.map(() => first))
})

it('asks before a dialog discards typed values, and only then', async () => {
  const { user, dialog } = await openMessages()
  await user.type(dialog.getByRole('textbox', { name: messages.subject }), 'Hello')
  await user.click(dialog.getByRole('button', { name: ui.close }))
  const question = within(await screen.findByRole('alertdialog', { name: ui.discardTitle }))
  await user.click(question.getByRole('button', { name: ui.keepEditing }))
  expect(dialog.getByRole('textbox', { name: messages.subject })).toHaveProperty('value', 'Hello')
  await user.clear(dialog.getByRole('textbox', { name: messages.subject }))
  await user.click(dialog.getByRole('button', { name: ui.cancel }))
  expect(screen.queryByRole('dialog', { name: messages.write })).toBeNull()
})

it('asks before another page discards typed values', async () => {
  const user = await openSite('/member/become-agent', { query: viewer('MEMBER'), types: TYPES })
  await user.type(await screen.findByRole('textbox', { name: applicant.motivation }), 'I know many players.')
  const leave = () => user.click(screen.getAllByRole('link', { name: site.footer.agreement })[0] ?? document.body)
  await leave()
  const question = within(await screen.findByRole('alertdialog', { name: ui.discardTitle }))
  await user.click(question.getByRole('button', { name: ui.keepEditing }))
  expect(location.pathname).toBe('/member/become-agent')
  await leave()
  await user.click(within(screen.getByRole('alertdialog')).getByRole('button', { name: ui.discard }))
  await waitFor(() => expect(location.pathname).not.toBe('/member/become-agent'))
})

it('asks for the changed form of a page that has several', async () => {
  function Form({ label }: { label: string }) {
    const form = useMutationForm({
      defaultValues: { text: '' },
      send: async () => ({ success: {}, result: undefined }),
    })
    return (
      <MutationForm form={form} guarded>
        <input aria-label={label} {...form.field('text')} />
      </MutationForm>
    )
  }
  const page = (
    <>
      <Form label="first" />
      <Form label="second" />
      <Link to="/other">Other</Link>
    </>
  )
  const user = userEvent.setup()
  const router = createMemoryRouter([
    { path: '/', element: page },
    { path: '/other', element: null },
  ])
  render(<RouterProvider router={router} />)
  await user.type(screen.getByRole('textbox', { name: 'first' }), 'Hello')
  await user.click(screen.getByRole('link'))
  expect(await screen.findByRole('alertdialog')).toBeTruthy()
  expect(router.state.location.pathname).toBe('/')
})

/** A form of one field and one choice, whose `send` refuses with these faults. */
function TwoFields({ refused }: { refused: Partial<Record<'amount' | 'way' | 'root', string>> }) {
  const form = useMutationForm({
    defaultValues: { amount: '', way: '' },
    send: async (values) => {
      typed.push(values.amount)
      return {
        success: undefined,
        problem: { code: 'INVALID_INPUT', text: '', field: undefined, fields: [], retryAfterSeconds: undefined },
        result: undefined,
      }
    },
    place: () => refused,
  })
  const way = form.choice('way')
  return (
    <MutationForm form={form}>
      <RadioGroup label="Way" options={[{ value: 'QR', label: 'QR code' }]} {...way} />
      <TextField label="Amount" {...form.field('amount', 'Say how much')} />
      <button type="submit">Send</button>
    </MutationForm>
  )
}
const typed: string[] = []
const openTwoFields = (refused: Parameters<typeof TwoFields>[0]['refused']) => {
  typed.length = 0
  render(<RouterProvider router={createMemoryRouter([{ path: '/', element: <TwoFields refused={refused} /> }])} />)
  return userEvent.setup()
}
const scrolledTo = () => vi.spyOn(Element.prototype, 'scrollIntoView')

it('shows a field’s fault beside the button, and scrolls to the field', async () => {
  const user = openTwoFields({})
  const scroll = scrolledTo()
  await user.click(screen.getByRole('button', { name: 'Send' }))
  const beside = await screen.findByText(fill(ui.faultAt, { field: 'Amount', text: 'Say how much' }))
  const button = screen.getByRole('button', { name: 'Send' })
  expect(button.compareDocumentPosition(beside)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  const field = screen.getByRole('textbox', { name: 'Amount' })
  await waitFor(() => expect(document.activeElement).toBe(field))
  expect(scroll.mock.contexts).toEqual([field])
  await user.type(field, '5')
  await waitFor(() => expect(screen.queryByText(ui.notSent)).toBeNull())
})

it('shows a refusal beside the button, and the first field at fault, also a choice', async () => {
  const user = openTwoFields({ amount: 'Too much', way: 'Closed today' })
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  expect(await screen.findByText(fill(ui.faultAt, { field: 'Amount', text: 'Too much' }))).toBeTruthy()
  expect(screen.getAllByText('Closed today')).toHaveLength(2)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('radio', { name: 'QR code' })))
})

it('shows a refusal without a field beside the button, which keeps the focus', async () => {
  const user = openTwoFields({ root: 'Closed today' })
  const scroll = scrolledTo()
  await user.type(screen.getByRole('textbox', { name: 'Amount' }), '5')
  const button = screen.getByRole('button', { name: 'Send' })
  await user.click(button)
  const alert = await screen.findByRole('alert')
  expect(button.compareDocumentPosition(alert)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
  await waitFor(() => expect(scroll.mock.contexts).toEqual([alert.parentElement]))
  expect(document.activeElement).toBe(button)
})

it('sends nothing while a date is none, which browsers call empty', async () => {
  const user = await openSite('/member/profile', { query: viewer('MEMBER') })
  const birthday = await screen.findByLabelText<HTMLInputElement>(profile.birthday)
  Object.defineProperty(birthday, 'validity', { value: { badInput: true } })
  const nickname = screen.getByRole('textbox', { name: (name) => name.startsWith(profile.nickname) })
  await user.type(nickname, 'x')
  await user.click(screen.getByRole('button', { name: profile.save }))
  await waitFor(() => expect(birthday.getAttribute('aria-invalid')).toBe('true'))
  expect(screen.getByText(ui.dateWrong)).toBeTruthy()
  expect(document.activeElement).toBe(birthday)
  expect(sent.filter(({ operationName }) => operationName === 'UpdateProfile')).toEqual([])
})

it('takes a half-typed date for a change, and says at the field that it is no date', async () => {
  const user = await openSite('/member/profile', { query: viewer('MEMBER') })
  const birthday = await screen.findByLabelText<HTMLInputElement>(profile.birthday)
  Object.defineProperty(birthday, 'validity', { value: { badInput: true } })
  await user.click(birthday)
  await user.tab()
  expect(screen.queryByText(profile.nothingChanged)).toBeNull()
  await user.click(screen.getByRole('button', { name: profile.save }))
  await waitFor(() => expect(document.activeElement).toBe(birthday))
  expect(screen.getByText(ui.dateWrong)).toBeTruthy()
})

it('sends values that a browser filled in without an event', async () => {
  const user = openTwoFields({ root: 'Closed today' })
  const field = screen.getByRole<HTMLInputElement>('textbox', { name: 'Amount' })
  // The browser's own setter, which React does not hear.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, '500')
  await user.click(screen.getByRole('button', { name: 'Send' }))
  await screen.findByRole('alert')
  expect(typed).toEqual(['500'])
})

it('renders a form again for a choice, but not for each key', async () => {
  function Form() {
    const form = useMutationForm({
      defaultValues: { colour: 'red', text: '' },
      send: async () => ({ success: {}, result: undefined }),
    })
    const { value, onChange } = form.choice('colour')
    return (
      <MutationForm form={form}>
        <button type="button" aria-label={value} onClick={() => onChange('blue')} />
        <input {...form.field('text')} />
      </MutationForm>
    )
  }
  const user = userEvent.setup()
  const onRender = vi.fn<() => void>()
  render(
    <Profiler id="form" onRender={onRender}>
      <Form />
    </Profiler>,
  )
  await user.type(screen.getByRole('textbox'), 'a')
  onRender.mockClear()
  await user.type(screen.getByRole('textbox'), 'bcdefghij')
  expect(onRender).not.toHaveBeenCalled()
  await user.click(screen.getByRole('button', { name: 'red' }))
  expect(screen.getByRole('button', { name: 'blue' })).toBeTruthy()
})
