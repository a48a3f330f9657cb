import { Landmark, ScanLine, WalletMinimal } from 'lucide-react'
import { useMemo, type ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { OfferedLink } from '../../../domains/site/parts/offered-link.tsx'
import { openAnalytics, openHelp } from '../../../access/open-layers.ts'
import { useViewer } from '../../../access/use-viewer.ts'
import { useInSteps } from '../../../domains/games/use-in-steps.ts'
import { eachVendorOnce } from '../../../domains/site/each-vendor-once.ts'
import { useAgeRule, useAges } from '../../../domains/site/parts/use-ages.ts'
import { useBrandName } from '../../../domains/site/use-brand-name.ts'
import { useNavigationVendors } from '../../../domains/site/parts/use-navigation.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { Slot } from '../../../extend/slot.tsx'
import { ZONE_NAME } from '../../../i18n/format-time.ts'
import { paths } from '../../../paths.ts'
import { Icon } from '../../../ui/icon.tsx'
import { linkClass } from '../../../ui/link-class.ts'
import { Picture } from '../../../ui/picture.tsx'
import { WhenNear } from '../../../ui/when-near.tsx'
import { RegisterLink } from '../../../domains/session/parts/access-links.tsx'
import { useOpenSupport } from '../../../domains/support/parts/use-support.ts'
import { MENU_PATHS } from '../../../menu-paths.ts'
import { buttonClass } from '../../../ui/button-class.ts'
import { Button } from '../../../ui/button.tsx'

/** Affiliate section: visitors register, agents get a link to their team, members contact customer service. */
function FooterAffiliate() {
  const { t } = useTranslation(['site', 'shell'])
  const viewer = useViewer()
  const openService = useOpenSupport()
  const canRegister = useSiteFacts()?.features.includes('REGISTRATION') ?? false
  const agentPage = viewer?.menu.find(({ page }) => page === 'TEAM_OVERVIEW')?.page
  if (viewer && viewer.kind !== 'DEMO') {
    return agentPage ? (
      <>
        <p className="mb-3 max-w-sm text-pretty">{t('footer.agentText')}</p>
        <Link to={MENU_PATHS[agentPage]} className={buttonClass({ size: 'small' })}>
          {t('shell:pages.TEAM_OVERVIEW')}
        </Link>
      </>
    ) : (
      <>
        <p className="mb-3 max-w-sm text-pretty">{t('footer.memberText')}</p>
        <Button size="small" onClick={openService}>
          {t('shell:customerService')}
        </Button>
      </>
    )
  }
  return (
    <>
      <p className="mb-3 max-w-sm text-pretty">{t('footer.affiliateText')}</p>
      {canRegister ? (
        <RegisterLink className={buttonClass({ size: 'small' })}>{t('footer.affiliateStart')}</RegisterLink>
      ) : null}
    </>
  )
}

/** Payment methods, shown with neutral icons instead of third-party logos. */
const PAYMENTS = [
  { way: 'bank', icon: Landmark },
  { way: 'qr', icon: ScanLine },
  { way: 'wallet', icon: WalletMinimal },
] as const

/** `bare` leaves out links and vendors while the site is unavailable. */
export function Footer({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation(['site', 'shell', 'common'])
  const brand = useBrandName()
  const { agreement: age } = useAges()
  const ageRule = useAgeRule()
  const isMember = (useViewer()?.kind ?? 'DEMO') !== 'DEMO'
  const hasAnalytics = Boolean(useSiteFacts()?.analytics)
  const link = linkClass({ look: 'standing' })
  return (
    <footer className="mt-16 border-t border-line pt-8 text-body text-muted">
      <div className="grid gap-x-8 gap-y-8 tablet:grid-cols-2 laptop:grid-flow-col laptop:grid-cols-none laptop:auto-cols-fr">
        <FooterGroup heading={t('footer.about')}>
          <p className="max-w-sm text-pretty">{t('footer.aboutText', { brand })}</p>
          {bare ? null : (
            <p className="mt-3 flex flex-col items-start gap-1.5">
              <Link to={paths.agreement()} className={link}>
                {t('footer.agreement')}
              </Link>
              <button type="button" aria-haspopup="dialog" onClick={() => openHelp()} className={link}>
                {t('shell:helpCentre')}
              </button>
              {hasAnalytics ? (
                <button type="button" aria-haspopup="dialog" onClick={openAnalytics} className={link}>
                  {t('footer.analytics')}
                </button>
              ) : null}
              <a href="/licenses.txt" target="_blank" className={link}>
                {t('footer.licenses')}
              </a>
            </p>
          )}
        </FooterGroup>
        {bare ? null : (
          <FooterGroup heading={t('footer.affiliate')}>
            <FooterAffiliate />
          </FooterGroup>
        )}
        {bare ? null : (
          <FooterGroup heading={t('footer.payments')}>
            <ul className="flex flex-wrap gap-2">
              {PAYMENTS.map(({ way, icon }) => (
                <li
                  key={way}
                  className="inline-flex h-9 items-center gap-2 rounded-control border border-line bg-surface px-3 text-small"
                >
                  <Icon icon={icon} size={16} />
                  <span>{t(`footer.paymentWays.${way}`)}</span>
                </li>
              ))}
            </ul>
            <p className="mt-3 font-medium text-pretty text-text">{t('footer.playMoney')}</p>
          </FooterGroup>
        )}
        <FooterGroup heading={t('footer.responsible')}>
          <p className="flex max-w-sm items-start gap-3 text-pretty">
            <span
              dir="ltr"
              className="figures mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border border-edge text-small font-semibold text-text"
            >
              {t('common:adultsOnly', { age })}
            </span>
            {t('footer.responsibleText', { rule: ageRule })}
          </p>
          {bare ? null : (
            <OfferedLink
              to={isMember ? paths.memberLimits() : paths.responsibleGaming()}
              className={`mt-3 inline-block ${link}`}
            >
              {t('footer.limits')}
            </OfferedLink>
          )}
        </FooterGroup>
      </div>
      {bare ? null : (
        <WhenNear placeholder={<div className="mt-8 h-60" />}>
          <FooterVendors />
        </WhenNear>
      )}
      {bare ? null : <Slot name="footer.end" data={{ brand }} />}
      <p className="mt-8 text-small">{t('footer.zone', { zone: ZONE_NAME })}</p>
    </footer>
  )
}

function FooterGroup({ heading, children }: { heading: string; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <h2 className="mb-2 text-small font-semibold text-text">{heading}</h2>
      {children}
    </section>
  )
}

/** The logos are requested a few per frame, because somebody scrolls when they come into view. */
const STEPS = { first: 4, further: 4 }

function FooterVendors() {
  const { t } = useTranslation('site')
  const lobbies = useNavigationVendors()
  const vendors = useMemo(() => eachVendorOnce(lobbies ?? []), [lobbies])
  const shown = useInSteps(vendors, STEPS)
  const site = useSiteFacts()
  if (vendors.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-small font-semibold text-text">{t('footer.vendors')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {shown.map((vendor) => (
          <li key={vendor.id} className="flex items-center">
            <Picture
              src={vendor.logo}
              hosts={site?.imageHosts ?? []}
              alt={vendor.name}
              width={96}
              height={32}
              fallback={<span className="text-small">{vendor.name}</span>}
              className="h-8 w-24 object-contain"
            />
          </li>
        ))}
      </ul>
    </section>
  )
}
