import { type ReactNode, Suspense, useMemo } from 'react';
import type { MenuItem } from '#app/components/ui/Menu.tsx';
import { Page, type PageProps } from '#app/components/shell/Page.tsx';
import { lazyPart } from '#app/components/ui/lazy-part.tsx';
import type { Collection } from '#app/entities/collections/types.ts';
import { useLatest } from '#app/lib/latest.ts';
import { ownValue } from '#app/lib/own-value.ts';
import { EditActions } from './EditActions.tsx';
import type { ChangesDialogProps } from './review/ChangesDialog.tsx';
import type { Editor } from './use-editor.ts';

const ConflictDialog = lazyPart(() => import('./conflicts/ConflictDialog.tsx'));
const ChangesDialog = lazyPart(() => import('./review/ChangesDialog.tsx'));
const RemoteChangesBadge = lazyPart(() => import('./conflicts/RemoteChangesBadge.tsx'));
const PresenceBadge = lazyPart(() => import('./conflicts/PresenceBadge.tsx'));

export interface EditorPageProps extends PageProps {
  editor: Editor;
  /** What the fields belong to; without it nothing is shown that names them. */
  collection: Collection | undefined;
  /** Whose other editors are shown; null: nobody's. */
  presence: string | null;
  /** What else the menu of the header offers. */
  menu?: readonly MenuItem[];
  onMenu?: (id: string) => void;
  /** Buttons before those of editing. */
  before?: ReactNode;
  /** A new record has no values before. Default: false. */
  isNew?: boolean;
  review?: Partial<Pick<ChangesDialogProps, 'changed' | 'isFirst' | 'more' | 'onTakeBack'>>;
}

/** The page of a record that is edited: its header, and the dialogs about its changes. What it shows is its owner's. */
export function EditorPage({ editor, collection, presence, ...props }: EditorPageProps) {
  const { menu, onMenu, before, isNew = false, review, extras, actions, children, ...page } = props;
  const { form, root, conflicts, isSaving, save } = editor;
  const news = conflicts?.news;
  const showNews = useLatest(conflicts?.show);
  // Made anew only when something of it changes: typing renders all that is written out below.
  const badges = useMemo(
    () => (
      <>
        {extras}
        {presence !== null && collection ? (
          <Suspense>
            <PresenceBadge collection={collection.collection} itemKey={presence} />
          </Suspense>
        ) : null}
        <span role="status">
          {news && collection ? (
            <Suspense>
              <RemoteChangesBadge collection={collection} news={news} onShow={() => showNews.current?.()} />
            </Suspense>
          ) : null}
        </span>
      </>
    ),
    [extras, presence, collection, news, showNews],
  );
  return (
    <Page
      {...page}
      extras={presence === null ? extras : badges}
      actions={
        <>
          {before}
          <EditActions
            {...editor.actions}
            count={editor.count}
            isSaving={isSaving}
            others={menu}
            onOther={onMenu}
          />
          {actions}
        </>
      }
    >
      {children}
      {conflicts?.question && collection ? (
        <Suspense>
          <ConflictDialog collection={collection} question={conflicts.question} />
        </Suspense>
      ) : null}
      {editor.isReviewed && collection ? (
        <Suspense>
          <ChangesDialog
            {...{ form, collection, root }}
            changed={new Set(form.changed)}
            isFirst={(name) => isNew && (ownValue(form.base, name) ?? null) === null}
            onTakeBack={form.handle.undo}
            {...review}
            onDiscard={editor.onDiscard}
            onSave={save && !isSaving ? () => void save('stay') : undefined}
            onClose={editor.onReviewEnd}
          />
        </Suspense>
      ) : null}
    </Page>
  );
}
