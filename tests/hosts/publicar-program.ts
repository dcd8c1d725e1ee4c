import { publish, type PublishOptions } from '@/scripts/publicar/publish';

const options = JSON.parse(process.argv[2] ?? '') as Omit<PublishOptions, 'print'>;
await publish({ ...options, print: console.log });
