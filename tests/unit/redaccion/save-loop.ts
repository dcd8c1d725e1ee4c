import { writeWhole } from '@/scripts/redaccion/save-files';

const [file = ''] = process.argv.slice(2);
for (let version = 0; ; version += 1) {
  writeWhole(file, `${version}\n`.repeat(20_000));
  process.stdout.write('.');
}
