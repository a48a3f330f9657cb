import { expect, it } from 'vitest'

import { getAccountKind, isAgentKind } from './account-kinds.ts'

it.each([
  [0, 'MEMBER', false],
  [1, 'AGENT', true],
  [2, 'GENERAL_AGENT', true],
  [4, 'DEMO', false],
  [41, 'PROMOTED_AGENT', true],
  [42, 'AFFILIATE', true],
])('maps %i to %s, agent: %s', (code, kind, agent) => {
  expect(getAccountKind(code)).toBe(kind)
  expect(isAgentKind(getAccountKind(code))).toBe(agent)
})

it('maps an unknown number to a member', () => expect(getAccountKind(99)).toBe('MEMBER'))
