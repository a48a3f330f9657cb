import { expect, it } from 'vitest'
import { changeLanguage, loadTexts, pageTexts, startLanguage } from '../src/i18n/i18n.ts'

it('changes the language while a component is loading another namespace', async () => {
  await startLanguage(['common'])
  const change = changeLanguage('CN')
  void loadTexts(['jackpots'])
  await change
  expect(pageTexts().language).toBe('CN')
})
