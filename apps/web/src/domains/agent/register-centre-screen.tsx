import { USERNAME_MAX } from '@playhouse/shared/limits.ts'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { USUAL_SERIES } from '@playhouse/shared/prize-series.ts'
import { GivenFields, type OwnTerms, useGivenTerms } from './given-terms.tsx'
import { toRatio } from './rate.ts'
import { RegistrationLinks } from './registration-links.tsx'
import { MutationForm } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { PasswordField } from '../../i18n/password-field.tsx'
import { useCountedStakes } from '../../i18n/use-counted-stakes.ts'
import { useFormat } from '../../i18n/use-format.ts'
import { paths } from '../../paths.ts'
import { Button } from '../../ui/button.tsx'
import { linkClass } from '../../ui/link-class.ts'
import { Select } from '../../ui/select.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { AgentPage, readAgentPage } from './agent-page.tsx'
import {
  type RegisterCentreScreenQueryVariables,
  useCreateDownlineMutation,
  useRegisterCentreScreenQuery,
} from './register-centre-screen.generated.ts'

/** Accounts and links by which the agent's team grows. */
export function Component() {
  const { t } = useTranslation(['downline', 'agent', 'records'])
  const countedStakes = useCountedStakes()
  const format = useFormat()
  const variables = useScreenVariables<RegisterCentreScreenQueryVariables>()
  const query = useRegisterCentreScreenQuery({ variables })
  const { stale, agent, page } = readAgentPage(query)
  const reload = () => void query.refetch()
  const settings = agent?.rebateSettings
  const own: OwnTerms = {
    rate: Math.min(settings?.basisPoints ?? 0, settings?.maximumBasisPoints ?? 0),
    series: settings?.prizeSeries ?? USUAL_SERIES,
  }
  const counted = settings?.countedProducts ?? []
  const links = agent?.registrationLinks
  return (
    <AgentPage
      title={t('agent:pages.REGISTER_CENTRE')}
      intro={`${t('registerText')} ${t('rebateCounts')} ${countedStakes('AGENT_REBATE')}`}
      page={page}
    >
      {agent ? (
        <div className="flex flex-col gap-8">
          {counted.length > 0 ? (
            <p className="max-w-2xl text-body text-pretty text-muted">
              {t('countedForRebates', {
                products: counted
                  .map(
                    ({ category, basisPoints }) =>
                      `${t(`records:categories.${category}`)} ${format.percent(toRatio(basisPoints), 0)}`,
                  )
                  .join(' · '),
              })}
            </p>
          ) : null}
          {links ? (
            <RegistrationLinks code={links.agentCode} links={links.nodes} own={own} busy={stale} />
          ) : (
            <LoadFailure title={t('linksFailed')} error={query.error} onRetry={reload} retrying={stale} />
          )}
          <NewAccount own={own} />
        </div>
      ) : null}
    </AgentPage>
  )
}

function NewAccount({ own }: { own: OwnTerms }) {
  const { t } = useTranslation(['downline', 'member'])
  const { run } = useSubmit(useCreateDownlineMutation())
  const given = useGivenTerms(own)
  const [opened, setOpened] = useState<string>()
  const form = useMutationForm({
    defaultValues: { kind: 'member', username: '', password: '', ...given.defaultValues },
    send: ({ kind, username, password, ...typed }) =>
      run({ input: { username, password, isAgent: kind === 'agent', ...given.getInput(typed) } }),
    reasonText: given.reasonText,
    place: ({ code, text }) => (code === 'USERNAME_TAKEN' ? { username: text } : undefined),
    onDone: ({ username }) => {
      form.methods.reset()
      setOpened(username)
    },
  })
  return (
    <section className="rounded-card border border-line bg-surface p-5">
      <h2 className="mb-1 text-prose font-semibold">{t('newAccount')}</h2>
      <p className="mb-4 max-w-2xl text-body text-pretty text-muted">{t('newAccountText')}</p>
      <MutationForm form={form} className="flex max-w-md flex-col gap-4" guarded>
        <Select
          label={t('kind')}
          options={[
            { value: 'member', label: t('member:kinds.MEMBER') },
            { value: 'agent', label: t('member:kinds.AGENT') },
          ]}
          {...form.field('kind')}
        />
        <TextField
          label={t('username')}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={USERNAME_MAX}
          {...form.field('username', t('required'))}
        />
        <PasswordField
          label={t('firstPassword')}
          description={t('firstPasswordText')}
          autoComplete="new-password"
          {...form.field('password', t('required'))}
        />
        <GivenFields
          given={given}
          rate={form.field('rebateBasisPoints', given.rateRule)}
          series={form.field('prizeSeries', given.seriesRule)}
        />
        <Button type="submit" variant="action" pending={form.isPending && t('saving')}>
          {t('openAccount')}
        </Button>
        {opened ? (
          <p role="status" className="text-body">
            {t('opened')}{' '}
            <Link to={paths.downline(opened)} className={linkClass()}>
              <bdi>{opened}</bdi>
            </Link>
          </p>
        ) : null}
      </MutationForm>
    </section>
  )
}
