import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { layerRequest } from '../../../access/open-layers.ts'
import { openSupport } from '../../../access/side-windows.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { paths, type ServiceQuestion } from '../../../paths.ts'
import { useOffers } from '../../site/parts/use-offers.ts'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { findSupportDesk } from '../find-support-desk.ts'

/** `FEEDBACK`: a message with a reference number, on platforms without cases. */
type SupportForm = 'MEMBER_CASES' | 'GUEST_CASES' | 'FEEDBACK'

/** The form by which a viewer, this one by default, writes to customer service. */
export function useSupportForm(other?: ReturnType<typeof useViewer>): SupportForm {
  const own = useViewer()
  const offers = useOffers()
  const viewer = other === undefined ? own : other
  const isMember = viewer && viewer.kind !== 'DEMO'
  if (offers(isMember ? 'SUPPORT_CASES' : 'GUEST_CASES')) return isMember ? 'MEMBER_CASES' : 'GUEST_CASES'
  return 'FEEDBACK'
}

/** The address of that form, with what the message begins with. */
export function useWriteToUs(question?: Partial<ServiceQuestion>): string {
  return (useSupportForm() === 'MEMBER_CASES' ? paths.newServiceCase : paths.writeToUs)(question)
}

const WINDOW = 'popup,width=440,height=750'

/** Opens the desk that the brand has elsewhere; undefined without one. */
export function useOpenDesk(): (() => void) | undefined {
  const desks = useSiteFacts()?.customerService ?? []
  const rank = useViewer()?.label?.rank
  const address = findSupportDesk(desks, { vip: rank !== undefined && rank > VIP_SERVICE_ABOVE_RANK })
  if (address === undefined) return undefined
  return () => {
    const opened = window.open('about:blank', 'customer-service', WINDOW)
    if (!opened) return layerRequest.set({ layer: 'customerService', address })
    // The desk is another site and must not reach this page.
    opened.opener = null
    opened.location.replace(address)
  }
}

/** Opens that desk, or else the window of the form. */
export const useOpenSupport = (): (() => void) => useOpenDesk() ?? openSupport
