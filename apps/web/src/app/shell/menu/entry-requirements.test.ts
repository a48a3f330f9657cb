import { describe, expect, it } from 'vitest'
import { entryRequirements } from './entry-requirements.ts'

const label = {
  __typename: 'MemberLabel',
  name: 'VIP1',
  rank: 1,
  textColour: '#000',
  backgroundColour: '#fff',
} as const
const member = { kind: 'MEMBER', label: null } as const
const agent = { kind: 'AGENT', label } as const
const demo = { kind: 'DEMO', label } as const

describe('entryRequirements', () => {
  it.each([
    ['a visitor', null, [], { referral: 'logIn', rank: 'logIn' }],
    ['a visitor of a brand with invitations', null, ['REFERRAL'], { referral: 'logIn', rank: 'logIn' }],
    ['a member', member, [], { referral: null, rank: null }],
    ['a member of a brand with invitations', member, ['REFERRAL'], { referral: 'nothing', rank: null }],
    ['an agent', agent, ['REFERRAL'], { referral: 'nothing', rank: 'nothing' }],
    ['a demo account', demo, ['REFERRAL'], { referral: 'trueAccount', rank: 'trueAccount' }],
    ['a viewer that is still loading', undefined, ['REFERRAL'], { referral: 'nothing', rank: 'nothing' }],
  ] as const)('of %s', (_who, viewer, features, expected) => {
    expect(entryRequirements({ viewer, features })).toEqual(expected)
  })
})
