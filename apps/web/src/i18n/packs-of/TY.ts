import type { PackTree } from '@playhouse/shared/packs.ts'

export const packs = import.meta.glob<PackTree>('./*.json', {
  base: '../../../../../packages/shared/texts/web/TY',
  import: 'default',
})
