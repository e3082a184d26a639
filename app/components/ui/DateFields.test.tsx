import { type ReactNode, useState } from 'react';
import { I18nProvider } from 'react-aria-components';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { DateField } from '#app/components/ui/DateField.tsx';
import { DatePicker } from '#app/components/ui/DatePicker.tsx';
import { DateTimePicker } from '#app/components/ui/DateTimePicker.tsx';
import { TimeField } from '#app/components/ui/TimeField.tsx';
import type { DateFieldShape } from '#app/components/ui/date-field-props.ts';

type Draw = (field: DateFieldShape) => ReactNode;

async function show(start: string | null, draw: Draw, locale = 'en-US', rest: Partial<DateFieldShape> = {}) {
  const onChange = vi.fn<(value: string | null) => void>();
  function Host() {
    const [value, setValue] = useState(start);
    const [, redraw] = useState(0);
    return (
      <I18nProvider locale={locale}>
        {draw({
          label: 'When',
          clearLabel: 'Clear',
          ...rest,
          value,
          onChange: (next) => {
            onChange(next);
            setValue(next);
          },
        })}
        <button type="button" onClick={() => redraw((count) => count + 1)}>
          redraw
        </button>
      </I18nProvider>
    );
  }
  await render(<Host />);
  return onChange;
}

const segment = (name: RegExp) => page.getByRole('spinbutton', { name });

describe('date fields', () => {
  it('DateField types a date part by part, and emits only whole ones', async () => {
    const onChange = await show(null, (field) => <DateField {...field} />);
    await segment(/month/).click();
    await userEvent.keyboard('0229');
    expect(onChange).not.toHaveBeenCalled();
    await page.getByRole('button', { name: 'redraw' }).click();
    await expect.element(segment(/month/)).toHaveTextContent('02');
    await segment(/year/).click();
    await userEvent.keyboard('2024');
    expect(onChange).toHaveBeenLastCalledWith('2024-02-29');
  });

  it('DateField holds a short year back until it is left', async () => {
    const onChange = await show(null, (field) => <DateField {...field} />);
    await segment(/month/).click();
    await userEvent.keyboard('0301202');
    expect(onChange).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect.poll(() => onChange.mock.lastCall).toEqual(['0202-03-01']);
    expect(onChange).toHaveBeenCalledTimes(1);
  });

  it.each(['2024-02-29', '1999-12-31'])(
    'DatePicker replaces a date by %s, emitted as it was typed',
    async (typed) => {
      const onChange = await show('2023-05-17', (field) => <DatePicker {...field} />);
      const [year = '', month = '', day = ''] = typed.split('-');
      await segment(/month/).click();
      await userEvent.keyboard(month + day + year);
      await expect.poll(() => onChange.mock.lastCall).toEqual([typed]);
      await userEvent.tab();
      await userEvent.tab();
      expect(onChange.mock.lastCall).toEqual([typed]);
      await expect.element(segment(/day/)).toHaveTextContent(day);
    },
  );

  it.each([
    ['DateField', (field: DateFieldShape) => <DateField {...field} />, '2021-05-17'],
    ['DatePicker', (field: DateFieldShape) => <DatePicker {...field} />, '2021-05-17'],
    ['DateTimePicker', (field: DateFieldShape) => <DateTimePicker {...field} />, '2021-05-17 08:30:00'],
  ] as const)(
    '%s says that a day does not exist, and keeps it as typed until it does',
    async (_, draw, start) => {
      const onInputError = vi.fn<NonNullable<DateFieldShape['onInputError']>>();
      const inputErrorText: DateFieldShape['inputErrorText'] = ({ day, days }) => `${day} of ${days}`;
      const onChange = await show(start, draw, 'en-US', { onInputError, inputErrorText });
      await segment(/month/).click();
      await userEvent.keyboard('02312024');
      await page.getByRole('button', { name: 'redraw' }).click();
      await expect.element(segment(/day/)).toHaveTextContent('31');
      await expect.element(segment(/month/)).toHaveTextContent('02');
      await expect.element(page.getByText('31 of 29')).toBeVisible();
      expect(onInputError).toHaveBeenLastCalledWith({ day: 31, days: 29 });
      expect(onChange.mock.calls.flat().filter((value) => value?.startsWith('2024'))).toEqual([]);
      await segment(/day/).click();
      await userEvent.keyboard('28');
      await expect.poll(() => onChange.mock.lastCall?.[0]).toBe(start.replace('2021-05-17', '2024-02-28'));
      await expect.element(page.getByText('31 of 29')).not.toBeInTheDocument();
      expect(onInputError).toHaveBeenLastCalledWith(null);
    },
  );

  it('DateField keeps silent about a part that is emptied, and clears by its button', async () => {
    const onChange = await show('2024-02-29', (field) => <DateField {...field} />);
    await segment(/day/).click();
    await userEvent.keyboard('{Backspace}{Backspace}');
    expect(onChange.mock.calls.filter(([value]) => value === null)).toHaveLength(0);
    await page.getByRole('button', { name: 'Clear' }).click();
    expect(onChange).toHaveBeenLastCalledWith(null);
  });

  it('a stored value that is no date shows empty and is left alone', async () => {
    const onChange = await show('0000-00-00', (field) => <DateField {...field} />);
    await segment(/day/).click();
    await userEvent.tab();
    await page.getByRole('button', { name: 'redraw' }).click();
    expect(onChange).not.toHaveBeenCalled();
  });

  it('DatePicker picks from the calendar', async () => {
    const onChange = await show('2024-02-29', (field) => <DatePicker {...field} />);
    await page.getByRole('button', { name: /calendar/i }).click();
    await page.getByRole('button', { name: /February 14, 2024/ }).click();
    expect(onChange).toHaveBeenLastCalledWith('2024-02-14');
    expect(page.getByRole('dialog').elements()).toHaveLength(0);
  });

  it('DatePicker jumps to a year by its list', async () => {
    const onChange = await show('2024-02-29', (field) => <DatePicker {...field} />);
    await page.getByRole('button', { name: /calendar/i }).click();
    await page.getByRole('combobox', { name: /year/i }).selectOptions('2020');
    await page.getByRole('button', { name: /February 3, 2020/ }).click();
    expect(onChange).toHaveBeenLastCalledWith('2020-02-03');
  });

  it('emits Gregorian dates in a locale with another calendar', async () => {
    const onChange = await show('2024-03-20', (field) => <DateField {...field} />, 'fa-IR');
    await page.getByRole('spinbutton').first().click();
    await userEvent.keyboard('{ArrowUp}');
    expect(onChange.mock.lastCall?.[0]).toMatch(/^202[3-5]-\d\d-\d\d$/);
  });

  it.each([
    ['fa-IR', /^فوریه/, '۲۰۱۸'],
    ['th-TH', /^ก(?:ุมภาพันธ์|\.พ\.)$/, '2018'],
  ])(
    'in %s the picker names the month of its grid, and its day picked again changes nothing',
    async (locale, month, year) => {
      const onChange = await show(
        '2018-02-14',
        (field) => <DatePicker {...field} />,
        `${locale}-u-ca-gregory`,
      );
      await page.getByRole('button', { name: /calendar/i }).click();
      await expect.element(page.getByRole('combobox').nth(0)).toHaveDisplayValue(month);
      await expect.element(page.getByRole('combobox').nth(1)).toHaveDisplayValue(year);
      await userEvent.click(page.getByRole('gridcell', { selected: true }).getByRole('button'));
      for (const [value] of onChange.mock.calls) expect(value).toBe('2018-02-14');
    },
  );

  it.each(['th-TH', 'fa-IR'])('a year is read as it is typed in %s', async (locale) => {
    const onChange = await show('2018-02-14', (field) => <DateField {...field} />, `${locale}-u-ca-gregory`);
    const parts = page.getByRole('spinbutton').elements();
    const year = parts.find((part) => part.getAttribute('data-type') === 'year') ?? parts[0];
    await userEvent.click(page.elementLocator(year as Element));
    await userEvent.keyboard('2561');
    expect(onChange).toHaveBeenLastCalledWith('2561-02-14');
  });

  it('DateTimePicker keeps the time when the day changes, and gives midnight to a first day', async () => {
    const onChange = await show('2024-02-29 13:05:09', (field) => <DateTimePicker {...field} />);
    await page.getByRole('button', { name: /calendar/i }).click();
    await page.getByRole('button', { name: /February 14, 2024/ }).click();
    expect(onChange).toHaveBeenLastCalledWith('2024-02-14 13:05:09');
  });

  it('DateTimePicker starts a day at midnight', async () => {
    const onChange = await show(null, (field) => <DateTimePicker {...field} />);
    await page.getByRole('button', { name: /calendar/i }).click();
    await page.getByRole('gridcell').getByRole('button', { name: / 15, / }).click();
    await userEvent.keyboard('{Escape}');
    expect(onChange.mock.lastCall?.[0]).toMatch(/^\d{4}-\d\d-15 00:00:00$/);
  });

  it('TimeField emits HH:MM:SS whatever clock the locale has', async () => {
    const onChange = await show('13:05:09', (field) => <TimeField {...field} />);
    await expect.element(segment(/AM\/PM/)).toHaveTextContent('PM');
    await segment(/hour/).click();
    await userEvent.keyboard('11');
    expect(onChange).toHaveBeenLastCalledWith('23:05:09');
  });

  it('is inert when read-only', async () => {
    const onChange = await show('13:05:09', (field) => <TimeField {...field} />, 'en-US', { readOnly: true });
    await page.getByRole('spinbutton').first().click();
    await userEvent.keyboard('{ArrowUp}7');
    expect(onChange).not.toHaveBeenCalled();
    expect(page.getByRole('button', { name: 'Clear' }).elements()).toHaveLength(0);
  });
});
