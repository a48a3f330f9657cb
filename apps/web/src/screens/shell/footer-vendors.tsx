import { useTranslation } from 'react-i18next'
import { eachVendorOnce } from '../../features/site/each-vendor-once.ts'
import { useNavigation } from '../../features/site/use-navigation.ts'
import { useSiteFacts } from '../../features/site/use-site-facts.ts'
import { Picture } from '../../ui/picture.tsx'

/** The makers of all games, each once, however many lobbies it has games in. */
export function FooterVendors() {
  const { t } = useTranslation('shell')
  const vendors = eachVendorOnce(useNavigation() ?? [])
  const site = useSiteFacts()
  if (vendors.length === 0) return null
  return (
    <section className="mt-8">
      <h2 className="mb-3 text-small font-semibold text-text">{t('footer.vendors')}</h2>
      <ul className="flex flex-wrap gap-x-5 gap-y-3">
        {vendors.map((vendor) => (
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
