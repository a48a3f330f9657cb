import { expect, it } from 'vitest'
import { DOCUMENT_HASHES } from './document-hashes.generated.ts'
import { HASHES, PUBLIC_UNLESS } from './trusted.ts'
import trustedDocuments from '@playhouse/schema/trusted-documents.json' with { type: 'json' }

it('registers each loaded operation under the gateway’s hash', () => {
  import.meta.glob('../**/*.generated.ts', { eager: true })
  expect(HASHES).toEqual(DOCUMENT_HASHES)
  const listed = Object.entries(trustedDocuments as Record<string, { name: string; publicUnless?: string[] }>)
  expect(HASHES).toEqual(Object.fromEntries(listed.map(([hash, { name }]) => [name, hash])))
  const publics = listed.filter(([, { publicUnless }]) => publicUnless)
  expect(PUBLIC_UNLESS).toEqual(Object.fromEntries(publics.map(([, { name, publicUnless }]) => [name, publicUnless])))
})
