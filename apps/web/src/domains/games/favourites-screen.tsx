import { NOTE_MAX } from '@playhouse/shared/limits.ts'
import { Heart, HeartOff, NotebookPen } from 'lucide-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router-dom'
import { GameLink } from './game-link.tsx'
import { SMALL_PICTURE } from './parts/small-picture.ts'
import { type GameActions, useGameActions } from './parts/use-game-actions.ts'
import { FormDialog } from '../../forms/mutation-form.tsx'
import { useMutationForm } from '../../forms/use-mutation-form.ts'
import { LoadFailure } from '../../graphql/load-failure.tsx'
import { useSubmit } from '../../graphql/use-submit.ts'
import { useScreenVariables } from '../../graphql/screen-loader.ts'
import { usePageLabels } from '../../i18n/use-page-labels.ts'
import { paths } from '../../paths.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { buttonClass } from '../../ui/button-class.ts'
import { Button } from '../../ui/button.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { Picture } from '../../ui/picture.tsx'
import { Tag } from '../../ui/tag.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { showToast } from '../../ui/toast-queue.ts'
import { RecordPage } from '../records/parts/record-page.tsx'
import { readMemberPage } from '../member/parts/member-page.tsx'
import {
  type FavouriteRow_GameFragment,
  type FavouritesScreenQueryVariables,
  useFavouritesScreenQuery,
  useSetFavouriteNoteMutation,
} from './favourites-screen.generated.ts'
import { Offered } from '../site/parts/offered.tsx'

type Favourite = Omit<FavouriteRow_GameFragment, ' $fragmentName' | ' $fragmentRefs'>

/** The member's favourite games, newest first, each with a private note. */
export function Component() {
  const { t } = useTranslation('favourites')
  const variables = useScreenVariables<FavouritesScreenQueryVariables>()
  const query = useFavouritesScreenQuery({ variables })
  const { stale, viewer, account, page } = readMemberPage(query)
  const list = viewer?.favouriteGames
  const labels = usePageLabels()
  const actions = useGameActions()
  return (
    <RecordPage title={t('title')} intro={t('intro')} page={page}>
      {list?.nodes.length ? (
        <>
          <ul className="grid gap-3 laptop:grid-cols-2">
            {list.nodes.map((game) => (
              <FavouriteRow key={game.id} game={game} actions={actions} />
            ))}
          </ul>
          <div className="mt-6 flex justify-center empty:hidden">
            <Pagination
              page={list.pageInfo.page}
              pageCount={list.pageInfo.totalPages}
              labels={labels}
              renderLink={(number, link, content) => (
                <Link {...link} to={paths.favourites(number)}>
                  {content}
                </Link>
              )}
            />
          </div>
        </>
      ) : list ? (
        <EmptyState
          icon={Heart}
          title={t('emptyTitle')}
          text={list.totalCount > 0 ? t('pastText') : t('emptyText')}
          action={
            <Link to={list.totalCount > 0 ? paths.favourites() : paths.home()} className={buttonClass()}>
              {list.totalCount > 0 ? t('toFirst') : t('toGames')}
            </Link>
          }
        />
      ) : account ? (
        <LoadFailure title={t('failed')} error={query.error} onRetry={() => void query.refetch()} retrying={stale} />
      ) : null}
    </RecordPage>
  )
}

function FavouriteRow({ game, actions }: { game: Favourite; actions: GameActions }) {
  const { t } = useTranslation(['favourites', 'ui'])
  const [open, setOpen] = useState<'note' | 'removal' | null>(null)
  const { name, favouriteNote: note } = game
  const remove = () => actions.setFavourite(game.id, false)
  return (
    <li className="flex min-w-0 gap-4 rounded-card border border-line bg-surface p-3">
      <Picture
        src={game.picture}
        hosts={actions.imageHosts}
        alt=""
        width={72}
        height={96}
        small={SMALL_PICTURE}
        fallback={<span className="h-24 w-18 shrink-0 rounded-control bg-hover" />}
        className="h-24 w-18 shrink-0 rounded-control object-cover"
      />
      <div className="flex min-w-0 grow flex-col gap-1">
        <div className="flex items-start gap-2">
          <div className="min-w-0 grow">
            <h2 className="text-prose font-semibold wrap-anywhere">
              <GameLink game={game} actions={actions} className="hover:underline">
                {name}
              </GameLink>
            </h2>
            <p className="flex flex-wrap items-center gap-2 text-small text-muted">
              <span>{game.vendorName}</span>
              {game.isUnderMaintenance ? <Tag>{t('maintenance')}</Tag> : null}
            </p>
          </div>
          <IconButton
            icon={HeartOff}
            label={t('remove', { name })}
            onClick={() => (note === null ? remove() : setOpen('removal'))}
          />
        </div>
        {note === null ? null : <p className="text-body wrap-anywhere whitespace-pre-wrap">{note}</p>}
        <Offered feature="NOTES">
          <div className="mt-auto">
            <Button
              variant="quiet"
              size="small"
              className="-ms-3"
              aria-label={t(note === null ? 'addTo' : 'changeOf', { name })}
              onClick={() => setOpen('note')}
            >
              <Icon icon={NotebookPen} size={16} />
              <span>{t(note === null ? 'add' : 'change')}</span>
            </Button>
          </div>
        </Offered>
      </div>
      {open === 'note' ? <NoteDialog game={game} onClose={() => setOpen(null)} /> : null}
      {open === 'removal' ? (
        <AlertDialog
          title={t('removeTitle', { name })}
          confirmLabel={t('removeBoth')}
          cancelLabel={t('ui:cancel')}
          closeLabel={t('ui:close')}
          tone="danger"
          onConfirm={() => {
            setOpen(null)
            remove()
          }}
          onCancel={() => setOpen(null)}
        >
          <p className="text-body text-pretty">{t('removeText')}</p>
        </AlertDialog>
      ) : null}
    </li>
  )
}

function NoteDialog({ game, onClose }: { game: Favourite; onClose: () => void }) {
  const { t } = useTranslation('favourites')
  const { run } = useSubmit(useSetFavouriteNoteMutation())
  const form = useMutationForm({
    defaultValues: { note: game.favouriteNote ?? '' },
    send: (typed) => run({ input: { ...typed, gameId: game.id } }),
    place: ({ text }) => ({ note: text }),
    onDone: ({ game: saved }) => {
      onClose()
      showToast({ tone: 'good', title: t(saved.favouriteNote === null ? 'removed' : 'saved') })
    },
  })
  return (
    <FormDialog form={form} title={t('noteTitle', { name: game.name })} submitLabel={t('save')} onClose={onClose}>
      <TextArea
        label={t('note')}
        description={t('noteText', { max: NOTE_MAX })}
        rows={4}
        maxLength={NOTE_MAX}
        {...form.field('note')}
      />
    </FormDialog>
  )
}
