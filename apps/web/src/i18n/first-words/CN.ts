import type { PackTree } from '../pack-types.ts'

/** Chinese texts of the first render, by pack path. */
export const packs: Readonly<Record<string, PackTree>> = import.meta.glob<PackTree>(
  '../packs/CN/{common,ui,shell,errors,lobby,home}.ts',
  { import: 'pack', eager: true },
)
