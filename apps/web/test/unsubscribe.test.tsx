import { screen, waitFor } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import notices from '@playhouse/shared/texts/web/EN/notices.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { fill, openSite, sent } from './site.tsx'

const { unsubscribe } = notices
const LINK = '/unsubscribe?token=7.PROMOTION.c2lnbmF0dXJl'
const requested = (name: string) => sent.filter(({ operationName }) => operationName === name)

it('ends the e-mails of a link once the button is pressed, and does not log in with its token', async () => {
  const user = await openSite(LINK, {
    types: { UnsubscribeResult: () => ({ __typename: 'UnsubscribeSuccess', kind: 'PROMOTION' }) },
  })
  // Loaded last, with what logs in by the token of other addresses.
  await screen.findByLabelText(ui.notifications)
  await vi.dynamicImportSettled()
  await screen.findByText(fill(unsubscribe.text, { kind: notices.kinds.PROMOTION }))
  expect(requested('Unsubscribe')).toHaveLength(0)
  await user.click(screen.getByRole('button', { name: unsubscribe.end }))
  expect(await screen.findByRole('heading', { name: unsubscribe.doneTitle })).toBeTruthy()
  expect(requested('Unsubscribe').map(({ variables }) => variables)).toEqual([
    { input: { token: '7.PROMOTION.c2lnbmF0dXJl' } },
  ])
  expect(requested('LogInWithToken')).toHaveLength(0)
})

it('leads to the message settings when the platform refuses the link', async () => {
  const user = await openSite(LINK, {
    types: { UnsubscribeResult: () => ({ __typename: 'Problem', code: 'NOT_FOUND' }) },
  })
  await user.click(await screen.findByRole('button', { name: unsubscribe.end }))
  expect(await screen.findByRole('heading', { name: unsubscribe.badTitle })).toBeTruthy()
  expect(screen.getByRole('link', { name: unsubscribe.settings }).getAttribute('href')).toBe('/member/message-settings')
})

it('offers no button for an incomplete link', async () => {
  await openSite('/unsubscribe?token=nothing')
  expect(await screen.findByRole('heading', { name: unsubscribe.badTitle })).toBeTruthy()
  await waitFor(() => expect(screen.queryByRole('button', { name: unsubscribe.end })).toBeNull())
})
