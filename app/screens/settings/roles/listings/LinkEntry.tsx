import { useTranslation } from 'react-i18next';
import { clip } from '#app/lib/plain-text.ts';
import { EntryHeading } from './EntryHeading.tsx';
import { LinkForm } from './LinkForm.tsx';
import { type LinkProblem, linkParts } from './link-rules.ts';

interface LinkEntryProps {
  /** Of its row. */
  id: string;
  /** As it is stored. */
  entry: unknown;
  name: string;
  problem: LinkProblem | null;
  readonly: boolean;
  isOpen: boolean;
  onToggle: () => void;
  onSet: (part: string, next: unknown) => void;
}

/** A link of a listing: what it reads, and its form while it is open. */
export function LinkEntry({ id, entry, name, problem, readonly, isOpen, onToggle, onSet }: LinkEntryProps) {
  const { t } = useTranslation('roles');
  const parts = linkParts(entry);
  return (
    <>
      <EntryHeading
        icon={parts?.icon || 'link'}
        name={name}
        fact={clip(parts?.link ?? '', 80)}
        problem={problem === null || isOpen ? null : t(`listing.problem.${problem}`)}
        isOpen={isOpen}
        formId={`${id}-form`}
        onToggle={onToggle}
      />
      {isOpen ? (
        <div id={`${id}-form`}>
          <LinkForm entry={entry} label={name} readonly={readonly} onSet={onSet} />
        </div>
      ) : null}
    </>
  );
}
