import type { launchChat } from '@playhouse/platform-api/chat.ts'
import type { ResponseOf } from '@playhouse/platform-api/endpoint.ts'
import { LANGUAGES, type LanguageCode } from '@playhouse/shared/languages.ts'
import { createHmac } from 'node:crypto'
import * as z from 'zod'

export const CHAT_VARIABLES = {
  /** The chat: the platform's own rooms, the page at CHAT_URL, or the Chatwoot at CHAT_URL. */
  CHAT_PROVIDER: z.enum(['rooms', 'url', 'chatwoot']).default('rooms'),
  CHAT_URL: z.url({ protocol: /^https?$/ }).optional(),
  /** Token of the website inbox. */
  CHATWOOT_WEBSITE_TOKEN: z.string().min(1).optional(),
  /** Key of the website inbox, which authenticates the member to Chatwoot. */
  CHATWOOT_HMAC_KEY: z.string().min(1).optional(),
}

interface LaunchRequest {
  /** The member's generated chat name, which also identifies it; null where the provider needs none. */
  name: string | null
  language: LanguageCode
  b2c?: string | undefined
  title?: string | undefined
  headerColor?: string | undefined
}

/** Implements `CBS_launchChat`. */
export interface ChatProvider {
  /** Identifies the member to the other system by its generated name. */
  identifies: boolean
  launch(request: LaunchRequest): ResponseOf<typeof launchChat>
}

const ownRooms: ChatProvider = {
  identifies: false,
  launch: () => ({ chatUrl: null, provider: 'ROOMS', user: null }),
}

/** A page of another system; title, language and header colour are in its URL. */
const urlProvider = (address: string): ChatProvider => ({
  identifies: false,
  launch({ b2c, title, language, headerColor }) {
    const url = new URL(address)
    const parameters = { b2c, title, language: LANGUAGES[language].bcp47, headerColor }
    for (const [name, value] of Object.entries(parameters)) if (value !== undefined) url.searchParams.set(name, value)
    return { chatUrl: url.href, provider: 'URL', user: null }
  },
})

/** The widget of a Chatwoot website inbox. Its page checks the hash when the site calls `setUser`. */
const chatwootProvider = (address: string, websiteToken: string, hmacKey: string): ChatProvider => ({
  identifies: true,
  launch({ name, language }) {
    const url = new URL('widget', address.endsWith('/') ? address : `${address}/`)
    url.searchParams.set('website_token', websiteToken)
    url.searchParams.set('locale', LANGUAGES[language].bcp47.split('-')[0] ?? 'en')
    if (name === null) throw new Error('Chatwoot needs to know who the member is.')
    const identifierHash = createHmac('sha256', hmacKey).update(name).digest('hex')
    return { chatUrl: url.href, provider: 'CHATWOOT', user: { identifier: name, identifierHash, name } }
  },
})

type ChatEnvironment = z.output<z.ZodObject<typeof CHAT_VARIABLES>>

/** @throws Error for a provider with incomplete settings */
export function chatProvider({
  CHAT_PROVIDER,
  CHAT_URL,
  CHATWOOT_WEBSITE_TOKEN,
  CHATWOOT_HMAC_KEY,
}: ChatEnvironment): ChatProvider {
  if (CHAT_PROVIDER === 'rooms') return ownRooms
  if (CHAT_URL === undefined) throw new Error(`CHAT_PROVIDER=${CHAT_PROVIDER} needs CHAT_URL.`)
  if (CHAT_PROVIDER === 'url') return urlProvider(CHAT_URL)
  if (CHATWOOT_WEBSITE_TOKEN === undefined || CHATWOOT_HMAC_KEY === undefined)
    throw new Error('CHAT_PROVIDER=chatwoot needs CHATWOOT_WEBSITE_TOKEN and CHATWOOT_HMAC_KEY.')
  return chatwootProvider(CHAT_URL, CHATWOOT_WEBSITE_TOKEN, CHATWOOT_HMAC_KEY)
}
