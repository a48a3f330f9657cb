import type { WhitelabelNode } from '@playhouse/platform-api/site.ts'
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
  expect(getFeatures(brand)).toEqual(['FREE_PLAY', 'MESSAGE_DELIVERY'])
})
