import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { useTranslation } from 'react-i18next';
import { Button } from '#app/components/ui/Button.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { forgetProject } from '#app/session/hydrated.ts';
import { pathAfterSignIn } from '#app/session/start-path.ts';
import { markSignedIn } from '#app/session/sign-in.ts';

/** The second factor was all that the sign-in lacked: on to where it was to lead. */
export function SetupDone({ project, redirect }: { project: string; redirect: string | undefined }) {
  const { t } = useTranslation('two-factor');
  const router = useRouter();
  const client = useQueryClient();
  const goOn = () => {
    forgetProject(client, project);
    markSignedIn(client, project);
    router.history.replace(pathAfterSignIn(project, redirect));
  };
  return (
    <>
      <Notice tone="good" title={t('done')}>
        {t('doneBody')}
      </Notice>
      <Button variant="primary" autoFocus onClick={goOn}>
        {t('continue')}
      </Button>
    </>
  );
}
