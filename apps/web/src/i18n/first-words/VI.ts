import type { PackTree } from '../pack-types.ts'

/** The Vietnamese words of the first render, and the brand's own that lie over them, by the path of their pack. */
export const packs: Readonly<Record<string, PackTree>> = import.meta.glob<PackTree>(
  '../packs/{VI,TY}/{common,ui,shell,errors,lobby,home}.ts',
  { import: 'pack', eager: true },
)
