import { expect, it } from 'vitest'

import { accountKindOf, isAgentKind } from './account-kinds.ts'

it.each([
  [0, 'MEMBER', false],
  [1, 'AGENT', true],
  [2, 'GENERAL_AGENT', true],
  [4, 'DEMO', false],
  [41, 'PROMOTED_AGENT', true],
  [42, 'AFFILIATE', true],
])('the platform’s %i is %s; agent: %s', (code, kind, agent) => {
  expect(accountKindOf(code)).toBe(kind)
  expect(isAgentKind(accountKindOf(code))).toBe(agent)
})

it('takes an unknown number for a member, who may do least', () => expect(accountKindOf(99)).toBe('MEMBER'))
