import { describe, expect, it } from 'vitest'
import { entryRequirements } from './entry-requirements.ts'

const label = {
  __typename: 'MemberLabel',
  name: 'VIP3',
  rank: 3,
  textColour: '#fff',
  backgroundColour: '#000',
} as const
const member = { kind: 'MEMBER', label } as const
const plain = { kind: 'MEMBER', label: null } as const
const agent = { kind: 'AGENT', label } as const
const demo = { kind: 'DEMO', label } as const

describe('entryRequirements', () => {
  it.each([
    ['a visitor', null, [], { referral: 'logIn', vipLevel: 'logIn' }],
    ['a visitor of a brand with invitations', null, ['REFERRAL'], { referral: 'logIn', vipLevel: 'logIn' }],
    ['a member with a label', member, [], { referral: null, vipLevel: 'nothing' }],
    ['a member of a brand with invitations', member, ['REFERRAL'], { referral: 'nothing', vipLevel: 'nothing' }],
    ['a member without a label', plain, ['REFERRAL'], { referral: 'nothing', vipLevel: null }],
    ['an agent', agent, ['REFERRAL'], { referral: 'nothing', vipLevel: 'nothing' }],
    ['a demo account', demo, ['REFERRAL'], { referral: 'trueAccount', vipLevel: 'trueAccount' }],
    ['a viewer that is still loading', undefined, ['REFERRAL'], { referral: null, vipLevel: null }],
  ] as const)('of %s', (_who, viewer, features, expected) => {
    expect(entryRequirements({ viewer, features })).toEqual(expected)
  })
})
