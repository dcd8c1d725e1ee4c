import { ABUSES, type RelayRun, type RelayScene } from '../relay/results';
import { table } from './table';
import { count, mb, seconds } from './units';

const HEAD = ['Who abuses', 'Requests:', 'Delivered:', 'Refused:', 'Wrong:', 'Unanswered:'];
const NEWCOMERS = ['Newcomers:', 'Served:', 'Wait, median, s:', 'Longest, s:', 'Puzzles, most:'];
const MESSAGES = ['Answered OK:', 'Arrived:', 'Lost:', 'Twice:'];

/** What the relay did under abuse, as a part of docs/rendimiento.md. */
export function relaySection({ day, node, scenes }: RelayRun): string[] {
  const [first] = scenes;
  const columns = first?.bytes.map(
    (_, n) => `${((n + 1) * first.seconds) / first.bytes.length} s:`,
  );
  const percents = scenes.map(({ others }) => `${Math.round(100 * others)} %`).join(' and ');
  return [
    '## The relay under abuse',
    `Measured on ${day}, with Node ${node}. The relay as \`npm run relay\` starts it, with its own limits, and a mail server on the loopback that takes 0.1 s for a message. For ${first?.seconds} s twenty abusers send without pause ten times what an address may ask for: messages that are right, long ones, what is no message and what is too large; and each does the work that it is asked for, one message at a time, while it sends others without. Meanwhile somebody comes every 7.5 s who had not come before. Senders and mail server share the machine with the relay; the wait has the work in it. Other programs took ${percents} of the machine: on a quiet one the waits are shorter.`,
    table([...HEAD, ...NEWCOMERS, ...MESSAGES], scenes.map(row)),
    'Resident memory of the relay, MB.',
    table(
      ['Who abuses', 'Start:', ...(columns ?? [])],
      scenes.map(({ abuse, startBytes, bytes }) => [
        ABUSES[abuse],
        mb(startBytes),
        ...bytes.map(mb),
      ]),
    ),
  ];
}

function row(scene: RelayScene): string[] {
  const { abuse, abusers, newcomers, waitsMs, puzzles, confirmed, arrived, twice } = scene;
  const some = (of: Record<string, number>, ...statuses: string[]) =>
    statuses.reduce((sum, status) => sum + (of[status] ?? 0), 0);
  const all = (of: Record<string, number>) => some(of, ...Object.keys(of));
  const waits = [...waitsMs].sort((a, b) => a - b);
  return [
    ABUSES[abuse],
    count(all(abusers)),
    count(some(abusers, '200')),
    count(some(abusers, '429')),
    count(some(abusers, '400', '413')),
    count(some(abusers, 'cut', '504')),
    count(all(newcomers)),
    count(some(newcomers, '200')),
    seconds(waits[waits.length >> 1] ?? 0),
    seconds(waits.at(-1) ?? 0),
    count(puzzles),
    count(confirmed),
    count(arrived),
    count(confirmed - arrived),
    count(twice),
  ];
}
