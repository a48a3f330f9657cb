import { render, screen } from '@testing-library/react'
import { expect, it } from 'vitest'
import { Button } from '../src/ui/button.tsx'

it('keeps the focus when a reason disables it and is removed again', () => {
  const { rerender } = render(<Button disabledReason={null}>Add</Button>)
  const button = screen.getByRole('button', { name: 'Add' })
  expect(button.hasAttribute('aria-describedby')).toBe(false)
  button.focus()
  rerender(<Button disabledReason="Choose a number">Add</Button>)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Add', description: 'Choose a number' }))
  rerender(<Button disabledReason={null}>Add</Button>)
  expect(document.activeElement).toBe(button)
  expect(button.isConnected).toBe(true)
})
