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

const EVERY_PLATFORM = ['INVITATIONS', 'RANKS'] as const
const WITH_REFERRAL = [...EVERY_PLATFORM, 'REFERRAL'] as const

describe('entryRequirements', () => {
  it.each([
    ['a visitor', null, EVERY_PLATFORM, { referral: 'logIn', rank: 'logIn' }],
    ['a visitor of a platform without either', null, [], { referral: null, rank: null }],
    ['a visitor of a brand with invitations', null, WITH_REFERRAL, { referral: 'logIn', rank: 'logIn' }],
    ['a member', member, EVERY_PLATFORM, { referral: null, rank: null }],
    ['a member of a brand with invitations', member, WITH_REFERRAL, { referral: 'nothing', rank: null }],
    ['an agent', agent, WITH_REFERRAL, { referral: 'nothing', rank: 'nothing' }],
    ['a demo account', demo, WITH_REFERRAL, { referral: 'trueAccount', rank: 'trueAccount' }],
    ['a viewer that is still loading', undefined, WITH_REFERRAL, { referral: 'nothing', rank: 'nothing' }],
  ] as const)('of %s', (_who, viewer, features, expected) => {
    expect(entryRequirements({ viewer, offers: (feature) => features.some((one) => one === feature) })).toEqual(
      expected,
    )
  })
})
