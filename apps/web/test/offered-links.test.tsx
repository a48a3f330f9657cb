import { screen, within } from '@testing-library/react'
import { expect, it } from 'vitest'
import { hasPage } from '../src/path-features.ts'
import { openSite } from './site.tsx'

const SOURCES: Readonly<Record<string, string>> = import.meta.glob(['../src/paths.ts', '../src/**/*.tsx'], {
  query: '?raw',
  import: 'default',
  eager: true,
})

/** Pages that belong to a feature, whose links to pages of the same feature lead to what is there. */
const OWN_PAGES: readonly (readonly [folder: RegExp, feature: string])[] = [
  [/\/domains\/limits\/(?!parts|responsible)/, 'LIMITS'],
  [/\/domains\/limits\/statement-screen/, 'STATEMENT'],
  [/\/domains\/lottery\/tickets\//, 'LOTTERY_TICKETS'],
  [/\/domains\/lottery\/results\/statistics/, 'LOTTERY_STATISTICS'],
  [/\/domains\/support\/cases-screen/, 'SUPPORT_CASES'],
  [/\/domains\/referrals\//, 'INVITATIONS'],
  [/\/domains\/missions\//, 'MISSIONS'],
  [/\/domains\/raffles\//, 'RAFFLES'],
  [/\/domains\/member-transfers\//, 'MEMBER_TRANSFERS'],
  [/\/domains\/notices\/message-settings/, 'MESSAGE_SETTINGS'],
]

/** Links by these elements to pages of features, outside those pages. */
function findLinks(elements: string): string[] {
  const link = new RegExp(`<(?:${elements})\\b[^>]*?\\bto=\\{paths\\.(\\w+)\\(`, 'g')
  return Object.entries(SOURCES).flatMap(([file, source]) =>
    [...source.matchAll(link)].flatMap(([, name = '']) => {
      // A path needs values; how it begins stands in the source.
      const [, path] =
        new RegExp(`^  ${name}: [^]*?['\`](/[^'\`$?]*)`, 'm').exec(SOURCES['../src/paths.ts'] ?? '') ?? []
      if (path === undefined || hasPage(path, () => false)) return []
      const isOwn = OWN_PAGES.some(([folder, own]) => !hasPage(path, (feature) => feature !== own) && folder.test(file))
      return isOwn ? [] : [`${file}: paths.${name}`]
    }),
  )
}

it('links to a page of a feature only by OfferedLink, besides on the feature’s own pages', () => {
  expect(findLinks('OfferedLink').length).toBeGreaterThan(20)
  expect(findLinks('Link|NavLink|BackLink')).toEqual([])
})

it('shows texts of operators only by SiteText, which knows what the site offers', () => {
  const files = Object.keys(SOURCES).filter((file) => SOURCES[file]?.includes('<RichText'))
  expect(files).toEqual(['../src/domains/site/parts/site-text.tsx'])
})

it.each([
  ['has the page', [], ['Set limits', 'Deposit']],
  ['lacks the page', ['LIMITS'], ['Deposit']],
] as const)('a link in a text of an operator leads somewhere where the platform %s', async (_, lacks, links) => {
  await openSite('/responsible-gaming', {
    lacks,
    types: {
      Html: () =>
        '<p>You can <a title="x" href="/member/limits"><strong>Set limits</strong></a>, <a href="/member/deposit">Deposit</a>.</p>',
    },
  })
  const text = await screen.findByText(/You can/)
  expect(
    within(text)
      .getAllByRole('link')
      .map(({ textContent }) => textContent),
  ).toEqual(links)
  expect(text.textContent).toBe('You can Set limits, Deposit.')
})
