/** The name, where it can be that of a file in a folder. Throws for any other. */
export function checkedName(name: string): string {
  const control = [...name].some((letter) => letter.charCodeAt(0) < 32);
  if (name === '' || name === '.' || name === '..' || control || /[/\\:]/.test(name) || name.length > 200) {
    throw new Error(`Not a file name: ${JSON.stringify(name)}`);
  }
  return name;
}
