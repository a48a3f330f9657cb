import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, it, vi } from 'vitest'
import { DateBox } from '../src/ui/date-box.tsx'

afterEach(cleanup)

async function type(text: string) {
  const onType = vi.fn<(day: string) => void>()
  render(<DateBox label="From" format="yyyy-mm-dd" value="2026-01-01" wrong="No such day" onType={onType} />)
  const box = screen.getByRole('textbox', { name: 'From' })
  await userEvent.clear(box)
  await userEvent.type(box, `${text}{Enter}`)
  return { onType, box }
}

it.each([
  ['2026-11-03', '2026-11-03'],
  ['2026/11/3', '2026-11-03'],
  ['20261103', '2026-11-03'],
])('takes %s as the day %s', async (text, day) => {
  const { onType } = await type(text)
  expect(onType).toHaveBeenCalledExactlyOnceWith(day)
})

it.each(['2026111', '202611', '2026-1103', '2026-02-30', '2026-13-01', 'soon'])(
  'refuses %s and keeps it',
  async (text) => {
    const { onType, box } = await type(text)
    expect(onType).not.toHaveBeenCalled()
    expect(box).toHaveProperty('value', text)
    expect(box.getAttribute('aria-invalid')).toBe('true')
    expect(screen.getByText('No such day')).toBeTruthy()
  },
)
