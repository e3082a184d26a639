import type { InputProps } from '#app/interfaces/define.ts';
import { UserStamp } from '#app/interfaces/UserStamp.tsx';

export default function Input(props: InputProps) {
  return <UserStamp interfaceId="user-created" {...props} />;
}
