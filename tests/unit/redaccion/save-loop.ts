import { writeWhole } from '@/scripts/redaccion/whole-file';

/** Saves a file again and again, one whole version after another, until it is killed. */
const [file = ''] = process.argv.slice(2);
for (let version = 0; ; version += 1) {
  writeWhole(file, `${version}\n`.repeat(20_000));
  process.stdout.write('.');
}
