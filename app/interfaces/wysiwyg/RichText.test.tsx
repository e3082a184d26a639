/** What an editor must never do: change a text by showing it. And that an edit leaves, and its undoing. */
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import '#app/components/ui/base.css';
import { toField } from '#app/entities/fields/rules.ts';
import { InterfaceInput } from '#app/interfaces/InterfaceInput.tsx';
import { inputProps } from '#app/interfaces/sample-host.tsx';
import { commands } from './options.ts';
import { ProjectProvider } from '#app/session/project.tsx';

const fieldWith = (toolbar: unknown) =>
  toField({
    collection: 'articles',
    field: 'text',
    type: 'string',
    datatype: 'TEXT',
    interface: 'wysiwyg',
    options: { toolbar },
  });
const few = fieldWith(['bold', 'italic', 'undo', 'image', 'code']);

interface FormProps {
  initial: unknown;
  onChange: (value: unknown) => void;
  readonly?: boolean;
  field?: ReturnType<typeof fieldWith>;
}

function Form({ initial, onChange, readonly = false, field = few }: FormProps) {
  const [value, setValue] = useState(initial);
  return (
    <QueryClientProvider client={new QueryClient()}>
      <ProjectProvider project="demo">
        <Suspense fallback="…">
          <span id={inputProps.labelId}>Body</span>
          <InterfaceInput
            {...inputProps}
            value={value}
            onChange={(next) => {
              setValue(next);
              onChange(next);
            }}
            field={field}
            readonly={readonly}
          />
          <button type="button" onClick={() => setValue('<p>From outside</p>')}>
            Restore
          </button>
        </Suspense>
      </ProjectProvider>
    </QueryClientProvider>
  );
}

async function open(initial: unknown, readonly = false) {
  const onChange = vi.fn<(value: unknown) => void>();
  const screen = await render(<Form initial={initial} onChange={onChange} readonly={readonly} />);
  return { screen, onChange };
}

/** The document that is edited, once it is there. */
async function page(): Promise<Document> {
  return vi.waitFor(
    () => {
      const found = document.querySelector('iframe')?.contentDocument;
      if (found?.body.getAttribute('contenteditable') !== 'true') throw new Error('no editor yet');
      return found;
    },
    { timeout: 15_000 },
  );
}

const settled = () => new Promise((resolve) => setTimeout(resolve, 500));

afterEach(() => {
  expect((window as { hacked?: boolean }).hacked).toBeUndefined();
});

test('is opened, clicked and left without a change', { timeout: 30_000 }, async () => {
  const odd =
    '<div onclick="window.hacked = true">Bare <b>text</B>\r\n<img src=x onerror="window.hacked=true"><script>window.hacked = true</script>' +
    '<center>x</center><ul>\n <li>a</ul><p></p><x-y style="color:RED">z</x-y></div>';
  const { screen, onChange } = await open(odd);
  const edited = await page();
  expect(edited.body.textContent).toContain('Bare text');
  expect(edited.querySelector('[onclick], [onerror]')).toBeNull();
  expect(edited.querySelector<HTMLElement>('x-y')?.style.color).toBe('red');
  edited.body.focus();
  await userEvent.click(screen.getByText('Body'));
  await settled();
  expect(onChange).not.toHaveBeenCalled();
});

test('an edit leaves, and its undoing brings the text itself back', { timeout: 30_000 }, async () => {
  const original = '<P CLASS=a onclick="x()" style="COLOR:red">one <B style="mso-x:1">two</b>';
  const { onChange } = await open(original);
  const edited = await page();
  edited.body.focus();
  await userEvent.keyboard('New ');
  await vi.waitFor(() => expect(onChange).toHaveBeenCalled());
  const written = String(onChange.mock.lastCall?.[0]);
  expect(written).toContain('New ');
  expect(written).toContain('onclick="x()"');
  expect(written).toContain('style="color: red;"');
  expect(written).toContain('style="mso-x:1"');
  expect(written).not.toContain('data-');
  await userEvent.keyboard('{Control>}z{/Control}');
  await vi.waitFor(() => expect(onChange.mock.lastCall?.[0]).toBe(original));
});

test('nothing stays null when what was typed is taken back', { timeout: 30_000 }, async () => {
  const { onChange } = await open(null);
  const edited = await page();
  edited.body.focus();
  await userEvent.keyboard('a');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith('<p>a</p>'));
  await userEvent.keyboard('{Backspace}');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(null));
});

test('a text from outside takes the place of what is there', { timeout: 30_000 }, async () => {
  const { screen, onChange } = await open('<p>First</p>');
  const edited = await page();
  await userEvent.click(screen.getByText('Restore'));
  await vi.waitFor(() => expect(edited.body.textContent).toBe('From outside'));
  await settled();
  expect(onChange).not.toHaveBeenCalled();
});

test('the source is the stored text, and keeps what is not edited', { timeout: 30_000 }, async () => {
  const original = '<P  class=a>one</p>\r\n<br/>';
  const { screen, onChange } = await open(original);
  await page();
  await userEvent.click(screen.getByRole('button', { name: 'Edit source' }));
  const source = screen.getByRole('textbox', { name: 'Body' });
  await expect.element(source).toBeVisible();
  await userEvent.click(source);
  await userEvent.keyboard('{Control>}{Home}{/Control}!');
  await vi.waitFor(() => expect(onChange).toHaveBeenLastCalledWith(`!${original}`));
  await userEvent.click(screen.getByRole('button', { name: 'Back to editor' }));
  expect((await page()).body.textContent).toContain('!');
  await settled();
  expect(onChange).toHaveBeenLastCalledWith(`!${original}`);
});

test('read-only is a text', async () => {
  const { screen, onChange } = await open(
    '<p style="color:red" onclick="window.hacked=true">Read</p><iframe></iframe>',
    true,
  );
  await expect.element(screen.getByText('Read')).toBeVisible();
  expect(screen.container.querySelector('iframe, [style*=red], [onclick], [contenteditable]')).toBeNull();
  expect(onChange).not.toHaveBeenCalled();
});

test('every command of the catalogue has its button, in the order asked for', {
  timeout: 30_000,
}, async () => {
  const wanted = commands.toReversed();
  const screen = await render(<Form initial="<p>x</p>" onChange={vi.fn()} field={fieldWith(wanted)} />);
  await page();
  const names = [...screen.container.querySelectorAll('[role="toolbar"] [data-mce-name]')]
    .map((button) => button.getAttribute('data-mce-name'))
    .filter((name) => name !== 'styles');
  const own: Record<string, string> = {
    fontselect: 'fontfamily',
    fontsizeselect: 'fontsize',
    image: 'libraryfile',
    code: 'sourcecode',
  };
  expect(names).toEqual(wanted.map((name) => own[name] ?? name));
});
