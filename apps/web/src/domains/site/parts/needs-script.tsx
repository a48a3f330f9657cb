import { useTranslation } from 'react-i18next'

/** Says above a form that it needs script, to readers who have none. */
export function NeedsScript() {
  return (
    <noscript>
      <Note />
    </noscript>
  )
}

/** Rendered on the server only, where all texts are. */
function Note() {
  const { t } = useTranslation('heads')
  return (
    <p role="note" className="mb-4 rounded-control border border-line bg-raised px-4 py-3 text-body">
      {t('formNeedsScript')}
    </p>
  )
}
