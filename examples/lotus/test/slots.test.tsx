import i18next from 'i18next'
import { renderToStaticMarkup } from 'react-dom/server'
import { initReactI18next } from 'react-i18next'
import { beforeAll, expect, test } from 'vitest'
import { Component as Badge } from '../slots/game-badge.tsx'
import lotus from '../texts/EN/lotus.json' with { type: 'json' }

beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: { en: { lotus } } }))

const game = { id: '1', name: 'Jade Tigers', vendorName: 'Mosswater', isHot: false, isNew: false }

test('the badge marks games that the house recommends', () => {
  expect(renderToStaticMarkup(<Badge game={game} />)).toContain('House pick')
})

test('the badge leaves other games alone', () => {
  expect(renderToStaticMarkup(<Badge game={{ ...game, name: 'Iron Drum' }} />)).toBe('')
})
