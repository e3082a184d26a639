import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#app/components/ui/Dialog.tsx';
import { roleQueries } from '#app/entities/roles/queries.ts';
import { readListing } from '#app/entities/roles/rules.ts';
import { plainText } from '#app/lib/plain-text.ts';
import type { PermissionEdits } from '#app/screens/settings/permissions/use-permission-edits.ts';
import { addresses } from '#app/session/addresses.ts';
import { useProject } from '#app/session/project.tsx';
import { Simulator } from './Simulator.tsx';

/** The simulator with permissions that are not saved yet. */
export function SimulatorDialog({ edits, onClose }: { edits: PermissionEdits; onClose: () => void }) {
  const { t } = useTranslation('simulator');
  const project = useProject();
  const { role, count } = edits;
  const { data } = useQuery({
    ...roleQueries.detail(project, String(role)),
    enabled: role !== null,
  });
  const name = plainText(data?.['name']).trim() || t('unnamed', { id: role ?? '' });
  return (
    <Dialog title={t('title', { role: name })} size="lg" closeLabel={t('close')} onClose={onClose}>
      {count === 0 && role !== null ? (
        <p>
          <Link {...addresses.simulator(project, String(role))}>{t('asPage')}</Link>
        </p>
      ) : null}
      <Simulator
        role={{ id: role ?? 0, name }}
        listing={readListing(data?.['collection_listing'])}
        permissions={edits.preview()}
        isEdited={count > 0}
      />
    </Dialog>
  );
}
