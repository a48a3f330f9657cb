import { VIP_SERVICE_ABOVE_RANK } from '@playhouse/shared/limits.ts'
import { useNavigate } from 'react-router-dom'
import { layerRequest } from '../../../access/open-layers.ts'
import { openSupport } from '../../../access/side-windows.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useOffers } from '../../site/parts/use-offers.ts'
import { useSiteFacts } from '../../site/parts/use-site-facts.ts'
import { paths } from '../../../paths.ts'
import { findSupportDesk } from '../find-support-desk.ts'

const FEATURES = 'popup,width=440,height=750'

/** The desk that the brand has elsewhere, or whether there is a window of cases for this viewer. */
function useSupportDesk(): { address: string | undefined; hasCases: boolean } {
  const desks = useSiteFacts()?.customerService ?? []
  const viewer = useViewer()
  const offers = useOffers()
  const rank = viewer?.label?.rank
  return {
    address: findSupportDesk(desks, { vip: rank !== undefined && rank > VIP_SERVICE_ABOVE_RANK }),
    hasCases: offers(viewer && viewer.kind !== 'DEMO' ? 'SUPPORT_CASES' : 'GUEST_CASES'),
  }
}

/** Whether somebody can be reached besides by the feedback form. */
export function useHasSupport(): boolean {
  const { address, hasCases } = useSupportDesk()
  return address !== undefined || hasCases
}

/**
 * Opens customer service: the desk that the brand has elsewhere, in a window of its own, or else the window of cases, or else the feedback
 * form.
 */
export function useOpenSupport(): () => void {
  const { address, hasCases } = useSupportDesk()
  const navigate = useNavigate()
  return () => {
    if (address === undefined) return hasCases ? openSupport() : void navigate(paths.feedback())
    const opened = window.open('about:blank', 'customer-service', FEATURES)
    if (!opened) return layerRequest.set({ layer: 'customerService', address })
    // The desk is another site and must not reach this page.
    opened.opener = null
    opened.location.replace(address)
  }
}
