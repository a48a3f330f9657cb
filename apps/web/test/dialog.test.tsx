import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Dialog } from '../src/ui/dialog.tsx'

it('has its close button before the fields and the footer in the order of the Tab key', () => {
  render(
    <Dialog title="Write" closeLabel="Close" onClose={() => undefined} footer={<button type="button">Send</button>}>
      <input aria-label="Title" />
    </Dialog>,
  )
  const stops = [...screen.getByRole('dialog').querySelectorAll('button, input')]
  expect(stops.map((stop) => stop.getAttribute('aria-label') ?? stop.textContent)).toEqual(['Close', 'Title', 'Send'])
  expect(screen.getByRole('button', { name: 'Close' })).toHaveProperty('inert', false)
})
