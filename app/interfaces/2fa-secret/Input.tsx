import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useFormValue } from '#app/components/form/form-values.ts';
import { groupedSecret, otpauthUri } from '#app/components/two-factor/otpauth.ts';
import { QrCode } from '#app/components/two-factor/QrCode.tsx';
import { Button } from '#app/components/ui/Button.tsx';
import { CopyText } from '#app/components/ui/CopyText.tsx';
import { Icon } from '#app/components/ui/Icon.tsx';
import { Notice } from '#app/components/ui/Notice.tsx';
import { projectQueries } from '#app/entities/projects/queries.ts';
import { sessionQueries } from '#app/entities/session/queries.ts';
import { useInterfaceText } from '#app/i18n/interface-text.ts';
import type { InputProps } from '#app/interfaces/define.ts';
import { plainText } from '#app/lib/plain-text.ts';
import { useProject } from '#app/session/project.tsx';
import styles from './2fa-secret.module.css';

export default function Input({ value, onChange, readonly, ...props }: InputProps) {
  const text = useInterfaceText('2fa-secret');
  const project = useProject();
  const client = useQueryClient();
  // Only a secret made here is ever shown; one that is stored belongs to whoever has scanned it.
  const [made, setMade] = useState<string | null>(null);
  const make = useMutation({
    mutationFn: () => client.fetchQuery({ ...sessionQueries.twoFactorSecret(project), staleTime: 0 }),
    onSuccess: (secret) => {
      setMade(secret);
      onChange(secret);
    },
  });
  const isSet = plainText(value) !== '';
  const isMade = isSet && value === made;
  return (
    <div
      role="group"
      aria-labelledby={props.labelId}
      aria-describedby={props.describedBy}
      className={styles.secret}
    >
      <div className={styles.line}>
        <span className={styles.state}>
          <Icon name={isSet ? 'lock' : 'lock_open'} />
          {text(isSet ? 'set' : 'unset')}
        </span>
        {readonly ? null : isSet ? (
          <Button size="dense" onClick={() => onChange(null)}>
            {text('disable')}
          </Button>
        ) : (
          <Button size="dense" pending={make.isPending} onClick={() => make.mutate()}>
            {text('enable')}
          </Button>
        )}
      </div>
      {make.isError && !isSet ? <Notice tone="bad">{text('failed')}</Notice> : null}
      {isMade && made !== null ? <Scan secret={made} project={project} /> : null}
    </div>
  );
}

function Scan({ secret, project }: { secret: string; project: string }) {
  const text = useInterfaceText('2fa-secret');
  const email = plainText(useFormValue('email'));
  const info = useQuery(projectQueries.info(project));
  const issuer = info.data?.project_name || project;
  return (
    <>
      <Notice tone="info">{text('scan')}</Notice>
      {/* An app keeps the first name that it is shown. */}
      {info.isPending ? null : (
        <QrCode
          text={otpauthUri({ secret, issuer, account: email === '' ? null : email })}
          label={text('picture')}
        />
      )}
      <CopyText
        label={text('secret')}
        text={secret}
        shown={groupedSecret(secret)}
        copyLabel={text('copy')}
        copiedLabel={text('copied')}
      />
    </>
  );
}
