import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { layerRequest } from '../../../access/open-layers.ts'
import { openSupport } from '../../../access/side-windows.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { findSupportDesk } from '../find-support-desk.ts'

const FEATURES = 'popup,width=440,height=750'

/** Opens customer service: the desk that the brand has elsewhere, in a window of its own, or else the window of cases. */
export function useOpenSupport(): () => void {
  const desks = useSiteFacts()?.customerService ?? []
  const rank = useViewer()?.label?.rank
  const address = findSupportDesk(desks, { vip: rank !== undefined && rank > VIP_SERVICE_ABOVE_RANK })
  return () => {
    if (address === undefined) return openSupport()
    const opened = window.open('about:blank', 'customer-service', FEATURES)
    if (!opened) return layerRequest.set({ layer: 'customerService', address })
    // The desk is another site and must not reach this page.
    opened.opener = null
    opened.location.replace(address)
  }
}
