import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { MEMBER } from './accounts.ts'
import { askDatabase, RealPlatform, rotateKeys } from './real-platform.ts'
import { openGateway, openStack, type Stack } from './stack.ts'

const LOG_IN = 'mutation ($input: LogInInput!) { logIn(input: $input) { __typename ... on Problem { code } } }'
const signedIn = { logIn: { __typename: 'LogInSuccess' } }

let stack: Stack
beforeAll(async () => {
  stack = await openStack({}, { LEGACY_CIPHER: 'true' })
})
afterAll(() => stack.close())

describe.each(['jwe', 'des'])('with bodies sealed by %s', (cipher) => {
  test('a member logs in and reads personal data', async () => {
    const { browser } = await stack.another({ PAYLOAD_CIPHER: cipher })
    const member = browser()
    expect((await member.send(LOG_IN, { input: MEMBER })).data).toEqual(signedIn)
    expect((await member.send('{ viewer { username } }')).data).toEqual({ viewer: { username: MEMBER.username } })
  })

  test('a rotated key is fetched again once and the log-in succeeds', async () => {
    const { browser, takeCalls } = await stack.another({ PAYLOAD_CIPHER: cipher })
    await browser().send(LOG_IN, { input: MEMBER })
    await rotateKeys(stack.databaseUrl)
    await askDatabase(
      stack.databaseUrl,
      `update sealing_key set retired_at = now() - interval '11 minutes' where retired_at is not null`,
    )
    await stack.platform.restart()
    takeCalls()
    expect((await browser().send(LOG_IN, { input: MEMBER })).data).toEqual(signedIn)
    expect(takeCalls()).toEqual(['login', 'sealingKeys', 'login'])
  })
})

test('sends twice at most to a platform that refuses the cipher', async () => {
  const platform = await RealPlatform.start(stack.databaseUrl)
  const strict = await openGateway(platform.url, { PAYLOAD_CIPHER: 'des' })
  const { data } = await strict.browser().send(LOG_IN, { input: MEMBER })
  expect(data).toEqual({ logIn: { __typename: 'Problem', code: 'PLATFORM_UNAVAILABLE' } })
  expect(strict.takeCalls().filter((call) => call === 'login')).toHaveLength(2)
  await strict.close()
  await platform.kill()
})

test('decrypts customer-service links and reports an invalid one', async () => {
  await askDatabase(
    stack.databaseUrl,
    `insert into resource (resource_type, url, label_name_en) values
     ('CUSTOMER_SERVICE', 'https://help.example/desk?lang=vi', 'Help'), ('VIP_SERVICE', 'javascript:alert(1)', 'VIP')
     on conflict (resource_type) do update set url = excluded.url`,
  )
  await stack.platform.restart()
  const { browser } = await stack.another()
  const { data, errors } = await browser().send('{ site { customerService { type url problem } } }')
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
