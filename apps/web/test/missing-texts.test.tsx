import { screen, within } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { INITIAL_NAMESPACES } from '../src/i18n/initial-namespaces.ts'
import faults from '@playhouse/shared/texts/web/EN/faults.json' with { type: 'json' }
import { findHeader, openSite, SOON } from './site.tsx'

vi.mock('@playhouse/shared/texts/web/EN/raffles.json', () => {
  throw new TypeError('Failed to fetch dynamically imported module')
})

it('shows an error with a button that reloads instead of a screen whose texts fail to load', async () => {
  await openSite('/help', { texts: INITIAL_NAMESPACES })
  await findHeader()
  history.pushState(null, '', '/winners/raffles')
  dispatchEvent(new PopStateEvent('popstate', { state: null }))
  const alert = within(await within(await screen.findByRole('main')).findByRole('alert', {}, SOON))
  expect(alert.getByRole('heading', { name: faults.partTitle })).toBeTruthy()
  expect(alert.getByRole('button', { name: faults.reload })).toBeTruthy()
  expect(document.body.textContent).not.toContain('resultsIntro')
})
