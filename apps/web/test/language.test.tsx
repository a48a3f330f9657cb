import i18next from 'i18next'
import { expect, it, vi } from 'vitest'
import { changeLanguage, loadTexts, startLanguage } from '../src/i18n/i18n.ts'

it('changes the language while a component is loading another namespace', async () => {
  await startLanguage(['common'])
  // Makes the second request fetch the packs.
  vi.spyOn(i18next, 'loadLanguages').mockResolvedValueOnce()
  const reload = i18next.reloadResources.bind(i18next)
  vi.spyOn(i18next, 'reloadResources').mockImplementationOnce(async (...requested) => {
    void loadTexts(['jackpots'])
    await reload(...requested)
  })
  await changeLanguage('CN')
  expect(i18next.language).toBe('CN')
})
