import type { BrowserContext, Cookie } from '@playwright/test'
import { solvePuzzle } from '@playhouse/contract-suite/human-proof.ts'
import { DOCUMENT_HASHES } from '../../apps/web/src/graphql/document-hashes.generated.ts'
import { queryOne } from './database.ts'

export interface Account {
  username: string
  password: string
}

export interface OwnMember extends Account {
  id: number
}

/** Unused credentials. */
export function newAccount(): Account {
  const chance = Math.random().toString(36).slice(2, 11).padEnd(9, '0')
  return { username: `e2e${chance}`, password: `quiet-${chance}-harbour` }
}

type Requests = Pick<BrowserContext, 'request'>

/** Sends an operation as the site's pages do, in the browser's session. */
export async function send(
  context: Requests,
  siteUrl: string,
  operationName: string,
  variables: object,
): Promise<string> {
  const response = await context.request.post(`${siteUrl}/graphql`, {
    headers: { 'apollo-require-preflight': 'true' },
    data: {
      operationName,
      variables,
      extensions: { persistedQuery: { version: 1, sha256Hash: DOCUMENT_HASHES[operationName] } },
    },
  })
  const text = await response.text()
  if (text === '')
    throw new Error(`${operationName}: status ${response.status()} without a body from ${response.url()}`)
  return text
}

/** Proof of work of the human check, which pages compute in the background. */
async function humanProof(context: Requests, siteUrl: string): Promise<string | undefined> {
  const response = JSON.parse(await send(context, siteUrl, 'HumanChallenge', {})) as {
    data: { humanChallenge: { challenge: string } | null }
  }
  const puzzle = response.data.humanChallenge
  return puzzle ? solvePuzzle(puzzle.challenge) : undefined
}

/** Runs a mutation that logs in and returns its response. */
async function mutate(context: Requests, siteUrl: string, operationName: string, input: object): Promise<string> {
  const text = await send(context, siteUrl, operationName, { input })
  if (!text.includes('"LogInSuccess"')) throw new Error(`${operationName} was refused: ${text}`)
  return text
}

export async function startSession(context: Requests, { username, password }: Account, siteUrl: string): Promise<void> {
  await mutate(context, siteUrl, 'LogIn', { username, password, humanProof: await humanProof(context, siteUrl) })
}

/** A fourth log-in ends an account's oldest session, so tests of one worker share a session of each account. */
const sessions = new Map<string, Cookie[]>()

/**
 * Logs the browser in without the form, for tests of other features. Tests share the demo accounts,
 * so they must not change them.
 */
export async function logIn(context: BrowserContext, { username, password }: Account, siteUrl = site()): Promise<void> {
  const key = `${username} ${siteUrl}`
  const cookies = sessions.get(key)
  if (cookies) {
    await context.addCookies(cookies)
    const viewer = JSON.parse(await send(context, siteUrl, 'Balance', {})) as { data: { viewer: object | null } }
    if (viewer.data.viewer) return
  }
  await startSession(context, { username, password }, siteUrl)
  // Not the theme and language that this test has chosen.
  sessions.set(
    key,
    (await context.cookies(siteUrl)).filter(({ name }) => name.includes('playhouse')),
  )
}

/** Registers a new account and logs the browser in. `invitation` is an invitation code. */
export async function openAccount(
  context: BrowserContext,
  invitation: { referralCode?: string } = {},
): Promise<OwnMember> {
  const account = newAccount()
  const { username, password } = account
  const proof = await humanProof(context, site())
  const form = { username, password, confirmPassword: password, confirmedAge: 18, humanProof: proof, ...invitation }
  await mutate(context, site(), 'Register', form)
  const { id } = await queryOne<{ id: number }>('select id from member where username = $1', [username])
  return { ...account, id }
}

/** Logs the browser in to a new demo account and returns its id. */
export async function playFree(context: BrowserContext): Promise<number> {
  const [, username] = /"username":"([^"]+)"/.exec(await mutate(context, site(), 'StartFreePlay', {})) ?? []
  return (await queryOne<{ id: number }>('select id from member where username = $1', [username])).id
}

function site(): string {
  const url = process.env.E2E_SITE_URL
  if (!url) throw new Error('E2E_SITE_URL is not set: run the tests with e2e/playwright.config.ts.')
  return url
}

/** Leaves the account without a request. What was chosen in the browser, such as the language, stays. */
export const forgetAccount = (context: BrowserContext): Promise<void> => context.clearCookies({ name: /playhouse$/ })

/** Cookies of a session; that of the browser stays after log-out. */
export async function sessionCookies(context: BrowserContext): Promise<Cookie[]> {
  return (await context.cookies()).filter(({ name }) => name.endsWith('playhouse'))
}
