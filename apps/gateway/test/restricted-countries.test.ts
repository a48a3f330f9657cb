import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { partnerCommand } from '../src/partners/command.ts'
import { MEMBER } from './accounts.ts'
import { openStack, type Stack } from './stack.ts'

/** Addresses of the file for demonstrations: FR is restricted here. */
const HOME = '192.0.2.7'
const RESTRICTED = ['203.0.113.7', '2001:db8:100::7']
const REFUSED = 'REGION_RESTRICTED'

const DOCUMENTS = {
  jackpots: '{ jackpots { id } }',
  wallet: '{ viewer { username wallet { balance { amount } } } }',
  freePlay: 'mutation { startFreePlay(input: {}) { __typename ... on Problem { code } } }',
  game: 'mutation { launchGame(input: { gameId: "1" }) { __typename ... on Problem { code } } }',
}

const folder = mkdtempSync(join(tmpdir(), 'restricted-'))
const PARTNERS_FILE = join(folder, 'partners.json')
const hashes: Partial<Record<keyof typeof DOCUMENTS, string>> = {}
let stack: Stack
let key: string
let apiToken: string
let session: string
beforeAll(async () => {
  const run = async (...args: string[]) => (await partnerCommand(args, PARTNERS_FILE)).at(-1) ?? ''
  key = await run('create', 'tipster', '--name', 'Tipster')
  for (const [name, text] of Object.entries(DOCUMENTS)) {
    const file = join(folder, `${name}.graphql`)
    writeFileSync(file, text)
    const [hash] = (await run('documents', 'tipster', file)).split(' ')
    hashes[name as keyof typeof DOCUMENTS] = hash ?? ''
  }
  stack = await openStack(
    { PARTNERS_FILE },
    { COUNTRY_RANGES_FILE: fileURLToPath(new URL('../../platform/seed/country-ranges.csv', import.meta.url)) },
    `update brand set restricted_countries = '{FR}'`,
  )
  const browser = await stack.browser().logIn(MEMBER)
  session = [...browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
  const { data } = await browser.send(
    `mutation ($password: String!) { createApiToken(input: { password: $password, name: "Sheet", scopes: [READ_WALLET], days: 1 }) {
      ... on CreateApiTokenSuccess { token } } }`,
    { password: MEMBER.password },
  )
  apiToken = (data as unknown as { createApiToken: { token: string } }).createApiToken.token
})
afterAll(async () => {
  await stack.close()
  rmSync(folder, { recursive: true })
})

/** Executes a document of the partner from an address. @returns the data, or the code of what refused it */
async function ask(
  document: keyof typeof DOCUMENTS,
  from: string,
  { token, cookie }: { token?: string; cookie?: string } = {},
): Promise<unknown> {
  const response = await stack.gateway.app.inject({
    method: 'POST',
    url: '/graphql',
    remoteAddress: from,
    headers: {
      'x-partner-key': key,
      ...(token && { authorization: `Bearer ${token}` }),
      ...(cookie && { cookie }),
    },
    payload: { documentId: hashes[document] },
  })
  const { data, errors } = response.json<{
    data?: Record<string, { code?: string } | null>
    errors?: { extensions: { code: string } }[]
  }>()
  const result = Object.values(data ?? {})[0]
  return errors?.[0]?.extensions.code ?? result?.code ?? result
}

describe('a partner’s server in a restricted country', () => {
  test.each(RESTRICTED)('reads no account by a personal API token, from %s', async (address) => {
    expect(await ask('wallet', address, { token: apiToken })).toBe(REFUSED)
    expect(await ask('wallet', HOME, { token: apiToken })).toMatchObject({ username: MEMBER.username })
  })

  test.each(RESTRICTED)('opens no account and no game for its people, from %s', async (address) => {
    expect(await ask('freePlay', address)).toBe(REFUSED)
    expect(await ask('game', address, { cookie: session })).toBe(REFUSED)
    expect(await ask('game', HOME, { cookie: session })).not.toBe(REFUSED)
  })

  test('reads what is public, and for a member who is signed in what withdrawing needs', async () => {
    expect(await ask('jackpots', RESTRICTED[0] ?? '')).toEqual(expect.any(Array))
    expect(await ask('wallet', RESTRICTED[0] ?? '', { cookie: session })).toMatchObject({ username: MEMBER.username })
  })
})
