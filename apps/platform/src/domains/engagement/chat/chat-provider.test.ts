import { createHmac } from 'node:crypto'
import { expect, test } from 'vitest'
import { chatProvider } from './chat-provider.ts'

const request = { name: 'AmberHeron482', language: 'TY' as const }
const none = { CHAT_URL: undefined, CHATWOOT_WEBSITE_TOKEN: undefined, CHATWOOT_HMAC_KEY: undefined }

test('opens the own rooms unless another provider is set', () => {
  expect(chatProvider({ ...none, CHAT_PROVIDER: 'rooms' }).launch(request)).toEqual({
    chatUrl: null,
    provider: 'ROOMS',
    user: null,
  })
})

test('passes appearance but no account data to another system’s page', () => {
  const provider = chatProvider({ ...none, CHAT_PROVIDER: 'url', CHAT_URL: 'https://chat.example.test/open?brand=1' })
  const { chatUrl, user } = provider.launch({ ...request, b2c: '1', title: 'Phòng & bạn', headerColor: '#b93421' })
  expect(Object.fromEntries(new URL(chatUrl ?? '').searchParams)).toEqual({
    brand: '1',
    b2c: '1',
    title: 'Phòng & bạn',
    language: 'vi-VN',
    headerColor: '#b93421',
  })
  expect(user).toBeNull()
  expect(chatUrl).not.toContain('AmberHeron482')
})

test('signs the identifier for Chatwoot with HMAC-SHA256, and keeps it out of the URL', () => {
  const provider = chatProvider({
    CHAT_PROVIDER: 'chatwoot',
    CHAT_URL: 'https://woot.example.test',
    CHATWOOT_WEBSITE_TOKEN: 'site-1',
    CHATWOOT_HMAC_KEY: 'key',
  })
  const { chatUrl, user } = provider.launch(request)
  expect(chatUrl).toBe('https://woot.example.test/widget?website_token=site-1&locale=vi')
  expect(user).toEqual({
    identifier: 'AmberHeron482',
    identifierHash: createHmac('sha256', 'key').update('AmberHeron482').digest('hex'),
    name: 'AmberHeron482',
  })
})

test.each([
  { ...none, CHAT_PROVIDER: 'url' as const },
  { ...none, CHAT_PROVIDER: 'chatwoot' as const, CHAT_URL: 'https://woot.example.test' },
])('refuses to start without what the provider needs: %o', (environment) =>
  expect(() => chatProvider(environment)).toThrow('needs'),
)
