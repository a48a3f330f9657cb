import type { PackTree } from '../pack-types.ts'

export const packs = import.meta.glob<PackTree>('../packs/TY/*.ts', { import: 'pack' })
