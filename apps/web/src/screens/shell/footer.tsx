import { useTranslation } from 'react-i18next'
import { askRegister } from '../../access/access-requests.ts'
import { useViewer } from '../../access/use-viewer.ts'
import { useNavigation } from '../../features/site/use-navigation.ts'
import type { NavigationVendor } from '../../features/site/use-navigation.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { Button } from '../../ui/button.tsx'
import { Picture } from '../../ui/picture.tsx'

/** The end of every page: what this is, for whom, and whose games these are. `bare` where the site is closed: facts only. */
export function Footer({ bare = false }: { bare?: boolean }) {
  const { t } = useTranslation(['shell', 'common'])
  const viewer = useViewer()
  const site = useSiteFacts()
  const brand = site?.name ?? t('common:brand')
  const canStart = !bare && viewer === null && site?.features.includes('REGISTRATION')
  return (
    <footer className="mt-16 border-t border-line pt-8 pb-10 text-body text-muted">
      <div className="grid gap-8 tablet:grid-flow-col tablet:auto-cols-fr">
        <section className="min-w-0">
          <h2 className={headingClass}>{t('footer.about')}</h2>
          <p className="max-w-sm text-pretty">{t('footer.aboutText', { brand })}</p>
        </section>
        {canStart ? (
          <section className="min-w-0">
            <h2 className={headingClass}>{t('footer.affiliate')}</h2>
            <p className="mb-3">{t('footer.affiliateText')}</p>
            <Button size="small" onClick={() => askRegister()}>
              {t('footer.affiliateStart')}
            </Button>
          </section>
        ) : null}
        <section className="min-w-0">
          <h2 className={headingClass}>{t('footer.responsible')}</h2>
          <p className="flex max-w-sm items-start gap-3 text-pretty">
            <span className="figures mt-0.5 grid size-9 shrink-0 place-items-center rounded-full border border-edge text-small font-semibold text-text">
              {t('common:adultsOnly')}
            </span>
            {t('footer.responsibleText')}
          </p>
        </section>
      </div>
      <VendorLogos />
      <p className="mt-8 text-small font-medium text-text">{t('footer.playMoney')}</p>
    </footer>
  )
}

const headingClass = 'mb-2 text-small font-semibold text-text'

/** Each maker once, however many lobbies it has games in. */
function VendorLogos() {
  const { t } = useTranslation('shell')
  const navigation = useNavigation()
  const site = useSiteFacts()
  const vendors = new Map<string, NavigationVendor>()
  for (const lobby of navigation ?? []) for (const vendor of lobby.vendors) vendors.set(vendor.id, vendor)
  if (vendors.size === 0) return null
  return (
    <section className="mt-8">
      <h2 className={headingClass}>{t('footer.vendors')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {[...vendors.values()].map((vendor) => (
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
