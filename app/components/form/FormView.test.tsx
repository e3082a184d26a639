import { Profiler, type ProfilerOnRenderCallback, useLayoutEffect } from 'react';
import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { toField } from '#app/entities/fields/rules.ts';
import { toFormFields } from './field-access.ts';
import type { FieldInputProps, FieldInputs } from './field-traits.ts';
import { FormView } from './FormView.tsx';
import { useFormEdits, useFormValue } from './form-values.ts';
import { type Form, useForm } from './use-form.ts';
import type { Values } from './value-rules.ts';

const traits = {
  isGroup: false,
  hasOwnHeading: false,
  isReadonly: false,
  isContained: true,
  follows: false,
  heading: null,
};
const rights = { readBlacklist: [], writeBlacklist: [] };
const toFields = (names: readonly string[], rest: Record<string, unknown> = {}) =>
  toFormFields(
    names.map((name) =>
      toField({ field: name, type: 'string', datatype: 'VARCHAR', width: 'half', ...rest }),
    ),
    { rights, isNew: false, isReadonly: false },
  );

function TextInput({ id, value, onChange, describedBy }: FieldInputProps) {
  const text = typeof value === 'string' ? value : '';
  return (
    <input
      id={id}
      aria-describedby={describedBy}
      value={text}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

/** Shows a form and hands out what it is at each moment. */
async function show(
  saved: Values | null,
  fields = toFields(Object.keys(saved ?? {})),
  inputs?: FieldInputs['Input'],
) {
  const shown: { form?: Form } = {};
  const Host = () => {
    const form = useForm({ fields, saved, checkAfter: 20 });
    useLayoutEffect(() => {
      shown.form = form;
    });
    return (
      <FormView
        form={form}
        collection="articles"
        isNew={saved === null}
        inputs={{ Input: inputs ?? TextInput, traitsOf: () => traits, heightOf: () => 36 }}
        label="Fields"
      />
    );
  };
  const screen = await render(<Host />);
  const form = () => {
    if (!shown.form) throw new Error('the form was not rendered');
    return shown.form;
  };
  return { screen, form };
}

test('one keystroke renders one of 200 fields [FD68]', async () => {
  const names = Array.from({ length: 200 }, (_, index) => `field_${index}`);
  const fields = toFields(names);
  const rendered: string[] = [];
  const onRender: ProfilerOnRenderCallback = (id) => rendered.push(id);
  const Input = (props: FieldInputProps) => (
    <Profiler id={props.field.field} onRender={onRender}>
      <TextInput {...props} />
    </Profiler>
  );
  const inputs: FieldInputs = { Input, traitsOf: () => traits, heightOf: () => 36 };
  const saved = Object.fromEntries(names.map((name) => [name, '']));
  const Host = () => (
    <FormView
      form={useForm({ fields, saved })}
      collection="wide"
      isNew={false}
      inputs={inputs}
      label="Wide"
    />
  );
  const screen = await render(<Host />);
  const input = screen.getByLabelText('Field 7', { exact: true });
  await input.click();
  // Inputs below the screen are made bit by bit.
  await expect.poll(() => new Set(rendered).size, { timeout: 10_000 }).toBe(names.length);
  rendered.length = 0;
  await userEvent.keyboard('abc');
  await expect.element(input).toHaveValue('abc');
  // Past the debounced check, which must not render the fields without an error either.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(new Set(rendered)).toEqual(new Set(['field_7']));
  expect(rendered.length).toBeLessThanOrEqual(6);
});

test('an input that follows another is there from the start, however far down; others come later', async () => {
  const names = ['title', ...Array.from({ length: 300 }, (_, index) => `field_${index}`), 'slug'];
  const fields = toFields(names);
  const made = new Set<string>();
  const Input = (props: FieldInputProps) => {
    made.add(props.field.field);
    return <TextInput {...props} />;
  };
  const inputs: FieldInputs = {
    Input,
    traitsOf: ({ field }) => ({ ...traits, follows: field === 'slug' }),
    heightOf: () => 36,
  };
  const Host = () => (
    <FormView
      form={useForm({ fields, saved: {} })}
      collection="wide"
      isNew={false}
      inputs={inputs}
      label="Wide"
    />
  );
  await render(<Host />);
  expect(made.has('slug')).toBe(true);
  expect(made.has('field_299')).toBe(false);
  await expect.poll(() => made.size, { timeout: 10_000 }).toBe(names.length);
});

test('undo, discard and what counts as changed [FD03] [FD14]', async () => {
  const { screen, form } = await show({ title: 'A', body: 'b' });
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.fill('AB');
  await expect.poll(() => form().changed).toEqual(['title']);
  await title.fill('A');
  await expect.poll(() => form().changed).toEqual([]);
  await title.fill('AB');
  await screen.getByRole('textbox', { name: 'Body' }).fill('bc');
  form().handle.undo('title');
  await expect.element(title).toHaveValue('A');
  await expect.poll(() => form().changed).toEqual(['body']);
  form().handle.discard();
  await expect.element(screen.getByRole('textbox', { name: 'Body' })).toHaveValue('b');
  await expect.poll(() => form().changed).toEqual([]);
});

test('a newer saved state comes in without taking what was typed since', async () => {
  const { screen, form } = await show({ title: 'A', body: 'b' });
  await screen.getByRole('textbox', { name: 'Title' }).fill('AB');
  form().handle.rebase({ title: 'X', body: 'y' });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('AB');
  await expect.element(screen.getByRole('textbox', { name: 'Body' })).toHaveValue('y');
  await expect.poll(() => form().changed).toEqual(['title']);
  form().handle.rebase({ title: 'AB (tidied)', body: 'y' }, { title: 'AB' });
  await expect.element(screen.getByRole('textbox', { name: 'Title' })).toHaveValue('AB (tidied)');
  await expect.poll(() => form().changed).toEqual([]);
});

test('errors appear after a moment, of the server’s too, and go when the field is mended [ITM-11]', async () => {
  const { screen, form } = await show(
    { title: 'A', body: 'b' },
    toFields(['title', 'body'], { length: '3' }),
  );
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.fill('four');
  await expect.element(screen.getByText('Enter at most 3 characters.')).toBeVisible();
  await title.fill('two');
  await expect.element(screen.getByText(/at most/)).not.toBeInTheDocument();
  form().handle.setErrors({ body: 'The server’s own words.' });
  await expect.element(screen.getByText('The server’s own words.')).toBeVisible();
  await title.fill('one');
  await new Promise((resolve) => setTimeout(resolve, 60));
  await expect.element(screen.getByText('The server’s own words.')).toBeVisible();
  await screen.getByRole('textbox', { name: 'Body' }).fill('c');
  await expect.element(screen.getByText('The server’s own words.')).not.toBeInTheDocument();
});

test('an input follows another one on edits, not on what the form itself moves', async () => {
  const Following = (props: FieldInputProps) => {
    const isSlug = props.field.field === 'slug';
    const seen = String(useFormValue('title'));
    useFormEdits('title', (value) => {
      if (isSlug) props.onChange(`slug of ${String(value)}`);
    });
    return (
      <>
        <TextInput {...props} />
        {isSlug ? <output>{seen}</output> : null}
      </>
    );
  };
  const { screen, form } = await show({ title: 'A', slug: 'own' }, toFields(['title', 'slug']), Following);
  await screen.getByRole('textbox', { name: 'Title' }).fill('B');
  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('slug of B');
  await expect.element(screen.getByText('B', { exact: true })).toBeVisible();
  form().handle.discard();
  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('own');
  form().handle.rebase({ title: 'C', slug: 'own' });
  await expect.element(screen.getByText('C', { exact: true })).toBeVisible();
  await expect.element(screen.getByRole('textbox', { name: 'Slug' })).toHaveValue('own');
  expect(form().changed).toEqual([]);
});

test('text that can’t be a value counts as unsaved, stands in the way of a save and goes with undo [ERR-02]', async () => {
  const Fussy = (props: FieldInputProps) => (
    <>
      <TextInput {...props} />
      <button type="button" onClick={() => props.onInputError('Not a number.')}>
        Break {props.field.field}
      </button>
    </>
  );
  const { screen, form } = await show({ title: 'A' }, undefined, Fussy);
  await screen.getByRole('button', { name: 'Break title' }).click();
  await expect.element(screen.getByText('Not a number.')).toBeVisible();
  expect(form().changed).toEqual(['title']);
  expect(form().handle.unsaved()).toEqual(['title']);
  expect(form().handle.validate()).toEqual({ title: 'Not a number.' });
  form().handle.undo('title');
  await expect.element(screen.getByText('Not a number.')).not.toBeInTheDocument();
  expect(form().handle.unsaved()).toEqual([]);
});

test('undo and redo go through all fields, bring the focus, and say what they did [FD14]', async () => {
  const { screen, form } = await show({ title: 'A', body: 'b' });
  const title = screen.getByRole('textbox', { name: 'Title' });
  const body = screen.getByRole('textbox', { name: 'Body' });
  await title.click();
  await userEvent.keyboard('{End}nother');
  await body.fill('something longer');
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(body).toHaveValue('b');
  await expect.element(screen.getByText('Undone: Body')).toBeInTheDocument();
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(title).toHaveValue('A');
  await expect.element(title).toHaveFocus();
  // At the end of the steps nothing is left to the browser either.
  await userEvent.keyboard('{Control>}z{/Control}');
  await expect.element(title).toHaveValue('A');
  await userEvent.keyboard('{Control>}{Shift>}z{/Shift}y{/Control}');
  await expect.element(body).toHaveValue('something longer');
  await expect.element(title).toHaveValue('Another');
  form().handle.discard();
  await expect.element(body).toHaveValue('b');
  form().handle.step('undo');
  await expect.element(body).toHaveValue('something longer');
  expect(form().changed).toEqual(['title', 'body']);
});

test('what is tidied on leaving a field is part of its step, also when undoing leaves it', async () => {
  const Tidy = (props: FieldInputProps) => (
    <input
      id={props.id}
      value={String(props.value)}
      onChange={(event) => props.onChange(event.target.value)}
      onBlur={() => props.onChange(String(props.value).trim())}
    />
  );
  const { screen, form } = await show({ title: 'A', body: 'b' }, undefined, Tidy);
  const title = screen.getByRole('textbox', { name: 'Title' });
  const body = screen.getByRole('textbox', { name: 'Body' });
  await title.fill('A long title   ');
  await body.click();
  await expect.element(title).toHaveValue('A long title');
  expect(form().history.done).toHaveLength(1);
  await body.fill('a longer body   ');
  await userEvent.keyboard('{Control>}zz{/Control}');
  await expect.element(title).toHaveValue('A');
  await expect.element(body).toHaveValue('b');
  expect(form().history.undone).toHaveLength(2);
});

test('conditions and sections: one keystroke renders one field, a hidden field is not asked for [FD68] [ITM-11]', async () => {
  const when = [{ field: 'title', operator: 'eq', value: 'AB' }];
  const lectern = (options: Record<string, unknown>) => ({ options: { lectern: options } });
  const fields = [
    ...toFields(['title']),
    ...toFields(['needed'], {
      required: true,
      ...lectern({ show_when: when, group: 'More', collapsed: true }),
    }),
    ...toFields(['other'], lectern({ group: 'More', require_when: when })),
  ];
  const rendered: string[] = [];
  const Input = (props: FieldInputProps) => (
    <Profiler id={props.field.field} onRender={(id) => rendered.push(id)}>
      <TextInput {...props} />
    </Profiler>
  );
  localStorage.clear();
  const { screen, form } = await show({ title: '', needed: null, other: null }, fields, Input);
  const title = screen.getByRole('textbox', { name: 'Title' });
  await title.click();
  rendered.length = 0;
  await userEvent.keyboard('A');
  await expect.element(title).toHaveValue('A');
  expect(new Set(rendered)).toEqual(new Set(['title']));
  await userEvent.keyboard('B');
  await expect.element(screen.getByLabelText('Needed', { exact: true })).toBeInTheDocument();
  await expect.element(screen.getByRole('textbox', { name: 'Other' })).not.toBeInTheDocument();
  expect(Object.keys(form().handle.validate())).toEqual(['needed', 'other']);
  // Its errors open the section.
  await expect.element(screen.getByRole('textbox', { name: 'Other' })).toBeVisible();
  await expect.element(screen.getByText('2 fields have errors')).toBeVisible();
  await userEvent.keyboard('C');
  await expect.element(screen.getByLabelText('Needed', { exact: true })).not.toBeInTheDocument();
  expect(form().handle.validate()).toEqual({});
});

test('fields called like what every object has are fields like any other', async () => {
  const names = ['constructor', 'toString', 'hasOwnProperty', 'valueOf', '__proto__'];
  const saved = Object.fromEntries(names.map((name) => [name, `saved ${name}`]));
  const { screen, form } = await show(saved, toFields(names, { required: true }));
  for (const name of names) {
    const input = screen.container.querySelector<HTMLInputElement>(`[data-field="${name}"] input`);
    expect(input?.value).toBe(`saved ${name}`);
    await userEvent.fill(input as HTMLInputElement, '');
  }
  await expect.poll(() => form().changed).toEqual(names);
  await expect.poll(() => Object.keys(form().errors)).toEqual(names);
  form().handle.setErrors(Object.fromEntries(names.map((name) => [name, `refused ${name}`])));
  await expect.element(screen.getByText('refused __proto__')).toBeVisible();
  form().handle.undo('__proto__');
  await expect.poll(() => form().changed).toEqual(names.slice(0, -1));
  form().handle.rebase(Object.fromEntries(names.map((name) => [name, 'theirs'])));
  await expect.poll(() => form().changed).toEqual(names.slice(0, -1));
  form().handle.discard();
  await expect.poll(() => form().changed).toEqual([]);
  expect(Object.values(form().handle.read().values)).toEqual(names.map(() => 'theirs'));
});
