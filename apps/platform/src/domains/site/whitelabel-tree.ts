import type { WhitelabelNode } from '@playhouse/platform-api/site.ts'
import type { BrandSettings } from './brand-settings.ts'

export function whitelabelTree(modules: BrandSettings['modules'], parentId: string | null = null): WhitelabelNode[] {
  return modules
    .filter((module) => module.parentId === parentId)
    .map(({ modId, enabled }) => ({ modId, enabled, childrenNodes: whitelabelTree(modules, modId) }))
}
