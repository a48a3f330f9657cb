import { createHmac } from 'node:crypto'
import * as z from 'zod'

import { LIVE_PATHS, liveBatch } from '@playhouse/platform-api/live.ts'
import { signHandOff } from '@playhouse/platform-api/session-hand-off.ts'
import type { Parties } from './parties.ts'

const DEADLINE_MS = 10_000

/** Fetches and uploads pictures and files; every run has these. */
export const webParties: Parties = {
  upload: async ({ url, picture }) => {
    const response = await fetch(url, {
      method: 'PUT',
      headers: { 'content-type': 'image/png' },
      body: Buffer.from(picture, 'base64'),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  },
  fetch: async ({ url }) => {
    const response = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(DEADLINE_MS) })
    const { byteLength } = await response.arrayBuffer()
    return { status: response.status, contentType: response.headers.get('content-type') ?? '', length: byteLength }
  },
}

/** Pays in full on the page of a deposit at the simulated payment provider (docs/payments.md). */
export const payer: Pick<Parties, 'pay'> = {
  pay: async ({ pageUrl }) => {
    const response = await fetch(pageUrl, {
      method: 'POST',
      redirect: 'manual',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams({ choice: 'FULL' }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    }).catch(() => undefined)
    return response?.status === 303
  },
}

/** Picks a sample identity at the simulated identity provider, as a browser does. */
export const sampleIdentity: Pick<Parties, 'identity'> = {
  identity: async ({ address }) => {
    const cookies = new Map<string, string>()
    const go = async (url: string, init: RequestInit = {}) => {
      const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')
      const response = await fetch(url, {
        ...init,
        redirect: 'manual',
        headers: { cookie },
        signal: AbortSignal.timeout(DEADLINE_MS),
      })
      for (const line of response.headers.getSetCookie()) {
        const [name = '', value = ''] = (line.split(';')[0] ?? '').split('=')
        if (value) cookies.set(name, value)
        else cookies.delete(name)
      }
      return response
    }
    const next = (response: Response, from: string) => new URL(response.headers.get('location') ?? '', from)
    const choice = next(await go(address), address)
    const page = await go(choice.href)
    if (page.status !== 200) return null
    const form = new URLSearchParams({ person: 'own', name: `Contract ${Math.random().toString(36).slice(2, 10)}` })
    let at = next(await go(choice.href, { method: 'POST', body: form }), choice.href)
    const issuer = new URL(address).origin
    for (let redirects = 0; at.origin === issuer && redirects < 10; redirects += 1)
      at = next(await go(at.href), at.href)
    return at.search.slice(1)
  },
}

const puzzleStart = z.object({ challenge: z.string(), script: z.url() })

/** Solves the puzzle of the simulated human check, whose picture says where its gap is. */
export const puzzleSolver: Pick<Parties, 'puzzle'> = {
  puzzle: async ({ challenge: text }) => {
    const { challenge, script } = puzzleStart.parse(JSON.parse(text))
    const init = () => ({ signal: AbortSignal.timeout(DEADLINE_MS) })
    const picture = await fetch(new URL(`/get.php?challenge=${challenge}`, script), init())
    const { background } = z.object({ background: z.string() }).parse(await picture.json())
    const gap = /<path d="M(\d+) \d+h16/.exec(decodeURIComponent(background))?.[1] ?? ''
    const body = new URLSearchParams({ challenge, x: gap })
    const tried = await fetch(new URL('/ajax.php', script), { method: 'POST', body, ...init() })
    const { validate } = z.object({ validate: z.string().optional() }).parse(await tried.json())
    if (validate === undefined) return null
    const solution = { geetest_challenge: challenge, geetest_validate: validate, geetest_seccode: `${validate}|jordan` }
    return Buffer.from(JSON.stringify(solution)).toString('base64')
  },
}

/** Reads codes and letters on the page of the simulated message gateway. @param outbox such as http://localhost:4206/outbox */
export const outboxReader = (outbox: string): Pick<Parties, 'message'> => ({
  message: async ({ address, after }) => {
    const url = new URL(outbox)
    url.searchParams.set('address', address)
    const response = await fetch(url, { signal: AbortSignal.timeout(DEADLINE_MS) })
    const texts = [...(await response.text()).matchAll(/<p class="text">([^]*?)<\/p>/g)].map(([, html = '']) =>
      getText(html),
    )
    const [latest] = texts
    return latest !== undefined && texts.length > after ? { text: latest, count: texts.length } : null
  },
})

const getText = (html: string) =>
  html.replaceAll(/<[^>]*>/g, '').replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCharCode(Number(code)))

/** Plays as a vendor with the seamless wallet (docs/seamless-wallet.md). @param secret the platform's SEAMLESS_SECRET */
export const seamlessVendor = (baseUrl: string, secret: string): Pick<Parties, 'vendor'> => ({
  vendor: async ({ vendor, call, body }) => {
    const text = JSON.stringify(body)
    const timestamp = String(Date.now())
    const key = createHmac('sha256', secret).update(vendor).digest()
    const response = await fetch(new URL(`/seamless/v1/${call}`, baseUrl), {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'x-vendor': vendor,
        'x-timestamp': timestamp,
        'x-signature': createHmac('sha256', key).update(`${timestamp}.${text}`).digest('hex'),
      },
      body: text,
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
    return { status: response.status, body: await response.json().catch(() => undefined) }
  },
})

/** Signs tickets for sign-in links (docs/hand-off.md). @param secret the platform's HAND_OFF_SECRET */
export const handOffSigner = (merchant: string, secret: string): Pick<Parties, 'handOff'> => ({
  handOff: ({ username }) => signHandOff(secret, { merchant, username }),
})

/** Events arrive within this time of their change. */
const RELAYED_WITHIN_MS = 1_500

/**
 * Follows the live feed as a gateway does (docs/live-updates.md). @param secret the platform's LIVE_SECRET
 * @throws Error when the platform refuses the feed
 */
export async function liveFeed(
  baseUrl: string,
  secret: string,
): Promise<{ parties: Pick<Parties, 'live'>; close: () => void }> {
  const controller = new AbortController()
  const events: { memberId: number; type: string; at: number; event: Record<string, unknown> }[] = []
  const response = await fetch(new URL(`${LIVE_PATHS.events}?seconds=1`, baseUrl), {
    headers: { authorization: `Bearer ${secret}` },
    signal: controller.signal,
  })
  if (response.status !== 200 || !response.body)
    throw new Error(`The live feed answers ${response.status}: is LIVE_SECRET right?`)
  const read = async (body: AsyncIterable<Uint8Array>) => {
    const decoder = new TextDecoder()
    let rest = ''
    for await (const chunk of body) {
      rest += decoder.decode(chunk, { stream: true })
      const lines = rest.split('\n')
      rest = lines.pop() ?? ''
      for (const line of lines) {
        const batch = line.startsWith('data:') ? liveBatch.safeParse(JSON.parse(line.slice(5))).data : undefined
        for (const { memberId, at, event } of batch?.events ?? [])
          events.push({ memberId, at, type: event.type, event })
      }
    }
  }
  // Ends when it is closed, or with the platform, which other checks report.
  read(response.body).catch(() => {})
  return {
    parties: {
      live: async ({ memberId }) => {
        await new Promise((resolve) => setTimeout(resolve, RELAYED_WITHIN_MS))
        return events.filter((event) => event.memberId === memberId).map(({ type, at, event }) => ({ type, at, event }))
      },
    },
    close: () => controller.abort(),
  }
}

/**
 * Acts in the reference platform's back office, as far as its pages let one operator: closes a guest's case, and asks an applicant.
 * @param office such as http://127.0.0.1:4208; @param operator `name:token` with the roles for it
 */
export const officeOperator = (office: string, operator: string): Pick<Parties, 'operator'> => {
  const [name = '', ...token] = operator.split(':')
  const visit = (path: string, cookie: string, fields?: Record<string, string>) =>
    fetch(new URL(path, office), {
      redirect: 'manual',
      headers: { cookie, origin: new URL(office).origin },
      ...(fields && { method: 'POST', body: new URLSearchParams(fields) }),
      signal: AbortSignal.timeout(DEADLINE_MS),
    })
  let cookie: string | undefined
  const logIn = async () => {
    const response = await visit('/login', '', { name, token: token.join(':') })
    const [session] = (response.headers.getSetCookie()[0] ?? '').split(';')
    if (!session) throw new Error(`${name} cannot sign in to the back office: is the token right?`)
    return session
  }
  const read = async (path: string) => {
    cookie ??= await logIn()
    return (await visit(path, cookie)).text()
  }
  /** Sends a form of a page. */
  const send = async (path: string | undefined, act: string, fields: Record<string, string> = {}) => {
    if (path === undefined) return false
    cookie ??= await logIn()
    const [, csrf = ''] = /name="csrf" value="([^"]+)"/.exec(await (await visit(path, cookie)).text()) ?? []
    return (await visit(`${path}/${act}`, cookie, { csrf, ...fields })).status === 303
  }
  return {
    operator: async (act) => {
      // Guests' cases are those of account 0.
      if (act.act === 'close-guest-case') return send(`/cases/0/${act.id}`, 'close')
      if (act.act !== 'ask-application') return false
      const rows = await read(`/applications?member=${act.account}`)
      const question = { question: 'How do you know them?', reason: 'A check of the contract' }
      return send(/"(\/applications\/\d+\/\d+)"/.exec(rows)?.[1], 'ask', question)
    },
  }
}
