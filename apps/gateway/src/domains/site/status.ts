import type { SiteStatusResponse } from '../base/brand.ts'

export type SiteState = 'NORMAL' | 'MAINTENANCE' | 'REGION_RESTRICTED'

/** Maintenance takes precedence over a region restriction. */
export function getState({ maintenance, regionRestriction }: SiteStatusResponse): SiteState {
  if (maintenance) return 'MAINTENANCE'
  return regionRestriction ? 'REGION_RESTRICTED' : 'NORMAL'
}
