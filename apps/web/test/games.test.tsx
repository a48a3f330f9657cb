import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { pack as game } from '../src/i18n/packs/EN/game.ts'
import { pack as promotions } from '../src/i18n/packs/EN/promotions.ts'
import { pack as shell } from '../src/i18n/packs/EN/shell.ts'
import { openSite, viewer } from './site.tsx'

it('an unknown lobby is not found and leads home', async () => {
  await openSite('/poker')
  expect(await screen.findByRole('heading', { level: 1, name: shell.notFoundTitle })).toBeTruthy()
  const main = within(screen.getByRole('main'))
  expect(main.getByRole('link', { name: shell.backHome }).getAttribute('href')).toBe('/')
})

it('a game that does not exist is not found', async () => {
  await openSite('/game/999999', { query: { ...viewer('MEMBER'), game: null } })
  expect((await screen.findAllByRole('heading', { name: game.missingTitle })).length).toBeGreaterThan(0)
})

it('a promotion category without promotions says so', async () => {
  await openSite('/promotions?category=nothing', {
    types: { PromotionConnection: () => ({ nodes: [], pageInfo: { page: 1, totalPages: 0 }, totalCount: 0 }) },
  })
  expect(await screen.findByRole('heading', { name: promotions.emptyTitle })).toBeTruthy()
})
