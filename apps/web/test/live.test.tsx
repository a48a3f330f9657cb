import { screen } from '@testing-library/react'
import { expect, it, vi } from 'vitest'
import { pack as live } from '../src/i18n/packs/EN/live.ts'
import { pack as shell } from '../src/i18n/packs/EN/shell.ts'
import { findHeader, openSite, viewer } from './site.tsx'

const money = (amount: string) => ({ __typename: 'Money', amount, currency: 'VND' })

/** Opens the site for a member whose stream the test writes. */
async function openLiveSite() {
  let write = (_event: object): void => {}
  await openSite('/no/such/page', { query: viewer('MEMBER') })
  const answer = globalThis.fetch
  let hasEnded = false
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    // The mocked site knows no sessions that end.
    if (hasEnded) return Response.json({ data: { viewer: null } })
    if (!String(request.body).includes('"operationName":"Live"')) return answer(address, request)
    const body = new ReadableStream<Uint8Array>({
      start: (controller) => {
        const send = (text: string) => controller.enqueue(new TextEncoder().encode(text))
        send('\r\n--graphql\r\n')
        write = (event) => {
          hasEnded ||= '__typename' in event && event.__typename === 'SessionEnded'
          const payload = { data: { live: { cursor: 'a', ...event } } }
          send(`content-type: application/json\r\n\r\n${JSON.stringify({ payload })}\r\n--graphql\r\n`)
        }
      },
    })
    return new Response(body, { headers: { 'content-type': 'multipart/mixed;boundary="graphql"' } })
  })
  const bar = await findHeader()
  return { bar, write: (event: object) => write(event) }
}

it('shows the balance that an event tells, and says what its owner waits for', async () => {
  const { bar, write } = await openLiveSite()
  await vi.waitFor(
    () => {
      write({
        __typename: 'BalanceChanged',
        balance: money('7654.00'),
        available: money('7654.00'),
        locked: money('0.00'),
      })
      expect(bar.getByRole('status').textContent).toContain('7,654')
    },
    { timeout: 10_000, interval: 100 },
  )
  write({ __typename: 'DepositChanged', depositId: '1', state: 'CONFIRMED', amount: money('50.00') })
  expect(await screen.findByText(live.depositCredited)).toBeTruthy()
})

it('signs the page out when the session ends elsewhere', async () => {
  const { bar, write } = await openLiveSite()
  await vi.waitFor(
    () => {
      write({ __typename: 'SessionEnded', reason: 'REPLACED' })
      expect(screen.getByText(live.sessionEnded.REPLACED)).toBeTruthy()
    },
    { timeout: 10_000, interval: 100 },
  )
  expect(await bar.findByRole('button', { name: shell.logIn })).toBeTruthy()
})
