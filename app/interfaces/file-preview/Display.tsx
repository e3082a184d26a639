import { Icon } from '#app/components/ui/Icon.tsx';

/** What is in the file is seen on its page. */
export function Display() {
  return <Icon name="insert_drive_file" size={18} />;
}
