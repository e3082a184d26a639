import { describe, expect, test } from 'vitest';
import { pickerView } from './picker-view.ts';

const has = (field: string) => field !== 'secret';

describe('the list of a file picker', () => {
  test('options that are missing, wrong or newer give the usual cards [FD02]', () => {
    const usual = pickerView({}, has);
    expect(usual).toMatchObject({ isRows: false, title: '{{title}}', subtitle: '{{type}}', filter: null });
    for (const odd of [null, 7, 'x', [], [[]], { newer: true }]) {
      const view = pickerView({ viewType: odd, viewOptions: odd, viewQuery: odd, accept: [] }, has);
      expect({ ...view, isRows: false }).toEqual(usual);
    }
  });

  test('options are flat or under the layout’s name; what can’t be read is left out', () => {
    const flat = { title: 'filename_download', subtitle: '{{secret}}', fit: 'contain' };
    for (const viewOptions of [flat, { cards: flat }, JSON.stringify(flat)])
      expect(pickerView({ viewOptions }, has)).toMatchObject({
        title: '{{filename_download}}',
        subtitle: null,
        fit: 'contain',
      });
    const query = { fields: 'title,secret,folder', sort: '-filesize,secret' };
    expect(pickerView({ viewType: 'tabular', viewQuery: { tabular: query } }, has)).toMatchObject({
      isRows: true,
      columns: ['title', 'folder'],
      sort: '-filesize,-id',
    });
  });

  test('types and conditions both hold; a condition on the type stands for the types', () => {
    const folder = { field: 'folder', operator: 'eq', value: 3 };
    expect(pickerView({ accept: 'image/png', filters: [folder] }, has).filter).toEqual({
      folder: { eq: '3' },
      type: { in: ['image/png'] },
    });
    expect(pickerView({ accept: 'image/*,video/*', filters: JSON.stringify([folder]) }, has).filter).toEqual({
      folder: { eq: '3' },
    });
    expect(pickerView({ accept: 'image/*' }, has).filter).toEqual({ type: { rlike: 'image/%' } });
    const type = { field: 'type', operator: 'contains', value: 'pdf' };
    expect(pickerView({ accept: 'image/png', filters: [type] }, has).filter).toEqual({
      type: { contains: 'pdf' },
    });
  });

  test('conditions that say nothing are told', () => {
    expect(pickerView({ filters: [{ field: 'secret', operator: 'eq', value: 1 }] }, has).isUnfit).toBe(true);
    expect(pickerView({ filters: [{ field: 'id', operator: 'newer', value: 1 }] }, has).isUnfit).toBe(true);
    expect(pickerView({ filters: [] }, has).isUnfit).toBe(false);
  });
});
