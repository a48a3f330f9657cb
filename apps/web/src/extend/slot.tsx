import type { SlotName } from '@playhouse/site/config.ts'
import { Suspense, type ComponentType } from 'react'
import { SilentBoundary } from '../ui/silent-boundary.tsx'
import type { SlotProps } from './slot-data.ts'
import { SLOTS } from './slots.ts'

/** The project's component for a slot; nothing where it has none, and where it fails. */
export function Slot<Name extends SlotName>({ name, data }: { name: Name; data: SlotProps<Name> }) {
  const Part = SLOTS[name] as ComponentType<SlotProps<Name>> | undefined
  return Part ? (
    <SilentBoundary>
      <Suspense>
        <Part {...data} />
      </Suspense>
    </SilentBoundary>
  ) : null
}
