/** A folder of the file library. */
export interface Folder {
  id: number;
  name: string;
  parent_folder: number | null;
}
