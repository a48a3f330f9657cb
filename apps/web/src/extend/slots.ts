import type { SlotName } from '@playhouse/site/config.ts'
import type { ComponentType } from 'react'
import type { SlotProps } from './slot-data.ts'

/** Components of the project for each slot. A project's build puts its own in place of this module. */
export const SLOTS: { readonly [Name in SlotName]?: ComponentType<SlotProps<Name>> } = {}
