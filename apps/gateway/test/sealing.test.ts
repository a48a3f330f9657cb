import { afterAll, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { askDatabase, rotateKeys } from './real-platform.ts'
import { onSharedPlatform, type SharedStack } from './shared-platform.ts'
import { openStack, type Stack } from './stack.ts'

const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on Problem { code } } }'
const signedIn = { logIn: { __typename: 'LogInSuccess' } }
const CIPHERS = ['jwe', 'des']

/** The platform takes both ciphers. */
let stack: Stack
/** This one takes no DES. */
let strict: SharedStack
onSharedPlatform.beforeAll(async ({ openSharedStack }) => {
  strict = await openSharedStack({ PAYLOAD_CIPHER: 'des' })
  stack = await openStack(
    {},
    { LEGACY_CIPHER: 'true' },
    `insert into resource (resource_type, url, label_name_en) values
     ('CUSTOMER_SERVICE', 'https://help.example/desk?lang=vi', 'Help'), ('VIP_SERVICE', 'javascript:alert(1)', 'VIP')
     on conflict (resource_type) do update set url = excluded.url`,
  )
})
afterAll(async () => {
  await strict.close()
  await stack.close()
})

test.each(CIPHERS)('with bodies sealed by %s a member logs in and reads personal data', async (cipher) => {
  const { browser } = await stack.another({ PAYLOAD_CIPHER: cipher })
  const member = browser()
  expect((await member.send(LOG_IN, { input: MEMBER })).data).toEqual(signedIn)
  expect((await member.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
})

test('a rotated key is fetched again once and the log-in succeeds, with either cipher', async () => {
  const gateways = await Promise.all(CIPHERS.map((cipher) => stack.another({ PAYLOAD_CIPHER: cipher })))
  for (const { browser } of gateways) await browser().send(LOG_IN, { input: MEMBER })
  await rotateKeys(stack.databaseUrl)
  await askDatabase(
    stack.databaseUrl,
    `update sealing_key set retired_at = now() - interval '11 minutes' where retired_at is not null`,
  )
  await stack.platform.restart()
  for (const { browser, takeCalls } of gateways) {
    takeCalls()
    expect((await browser().send(LOG_IN, { input: MEMBER })).data).toEqual(signedIn)
    expect(takeCalls()).toEqual(['login', 'sealingKeys', 'login'])
  }
})

test('sends twice at most to a platform that refuses the cipher', async () => {
  const { data } = await strict.browser().send(LOG_IN, { input: MEMBER })
  expect(data).toEqual({ logIn: { __typename: 'Problem', code: 'PLATFORM_UNAVAILABLE' } })
  expect(strict.takeCalls().filter((call) => call === 'login')).toHaveLength(2)
})

test('decrypts customer-service links and reports an invalid one', async () => {
  const { data, errors } = await stack.browser().send('{ site { customerService { type url problem } } }')
  expect(errors).toEqual([])
  expect(data).toEqual({
    site: {
      customerService: [
        { type: 1, url: 'https://help.example/desk?lang=vi', problem: null },
        { type: 2, url: null, problem: 'NOT_AVAILABLE' },
      ],
    },
  })
})
