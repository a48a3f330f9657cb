import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useState } from 'react'
import { afterEach, expect, it } from 'vitest'
import { useFocusRescue } from '../src/app/use-focus-rescue.ts'

afterEach(cleanup)

function Rows() {
  useFocusRescue()
  const [rows, setRows] = useState(['Peach', 'Plum'])
  return (
    <main tabIndex={-1}>
      {rows.length > 0 ? (
        <ul>
          {rows.map((row) => (
            <li key={row}>
              <button type="button" onClick={() => setRows(rows.filter((other) => other !== row))}>
                {row}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <button type="button" onClick={() => setRows([])}>
        None
      </button>
    </main>
  )
}

function Question() {
  useFocusRescue()
  const [isAnswered, setAnswered] = useState(false)
  return (
    <ul>
      <li>
        <dialog open>
          {isAnswered ? (
            'Done'
          ) : (
            <button type="button" onClick={() => setAnswered(true)}>
              Answer
            </button>
          )}
        </dialog>
      </li>
    </ul>
  )
}

function Choices() {
  useFocusRescue()
  const [isChosen, setChosen] = useState(true)
  return (
    <main tabIndex={-1}>
      <div popover="auto" id="choices">
        {isChosen ? (
          <button type="button" onClick={() => setChosen(false)}>
            Clear
          </button>
        ) : null}
      </div>
    </main>
  )
}

function Setting() {
  useFocusRescue()
  const [isSaving, setSaving] = useState(false)
  return (
    <main tabIndex={-1}>
      <div role="group">
        <button type="button" disabled={isSaving} onClick={() => setSaving(true)}>
          Save
        </button>
      </div>
      <button type="button" tabIndex={-1} onClick={() => setSaving(false)}>
        Saved
      </button>
    </main>
  )
}

const press = async (name: string) => {
  const button = screen.getByRole('button', { name })
  button.focus()
  await userEvent.keyboard('{Enter}')
  await waitFor(() => expect(screen.queryByRole('button', { name })).toBeNull())
}

it('focuses the list when a focused row disappears, then the page when the list does', async () => {
  render(<Rows />)
  await press('Peach')
  const list = screen.getByRole('list')
  await waitFor(() => expect(document.activeElement).toBe(list))
  await press('Plum')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')))
  expect(list.hasAttribute('tabindex')).toBe(false)
})

it('stays in the dialog when its focused button disappears', async () => {
  render(<Question />)
  await press('Answer')
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('dialog')))
})

it('stays in the popover when its focused button disappears', async () => {
  render(<Choices />)
  await press('Clear')
  await waitFor(() => expect(document.activeElement?.id).toBe('choices'))
})

it('focuses the group while its focused button is disabled, and the button when it is enabled again', async () => {
  render(<Setting />)
  const save = screen.getByRole('button', { name: 'Save' })
  save.focus()
  // Browsers blur a button that is disabled; jsdom keeps its focus.
  save.blur()
  fireEvent.click(save)
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group')))
  fireEvent.click(screen.getByRole('button', { name: 'Saved' }))
  await waitFor(() => expect(document.activeElement).toBe(save))
})

it('leaves the focus alone when a button disappears that was left by a press elsewhere', async () => {
  render(<Rows />)
  const row = screen.getByRole('button', { name: 'Peach' })
  row.focus()
  fireEvent.pointerDown(document.body)
  row.blur()
  fireEvent.click(row)
  await waitFor(() => expect(row.isConnected).toBe(false))
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(document.activeElement).toBe(document.body)
})
