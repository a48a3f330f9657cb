import { screen, waitFor, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { anotherAccount } from '../src/graphql/another-account.ts'
import common from '@playhouse/shared/texts/web/EN/common.json' with { type: 'json' }
import session from '@playhouse/shared/texts/web/EN/session.json' with { type: 'json' }
import { fill, findHeader, openSite, sent, viewer } from './site.tsx'

const OTHER = { id: '8', username: 'otherone77' }
const { another } = session
const member = (id: string) => ({ viewer: { ...viewer('MEMBER').viewer, id } })

/**
 * Records the requests sent from now on, each with the account for which it is sent; refused as the gateway does if it is not `OTHER`'s.
 */
function refuseAsAnothers(): [operationName: string, viewerId: string | null][] {
  const requests: [string, string | null][] = []
  const before = globalThis.fetch
  vi.stubGlobal('fetch', async (address: string, request: RequestInit) => {
    const { operationName } = JSON.parse(String(request.body)) as { operationName: string }
    const viewerId = new Headers(request.headers).get('viewer-id')
    requests.push([operationName, viewerId])
    // A page that does not know yet whom it shows says nothing.
    if (viewerId === OTHER.id || viewerId === 'none' || viewerId === null) {
      const response = await before(address, request)
      if (!requests.some(([name]) => name === 'LogOut') || operationName === 'LogOut') return response
      const body = (await response.json()) as { data: object }
      return Response.json(
        { ...body, data: { ...body.data, ...('viewer' in body.data && { viewer: null }) } },
        response,
      )
    }
    const extensions = { code: 'SESSION_OF_ANOTHER_ACCOUNT', signedInAs: OTHER }
    return Response.json(
      { errors: [{ message: 'refused', extensions }] },
      {
        status: 403,
        headers: { 'content-type': 'application/graphql-response+json' },
      },
    )
  })
  return requests
}

afterEach(() => anotherAccount.set(null))

describe('a page that shows another account than the one that is signed in', () => {
  async function openDialog() {
    const user = await openSite('/no/such/page', {
      query: member('7'),
      types: { LogOutResult: () => ({ __typename: 'LogOutSuccess', isLoggedOut: true }) },
    })
    const header = await findHeader()
    const refresh = await header.findByRole('button', { name: common.refresh })
    const requests = refuseAsAnothers()
    await user.click(refresh)
    const dialog = await screen.findByRole('alertdialog', { name: fill(another.title, { name: OTHER.username }) })
    return { user, requests, dialog: within(dialog) }
  }

  it('names the account that is signed in after a refusal, and does nothing until the player chooses', async () => {
    const { requests, dialog, user } = await openDialog()
    expect(requests).toContainEqual(['Balance', '7'])
    expect(dialog.getByText(fill(another.text, { name: OTHER.username, shown: 'lananh88' }))).toBeTruthy()
    const before = sent.length
    await user.keyboard('{Enter} ')
    expect(sent.slice(before)).toEqual([])
    await user.click(dialog.getByRole('button', { name: 'Close' }))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })

  it('continues as that account by loading everything again', async () => {
    const { dialog, user } = await openDialog()
    sessionStorage.setItem('account:draft', '"of the account before"')
    const reload = vi.spyOn(location, 'reload').mockImplementation(() => {})
    await user.click(dialog.getByRole('button', { name: fill(another.continue, { name: OTHER.username }) }))
    expect(reload).toHaveBeenCalledOnce()
    expect(sessionStorage.getItem('account:draft')).toBeNull()
  })

  it('signs that account out', async () => {
    const { requests, dialog, user } = await openDialog()
    await user.click(dialog.getByRole('button', { name: fill(another.signOut, { name: OTHER.username }) }))
    await waitFor(() => expect(requests).toContainEqual(['LogOut', OTHER.id]))
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
  })
})
