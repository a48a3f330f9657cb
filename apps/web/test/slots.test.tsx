import { render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { isInProjectPart, lazyPart } from '../src/extend/lazy-part.tsx'
import { Slot } from '../src/extend/slot.tsx'
import { SLOTS } from '../src/extend/slots.ts'
import type { SlotProps } from '../src/extend/slot-data.ts'

type Footer = SlotProps<'footer.end'>
const slots = SLOTS as { 'footer.end'?: React.ComponentType<Footer> }
afterEach(() => {
  delete slots['footer.end']
  vi.restoreAllMocks()
})

const renderFooter = () =>
  render(
    <footer>
      <span>ours</span>
      <Slot name="footer.end" data={{ brand: 'Lotus House' }} />
    </footer>,
  )

test('a slot renders nothing without a project', () => {
  expect(renderFooter().container.textContent).toBe('ours')
})

test('a slot renders the project’s component with its data', async () => {
  slots['footer.end'] = lazyPart<Footer>(async () => ({ Component: ({ brand }) => <p>{`rest at ${brand}`}</p> }), [])
  renderFooter()
  expect(await screen.findByText('rest at Lotus House')).toBeTruthy()
})

test('a component that throws costs its place only', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const failed = vi.fn<() => void>()
  const Broken = (): never => {
    failed()
    throw new Error('broken')
  }
  slots['footer.end'] = lazyPart<Footer>(async () => ({ Component: Broken }), [])
  const { container } = renderFooter()
  await expect.poll(() => failed.mock.calls.length).toBeGreaterThan(0)
  expect(container.textContent).toBe('ours')
})

test('the server tells a failure in a slot from one of ours', () => {
  expect(isInProjectPart('\n    at Component\n    at ProjectPart\n    at Suspense\n    at Slot\n    at Footer')).toBe(
    true,
  )
  expect(isInProjectPart('\n    at Lazy\n    at Suspense\n    at HomeScreen')).toBe(false)
})
