import type { PackTree } from '../pack-types.ts'

/** Indonesian texts of the first render, by pack path. */
export const packs: Readonly<Record<string, PackTree>> = import.meta.glob<PackTree>(
  '../packs/ID/{common,ui,shell,errors,lobby,home}.ts',
  { import: 'pack', eager: true },
)
