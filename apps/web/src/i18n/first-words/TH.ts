import type { PackTree } from '../pack-types.ts'

/** Thai’s words of the first render, by the path of their pack. */
export const packs: Readonly<Record<string, PackTree>> = import.meta.glob<PackTree>(
  '../packs/TH/{common,ui,shell,errors,lobby,home}.ts',
  { import: 'pack', eager: true },
)
