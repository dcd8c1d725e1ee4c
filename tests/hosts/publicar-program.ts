import { publish, type PublishOptions } from '@/scripts/publicar/publish';

/** Publishes as a process of its own, which a test can kill. Argument: the options, as JSON. */
const options = JSON.parse(process.argv[2] ?? '') as Omit<PublishOptions, 'print'>;
await publish({ ...options, print: console.log });
