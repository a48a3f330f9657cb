import { describe, expect, test } from 'vitest'
import { createReach, fieldsIn } from './reach.ts'

const PROJECT: Readonly<Record<string, string>> = {
  'packages/shared/src/money.ts': '',
  'packages/shared/src/money.test.ts': "import { sum } from './money.ts'",
  'packages/shared/texts/web/EN/cashier.json': '{}',
  'packages/schema/src/cashier.graphql': 'type Deposit { amount: Money }',
  'apps/platform/src/db/functions/post_entry.sql': 'CREATE FUNCTION post_entry() …',
  'apps/platform/src/db/functions/post_set.sql': 'SELECT post_entry (1)',
  'apps/platform/src/domains/money/cashier/deposits.ts': "import { sum } from '@playhouse/shared/money.ts'",
  'apps/platform/src/domains/money/cashier/deposits.db.test.ts': "await import('./deposits.ts')",
  'apps/platform/src/office/open-office.ts': "import { section } from './desks/points/orders.ts'",
  'apps/platform/src/office/office.fixture.ts': "import { openOffice } from './open-office.ts'",
  'apps/platform/src/office/desks/points/orders.ts': "export const section = reviewDesk({ path: '/orders' })",
  'apps/platform/src/office/desks/points/mall.db.test.ts': "import { openTestOffice } from '../../office.fixture.ts'",
  'apps/platform/src/office/desks/chat/chat.db.test.ts': "import { openTestOffice } from '../../office.fixture.ts'",
  'apps/platform/src/office/roles.db.test.ts': "import { openTestOffice } from './office.fixture.ts'; get('/orders')",
  'apps/platform/src/ledger/post.ts': 'sql`select post_set(1)`',
  'apps/platform/src/ledger/post.db.test.ts': "import { post } from './post.ts'",
  'apps/gateway/test/cashier.test.ts': '',
  'apps/gateway/test/chat.test.ts': '',
  'apps/gateway/src/graphql/schema.ts': "import '../domains/rewards/rewards.resolvers.ts'",
  'apps/gateway/src/domains/rewards/rewards.resolvers.ts':
    'export const rewardResolvers = {\n  MemberAccount: {\n    rankProgress: () => {},\n    state: () => {},\n  },\n}',
  ...Object.fromEntries(
    Array.from({ length: 7 }, (_, at) => [
      `apps/gateway/test/amounts-${at}.test.ts`,
      "import '../src/graphql/schema.ts'; send('{ deposit { state } }')",
    ]),
  ),
  'apps/gateway/test/benefits.test.ts': "import '../src/graphql/schema.ts'; send('{ rankProgress { rank } }')",
  'apps/gateway/test/drops.test.ts': "import '../src/graphql/schema.ts'; send('{ drops { rankProgresses } }')",
  'apps/web/src/cashier.graphql': 'query Cashier { deposit { amount } }',
  'apps/web/src/cashier.generated.ts': '',
  'apps/web/src/cashier.tsx': "import { q } from './cashier.generated.ts'; useTranslation('cashier')",
  'apps/web/src/chat.tsx': "useTranslation('chat')",
  'apps/web/test/cashier.test.tsx': "import { Cashier } from '../src/cashier.tsx'",
  'apps/web/test/chat.test.tsx': "import { Chat } from '../src/chat.tsx'",
  'apps/web/src/app/routes.ts':
    "screenRoute('rank/:id', {\n screen: () => import('../domains/ranks/rank.tsx'),\n loader: async () => (await import('../domains/ranks/rank.loader.ts')).loader })",
  'apps/web/src/domains/ranks/rank.tsx': '',
  'apps/web/src/domains/chat/parts/badge.tsx': '',
  'apps/web/src/app/shell/header.tsx': "import '../../domains/chat/parts/badge.tsx'",
  'apps/web/test/rank.test.tsx': "import '../src/app/routes.ts'; openSite('/member/rank/7')",
  'apps/web/test/site.test.tsx': "import '../src/app/routes.ts'; openSite('/ranking')",
  'apps/platform/src/app.ts': "import './domains/money/cashier/routes.ts'; import './domains/people/chat/routes.ts'",
  'apps/platform/src/domains/money/cashier/routes.ts':
    "import { deposit } from '@playhouse/platform-api/cashier.ts'; import './deposits.ts'",
  'apps/platform/src/domains/people/chat/routes.ts': '',
  'apps/platform/src/domains/people/chat/chat.db.test.ts': "import '../../../app.ts'",
  'apps/platform/src/domains/people/chat/paid.db.test.ts': "import '../../../app.ts'; call(deposit)",
  'docs/switches.md': '',
  'apps/platform/src/switches.db.test.ts': "read('docs/switches.md')",
  'e2e/integration/long.nightly.test.ts': "import { sum } from '@playhouse/shared/money.ts'",
}
const files = Object.keys(PROJECT)
const reached = (path: string, fields: string[] = []) =>
  createReach(files, (name) => PROJECT[name] ?? '')([path], fields).tests

describe('a change reaches', () => {
  test('the tests that import it, across workspaces, and no nightly ones', () => {
    expect(reached('packages/shared/src/money.ts')).toEqual([
      'apps/platform/src/domains/money/cashier/deposits.db.test.ts',
      'apps/platform/src/domains/people/chat/paid.db.test.ts',
      'packages/shared/src/money.test.ts',
    ])
  })

  test('from an SQL function the tests of all that call it', () => {
    expect(reached('apps/platform/src/db/functions/post_entry.sql')).toEqual([
      'apps/platform/src/ledger/post.db.test.ts',
    ])
  })

  test('from a domain of the platform the gateway’s tests of the same name', () => {
    expect(reached('apps/platform/src/domains/money/cashier/deposits.ts')).toEqual([
      'apps/gateway/test/cashier.test.ts',
      'apps/platform/src/domains/money/cashier/deposits.db.test.ts',
      'apps/platform/src/domains/people/chat/paid.db.test.ts',
    ])
  })

  test('from a field of the schema the screens that ask it', () => {
    expect(reached('packages/schema/src/cashier.graphql', ['amount'])).toEqual(['apps/web/test/cashier.test.tsx'])
    expect(reached('packages/schema/src/cashier.graphql', ['other'])).toEqual([])
  })

  test('from a document and from a text the screens that use them', () => {
    expect(reached('apps/web/src/cashier.graphql')).toEqual(['apps/web/test/cashier.test.tsx'])
    expect(reached('packages/shared/texts/web/EN/cashier.json')).toEqual(['apps/web/test/cashier.test.tsx'])
  })

  test('through a whole program only tests that name its part, and says which start it too', () => {
    const { tests, further } = createReach(
      files,
      (name) => PROJECT[name] ?? '',
    )(['apps/platform/src/domains/money/cashier/routes.ts'])
    expect(tests).toContain('apps/platform/src/domains/people/chat/paid.db.test.ts')
    expect(further).toEqual(['apps/platform/src/domains/people/chat/chat.db.test.ts'])
  })

  test('from a screen the tests that open its page', () => {
    expect(reached('apps/web/src/domains/ranks/rank.tsx')).toEqual(['apps/web/test/rank.test.tsx'])
  })

  test('from a resolver the tests that ask its fields, but for names that many have', () => {
    expect(reached('apps/gateway/src/domains/rewards/rewards.resolvers.ts')).toEqual([
      'apps/gateway/test/benefits.test.ts',
    ])
  })

  test('from a part of a domain that the shell shows the tests of the domain', () => {
    expect(reached('apps/web/src/domains/chat/parts/badge.tsx')).toEqual(['apps/web/test/chat.test.tsx'])
  })

  test('from a page of the office the tests of its desk, and those that open its address', () => {
    expect(reached('apps/platform/src/office/desks/points/orders.ts')).toEqual([
      'apps/platform/src/office/desks/points/mall.db.test.ts',
      'apps/platform/src/office/roles.db.test.ts',
    ])
  })

  test('from any other file the tests that name it', () => {
    expect(reached('docs/switches.md')).toEqual(['apps/platform/src/switches.db.test.ts'])
  })

  test('everything, when it is what all tests run on', () => {
    expect(createReach(files, () => '')(['package-lock.json']).everything).toBe(true)
  })
})

test('the fields of a changed schema are those of its changed lines', () => {
  const diff = `--- a/x.graphql
+++ b/x.graphql
@@ -1 +1 @@
-  amount: Money
+  amount(in: Currency): Money!
+type Payout @key {
+  """Text."""
+  at: DateTime`
  expect(fieldsIn(diff)).toEqual(['amount', 'Payout', 'at'])
})
