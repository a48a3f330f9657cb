import { describe, expect, it } from 'vitest'
import { entryRequirements } from './entry-requirements.ts'

const member = { kind: 'MEMBER' } as const
const agent = { kind: 'AGENT' } as const
const demo = { kind: 'DEMO' } as const

describe('entryRequirements', () => {
  it.each([
    ['a visitor', null, [], { referral: 'logIn' }],
    ['a visitor of a brand with invitations', null, ['REFERRAL'], { referral: 'logIn' }],
    ['a member', member, [], { referral: null }],
    ['a member of a brand with invitations', member, ['REFERRAL'], { referral: 'nothing' }],
    ['an agent', agent, ['REFERRAL'], { referral: 'nothing' }],
    ['a demo account', demo, ['REFERRAL'], { referral: 'trueAccount' }],
    ['a viewer that is still loading', undefined, ['REFERRAL'], { referral: null }],
  ] as const)('of %s', (_who, viewer, features, expected) => {
    expect(entryRequirements({ viewer, features })).toEqual(expected)
  })
})
