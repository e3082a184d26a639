// What the demo in the browser is, the mails that it would have sent, and a way to start over.
import { Button, Notice, Page, addTexts, confirm } from 'lectern';
import { createElement as h, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';

const texts = addTexts('demo', {
  'en-US': {
    title: 'Demo',
    what: 'This is Lectern with its API and a database in your browser. What you enter goes nowhere else.',
    kept: 'It stays here until you start over or delete this site’s data.',
    lost: 'This window keeps nothing: all is gone when its last tab is closed.',
    over: 'Start over',
    ask: 'Start over?',
    warning: 'All that was entered in this demo is thrown away, and it begins with its first data.',
    cancel: 'Cancel',
    mails: 'Mails',
    none: 'Mails that the API would send are shown here.',
    to: 'To {{to}}',
  },
  'de-DE': {
    title: 'Demo',
    what: 'Das ist Lectern mit seiner API und einer Datenbank in Ihrem Browser. Was Sie eingeben, geht nirgendwo anders hin.',
    kept: 'Es bleibt hier, bis Sie neu beginnen oder die Daten dieser Website löschen.',
    lost: 'Dieses Fenster behält nichts: Alles ist fort, sobald sein letzter Tab geschlossen wird.',
    over: 'Neu beginnen',
    ask: 'Neu beginnen?',
    warning:
      'Alles, was in dieser Demo eingegeben wurde, wird verworfen; sie beginnt mit ihren ersten Daten.',
    cancel: 'Abbrechen',
    mails: 'E-Mails',
    none: 'Hier stehen E-Mails, die die API verschicken würde.',
    to: 'An {{to}}',
  },
});

const folder = new URL('.', document.location.href.split(/[?#]/)[0]).href;

const channel = new BroadcastChannel(`lectern-demo ${folder}`);

/** What the worker with the data says of itself. */
function useStatus() {
  const [status, setStatus] = useState({ isKept: true, mails: [] });
  useEffect(() => {
    const hear = ({ data }) => {
      if (data.kind === 'status') setStatus(data.status);
    };
    channel.addEventListener('message', hear);
    channel.postMessage({ kind: 'status?' });
    return () => channel.removeEventListener('message', hear);
  }, []);
  return status;
}

export default function Demo() {
  const { t } = useTranslation(texts);
  const status = useStatus();
  const startOver = async () => {
    const question = {
      title: t('ask'),
      body: t('warning'),
      confirmLabel: t('over'),
      cancelLabel: t('cancel'),
    };
    if (!(await confirm({ ...question, tone: 'bad' }))) return;
    channel.addEventListener('message', ({ data }) => {
      if (data.kind !== 'status' || data.status.state !== 'loading') return;
      window.location.assign('#/login');
      window.location.reload();
    });
    channel.postMessage({ kind: 'start over' });
  };
  const mails = status.mails.map(({ to, subject, text }, index) =>
    h('article', { key: index }, h('h3', null, subject), h('p', null, t('to', { to })), h('pre', null, text)),
  );
  return h(
    Page,
    {
      title: t('title'),
      heading: t('title'),
      actions: h(Button, { onClick: () => void startOver() }, t('over')),
    },
    h(
      'div',
      { className: 'demo' },
      h('p', null, t('what')),
      !(status.isKept ?? true) ? h(Notice, { tone: 'warn' }, t('lost')) : h('p', null, t('kept')),
      h('h2', null, t('mails')),
      mails.length > 0 ? mails : h('p', null, t('none')),
    ),
  );
}
