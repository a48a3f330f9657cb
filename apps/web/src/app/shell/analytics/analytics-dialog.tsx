import { useTranslation } from 'react-i18next'
import { dropLayer } from '../../../access/open-layers.ts'
import { useAudience } from '../../../analytics/audience.ts'
import {
  acceptAnalytics,
  analyticsChoice,
  browserDeclines,
  choiceFor,
  declineAnalytics,
} from '../../../analytics/consent.ts'
import { useSiteFacts } from '../../../domains/site/parts/use-site-facts.ts'
import { useStore } from '../../../store.ts'
import { Button } from '../../../ui/button.tsx'
import { Dialog } from '../../../ui/dialog.tsx'

/** Says which events are counted and which never are, and lets the visitor change consent at any time. */
export function AnalyticsDialog() {
  const { t } = useTranslation(['analytics', 'ui'])
  const origin = useSiteFacts()?.analytics?.origin
  const choice = choiceFor(origin ?? '', useStore(analyticsChoice))
  const isExcluded = useAudience() === 'excluded'
  const state = isExcluded ? 'excluded' : browserDeclines() ? 'browser' : (choice ?? 'open')
  const choose = (act: () => void) => () => {
    act()
    dropLayer()
  }
  if (origin === undefined) return null
  return (
    <Dialog
      title={t('title')}
      closeLabel={t('ui:close')}
      onClose={dropLayer}
      initialFocus="title"
      footer={
        state === 'excluded' || state === 'browser' ? undefined : (
          <div className="grid w-full grid-cols-2 gap-2">
            <Button onClick={choose(declineAnalytics)}>{t(choice === 'accepted' ? 'withdraw' : 'decline')}</Button>
            <Button onClick={choose(() => acceptAnalytics(origin))}>
              {t(choice === 'accepted' ? 'keep' : 'accept')}
            </Button>
          </div>
        )
      }
    >
      <div className="flex flex-col gap-4 text-body">
        <p className="font-medium text-pretty">{t(`states.${state}`)}</p>
        <Part heading={t('counted')} text={t('countedText')} />
        <Part heading={t('never')} text={t('neverText')} />
        <Part heading={t('where')} text={t('whereText', { origin })} />
      </div>
    </Dialog>
  )
}

function Part({ heading, text }: { heading: string; text: string }) {
  return (
    <section>
      <h3 className="text-small font-semibold">{heading}</h3>
      <p className="mt-1 text-muted text-pretty">{text}</p>
    </section>
  )
}
