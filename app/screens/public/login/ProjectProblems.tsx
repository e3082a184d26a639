import type { UseQueryResult } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { describeError } from '#app/components/shell/describe-error.ts';
import { RetryNotice } from '#app/components/feedback/RetryNotice.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import type { ProjectInfo } from '#app/entities/projects/types.ts';
import { ApiError } from '#app/lib/api.ts';
import { clip } from '#app/lib/plain-text.ts';
import type { ChosenProject } from '#app/session/chosen-project.ts';
import { isNotInstalled } from '#app/session/api-errors.ts';

export interface ProjectProblemsProps {
  chosen: ChosenProject;
  /** Of the chosen project. */
  info: UseQueryResult<ProjectInfo>;
}

/** What is wrong with the list of projects or with the chosen one; nothing when all is well. */
export function ProjectProblems({ chosen: { project, list }, info }: ProjectProblemsProps) {
  const { t } = useTranslation('sign-in');
  if (project === null) {
    if (list.isSuccess) {
      return (
        <Notice tone="warn" title={t('noProjects')}>
          {t('noProjectsBody')}
        </Notice>
      );
    }
    // "Not installed" leads to the installer by itself.
    if (!list.isError || isNotInstalled(list.error)) return null;
    return <Failure title={describeError(list.error)} query={list} />;
  }
  if (!info.isError) return null;
  const { error } = info;
  const isMissing = error instanceof ApiError && (error.status === 401 || error.status === 404);
  return (
    <Failure
      title={t(isMissing ? 'projectMissing' : 'projectFailed', { project: clip(project, 60) })}
      detail={isMissing ? t('projectMissingBody') : clip(describeError(error), 500)}
      query={info}
    />
  );
}

interface FailureProps {
  title: string;
  detail?: string;
  query: Pick<UseQueryResult, 'isFetching' | 'refetch'>;
}

export function Failure({ title, detail, query }: FailureProps) {
  return (
    <RetryNotice
      text={detail}
      title={title}
      pending={query.isFetching}
      onRetry={() => void query.refetch()}
    />
  );
}
