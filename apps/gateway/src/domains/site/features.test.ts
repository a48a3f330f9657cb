import type { WhitelabelNode } from '@playhouse/platform-api/site.ts'
import { OPTIONAL_FEATURES } from '@playhouse/platform-api/features.ts'
import { TYPE_DEFINITIONS } from '@playhouse/schema/type-definitions.ts'
import { buildSchema, type GraphQLEnumType } from 'graphql'
import { expect, test } from 'vitest'
import { Brand } from '../base/brand.ts'
import { getFeatures } from './features.ts'

const node = (modId: string, enabled: boolean, childrenNodes: WhitelabelNode[] = []): WhitelabelNode => ({
  modId,
  enabled,
  childrenNodes,
})
const brand = new Brand({
  whitelabel: [
    node('COMM3', true, [node('FREEPLAY3', true), node('CBS3', false)]),
    node('AGENTS', false, [node('AGTEAM3', true)]),
  ],
  register: {},
  resources: [],
  customerService: [],
  imageCDNs: [],
  launchGameCDNs: [],
})

test('treats a module as on only when it and all its ancestors are on', () => {
  expect(['COMM3', 'FREEPLAY3', 'CBS3', 'AGENTS', 'AGTEAM3', 'UNKNOWN'].filter((id) => brand.isOn(id))).toEqual([
    'COMM3',
    'FREEPLAY3',
  ])
  const features = getFeatures(brand)
  expect(features).toEqual(expect.arrayContaining(['FREE_PLAY', 'LIMITS', 'MESSAGE_DELIVERY']))
  expect(features).not.toContain('CHAT')
  expect(features).not.toContain('AGENT_ACCOUNT')
})

test('does not offer what the platform lacks, whatever the modules say', () => {
  const lacking = new Brand(brand.info, new Set(['limits', 'lottery-tickets']))
  expect(getFeatures(brand).filter((feature) => !getFeatures(lacking).includes(feature))).toEqual([
    'LIMITS',
    'LOTTERY_TICKETS',
  ])
})

test('every feature that a platform may lack is one of the graph', () => {
  const { Feature } = buildSchema(TYPE_DEFINITIONS).getTypeMap()
  const names = (Feature as GraphQLEnumType).getValues().map(({ name }) => name)
  expect(names).toEqual(
    expect.arrayContaining(OPTIONAL_FEATURES.map((name) => name.toUpperCase().replaceAll('-', '_'))),
  )
})
