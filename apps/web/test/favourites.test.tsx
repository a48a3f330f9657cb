import type { IMocks } from '@graphql-tools/mock'
import { screen, waitFor, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import favourites from '@playhouse/shared/texts/web/EN/favourites.json' with { type: 'json' }
import records from '@playhouse/shared/texts/web/EN/records.json' with { type: 'json' }
import ui from '@playhouse/shared/texts/web/EN/ui.json' with { type: 'json' }
import { openSite, sent, viewer } from './site.tsx'

const game = (id: string, favouriteNote: string | null) => ({
  id,
  name: `Game ${id}`,
  isFavourite: true,
  favouriteNote,
  launchTarget: null,
  isUnderMaintenance: false,
})
const open = (notes: readonly (string | null)[], types: IMocks = {}) =>
  openSite('/member/favourites', {
    query: viewer('MEMBER'),
    types: {
      GamePage: () => ({
        nodes: notes.map((note, index) => game(String(index + 1), note)),
        totalCount: notes.length,
        pageInfo: { page: 1, totalPages: 1 },
      }),
      ...types,
    },
  })
const lastSent = (operationName: string) => sent.findLast((one) => one.operationName === operationName)?.variables
const named = (text: string, name: string) => text.replace('{{name}}', name)

it('asks a visitor to log in', async () => {
  await openSite('/member/favourites')
  expect(await screen.findByRole('heading', { name: records.visitorTitle })).toBeTruthy()
})

it('says how a game becomes a favourite', async () => {
  await open([])
  expect(await screen.findByText(favourites.emptyText)).toBeTruthy()
})

it('shows each favourite with its note', async () => {
  await open(['Sunday evenings', null])
  expect(await screen.findByText('Sunday evenings')).toBeTruthy()
  expect(screen.getByRole('link', { name: 'Game 2' }).getAttribute('href')).toBe('/game/2')
})

it('stores a note', async () => {
  const user = await open([null], {
    SetFavouriteNoteResult: () => ({
      __typename: 'SetFavouriteNoteSuccess',
      game: { id: '1', favouriteNote: 'With Minh' },
    }),
  })
  await user.click(await screen.findByRole('button', { name: named(favourites.addTo, 'Game 1') }))
  const dialog = within(await screen.findByRole('dialog', { name: named(favourites.noteTitle, 'Game 1') }))
  await user.type(dialog.getByRole('textbox', { name: favourites.note }), 'With Minh')
  await user.click(dialog.getByRole('button', { name: favourites.save }))
  expect(await screen.findByText(favourites.saved)).toBeTruthy()
  expect(lastSent('SetFavouriteNote')).toEqual({ input: { gameId: '1', note: 'With Minh' } })
  expect(screen.getByText('With Minh')).toBeTruthy()
})

it('asks before a favourite is removed together with its note', async () => {
  const user = await open(['Mine', null], {
    SetFavouriteResult: () => ({ __typename: 'SetFavouriteSuccess', game: { id: '1', isFavourite: false } }),
  })
  await user.click(await screen.findByRole('button', { name: named(favourites.remove, 'Game 1') }))
  const question = within(await screen.findByRole('alertdialog'))
  await user.click(question.getByRole('button', { name: ui.cancel }))
  expect(lastSent('SetFavourite')).toBeUndefined()
  await user.click(screen.getByRole('button', { name: named(favourites.remove, 'Game 1') }))
  await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: favourites.removeBoth }))
  await waitFor(() => expect(screen.queryByText('Mine')).toBeNull())
  expect(lastSent('SetFavourite')).toEqual({ input: { gameId: '1', isFavourite: false } })
})

it('removes a favourite without a note at once', async () => {
  const user = await open([null])
  await user.click(await screen.findByRole('button', { name: named(favourites.remove, 'Game 1') }))
  await waitFor(() => expect(lastSent('SetFavourite')).toEqual({ input: { gameId: '1', isFavourite: false } }))
})
