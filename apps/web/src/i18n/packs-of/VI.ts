import type { PackTree } from '../pack-types.ts'

export const packs = import.meta.glob<PackTree>('../packs/VI/*.ts', { import: 'pack' })
