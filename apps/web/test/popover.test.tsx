import { cleanup, fireEvent, render, within } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Popover } from '../src/ui/popover.tsx'

afterEach(cleanup)

it.each(['before', 'after'])('closes when the focus goes from its trigger to an element %s it', (where) => {
  const { container } = render(
    <>
      <button type="button">before</button>
      <Popover label="Days" trigger={(trigger) => <button {...trigger}>Open</button>}>
        <button type="button">inside</button>
      </Popover>
      <button type="button">after</button>
    </>,
  )
  const page = within(container)
  const popover = page.getByRole('dialog', { hidden: true })
  const hidePopover = vi.fn<() => void>()
  Object.assign(popover, { hidePopover })
  page.getByRole('button', { name: 'Open' }).focus()
  // Happy-dom has no popovers.
  fireEvent(popover, Object.assign(new Event('beforetoggle'), { newState: 'open' }))
  page.getByRole('button', { name: 'inside' }).focus()
  page.getByRole('button', { name: 'Open' }).focus()
  expect(hidePopover).not.toHaveBeenCalled()
  page.getByRole('button', { name: where }).focus()
  expect(hidePopover).toHaveBeenCalled()
})
