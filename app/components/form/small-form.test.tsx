import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { object, string } from 'yup';
import { TextArea } from '#app/components/ui/TextArea.tsx';
import { TextField } from '#app/components/ui/TextField.tsx';
import { FormDialog } from './FormDialog.tsx';
import { useSmallForm, type SmallFormOptions } from './use-small-form.ts';

const initialValues = { name: '', note: 'kept' };
type Submit = SmallFormOptions<typeof initialValues>['onSubmit'];

const schema = object({
  name: string().trim().required('required').max(5, 'long'),
  note: string().required('required'),
});

/** Shows a dialog with two fields. */
async function show(onSubmit: Submit, isReady = true) {
  const onClose = vi.fn();
  function Host() {
    const form = useSmallForm({
      initialValues,
      schema,
      messages: { required: 'Fill this in.', long: (name) => `${String(name)} is too long.` },
      onSubmit,
    });
    return (
      <FormDialog
        form={form}
        title="Boats"
        confirmLabel="Create"
        failed="Nothing was made"
        {...{ isReady, onClose }}
      >
        <TextField {...form.field('name')} label="Name" autoFocus />
        <TextArea {...form.field('note')} label="Note" />
      </FormDialog>
    );
  }
  const screen = await render(<Host />);
  return {
    onClose,
    screen,
    name: screen.getByRole('textbox', { name: 'Name' }),
    note: screen.getByRole('textbox', { name: 'Note' }),
    create: screen.getByRole('button', { name: 'Create' }),
  };
}

const pending = () => {
  let finish: (error?: Error) => void = () => undefined;
  const promise = new Promise<void>((resolve, reject) => {
    finish = (error) => (error ? reject(error) : resolve());
  });
  return { promise, finish: (error?: Error) => finish(error) };
};

test('nothing is said before a submit; a refused one focuses the first wrong field, then each key is checked', async () => {
  const onSubmit = vi.fn<Submit>();
  const { name, note, create } = await show(onSubmit);
  await expect.element(name).toHaveFocus();
  await userEvent.fill(name, 'much too long');
  await userEvent.clear(note);
  await userEvent.tab();
  await expect.element(name).not.toHaveAttribute('aria-invalid');

  await userEvent.click(create);
  await expect.element(name).toHaveFocus();
  await expect.element(name).toHaveAccessibleDescription('much too long is too long.');
  await expect.element(note).toHaveAccessibleDescription('Fill this in.');
  expect(onSubmit).not.toHaveBeenCalled();

  await userEvent.fill(name, 'Ann');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(name, '  ');
  await expect.element(name).toHaveAccessibleDescription('Fill this in.');
  // The first wrong one is now the second.
  await userEvent.fill(name, 'Ann');
  await userEvent.click(create);
  await expect.element(note).toHaveFocus();
});

test('a submit under way is not sent twice, by key or by button', async () => {
  const work = pending();
  const onSubmit = vi.fn<Submit>(() => work.promise);
  const { name, create } = await show(onSubmit);
  await userEvent.fill(name, 'Ann');
  await userEvent.keyboard('{Enter}');
  await expect.element(create).toHaveAttribute('aria-busy', 'true');
  await userEvent.keyboard('{Enter}');
  await userEvent.click(create, { force: true });
  // As an input that sends by itself would.
  document.querySelector('form')?.requestSubmit();
  work.finish();
  await expect.element(create).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledOnce();
  expect(onSubmit.mock.calls[0]?.[0]).toEqual({ name: 'Ann', note: 'kept' });
});

test('what the server says of a field stands at it, by key or in its own words, until the field is changed', async () => {
  const answers = ['long', 'Reserved for the harbour.'];
  const { name, note, create, screen } = await show(async (_, { setFieldError }) => {
    await Promise.resolve();
    setFieldError('name', answers.shift());
  });
  await userEvent.fill(name, 'Ann');
  await userEvent.click(create);
  await expect.element(name).toHaveAccessibleDescription('Ann is too long.');
  await expect.element(name).toHaveFocus();
  await userEvent.click(create);
  await expect.element(name).toHaveAccessibleDescription('Reserved for the harbour.');
  await expect.element(note).not.toHaveAttribute('aria-invalid');
  expect(screen.getByRole('alert').elements()).toEqual([]);
  await userEvent.type(name, 'a');
  await expect.element(name).not.toHaveAttribute('aria-invalid');
});

test('another failure is said in the dialog; the values stay, and it can be tried again', async () => {
  const tries = [pending(), pending()];
  const left = tries.map(({ promise }) => promise);
  const onSubmit = vi.fn<Submit>(() => left.shift());
  const { name, note, create, screen, onClose } = await show(onSubmit);
  await userEvent.fill(name, 'Ann');
  await userEvent.fill(note, 'blue');
  await userEvent.click(create);
  tries[0]?.finish(new Error('No berth is free'));
  await expect.element(screen.getByRole('alert')).toHaveTextContent('Nothing was madeNo berth is free');
  await expect.element(create).not.toHaveAttribute('aria-busy');
  await expect.element(name).toHaveValue('Ann');
  await expect.element(note).toHaveValue('blue');
  expect(onClose).not.toHaveBeenCalled();

  await userEvent.click(create);
  await expect.poll(() => screen.getByRole('alert').elements()).toEqual([]);
  tries[1]?.finish();
  await expect.element(create).not.toHaveAttribute('aria-busy');
  expect(onSubmit).toHaveBeenCalledTimes(2);
});

test('a form inside another one, to React’s mind, does not send that one', async () => {
  const outer = vi.fn();
  function Inner() {
    const form = useSmallForm({
      initialValues: { name: 'Ann' },
      schema: object({ name: string().required() }),
      onSubmit: async () => undefined,
    });
    return (
      <FormDialog form={form} title="Boats" confirmLabel="Create" failed="Nothing" onClose={() => undefined}>
        <TextField {...form.field('name')} label="Name" autoFocus />
      </FormDialog>
    );
  }
  await render(
    <form onSubmit={outer}>
      <Inner />
    </form>,
  );
  await userEvent.keyboard('{Enter}');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(outer).not.toHaveBeenCalled();
});

test('cancel closes; what is not ready says so on its button', async () => {
  const { screen, create, onClose } = await show(vi.fn<Submit>(), false);
  await expect.element(create).toHaveAttribute('aria-disabled', 'true');
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onClose).toHaveBeenCalledOnce();
});
