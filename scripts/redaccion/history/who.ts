import { userInfo } from 'node:os';
import { personNow } from '../person';

/** Who is named in the history: whoever logged in at the office's proxy or, without one, this computer's user. */
export function whoAsks(): string {
  const { name } = personNow();
  if (name) return name;
  try {
    return userInfo().username;
  } catch {
    return 'Redacción';
  }
}
