/** One setting as the API stores it: the value is text, or the file that it names. */
export interface SettingRow {
  id: number;
  key: string;
  value: unknown;
}

export interface SettingWrites {
  updates: { id: number; value: unknown }[];
  creations: { key: string; value: unknown }[];
}
